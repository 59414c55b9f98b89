"""Every feature of play.yaml in the small game of the tests, in the real engine: an English game without a name in builder/."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.quality import quality_of
from tests.play.conftest import Built, after, give, of, press, told

CASTLE, FACTORY, SHEET = "Old Castle", "Factory", "Red supply sheet"
LIONS, FOX = {"Counter": "red-lion", "location": CASTLE}, {"Counter": "fox"}
LOST = give("damage", **LIONS)
FOX_HIT, FOX_LOST = give("damage", **FOX, State_Level="1"), give("damage", **FOX, State_Level="2")
WORN = give("damage", Counter="red-lion", location=FACTORY)
CONVERT = give("convert:tiger", Counter="red-lion", location=FACTORY)
COPY, PRODUCE = give("reproduce", Counter="red-tiger"), give("produce", Counter="red-tiger")
TABLE = give("hit", Counter="red-orca")
PROMOTE, WOUND, REST = (
    give("promote", Counter="falcon-1"),
    give("wound", Counter="falcon-2"),
    give("rest", Counter="heron"),
)
WAIT, FILL, TOO_SOON = give("hold-back", Counter="red-chit"), press("fill-cup"), press("end-of-turn")
DRAWS = tuple(Step(do="hotkey", command="draw", value=str(number)) for number in range(5))
END = Step(do="hotkey", command="end-of-turn", value="again")
KEEP = give("keep", Counter="red-chit")
FUNDS, POWER, INCOME = press("funds:red:+10"), press("power:red:+1"), press("income:red")
RESEARCH, BROKE = press("research:red"), press("research:blue")
WAR = give("state:warring", Counter="blue-state-marker")
HITS, FOUND, VICTORY = press("roll:hits:3+0"), press("roll:search:2+10"), press("victory")
NEXT = tuple(Step(do="hotkey", key="ctrl shift N", value=str(number)) for number in range(5))
FORCES = Step(do="look", value="inventory")
STEPS = (
    *(FORCES, LOST, FOX_HIT, FOX_LOST, WORN, CONVERT, COPY, PRODUCE, TABLE, PROMOTE, WOUND, REST, WAIT, FILL, TOO_SOON),
    *(*DRAWS, END, KEEP, FUNDS, POWER, INCOME, RESEARCH, BROKE, WAR, HITS, FOUND, VICTORY, *NEXT),
)


@pytest.fixture(scope="module")
def played(engine, skirmish) -> Observation:
    """One session from the opening."""
    properties = ("Counter", "State_Level", "Back_Level")
    return observe(Order(vmod=skirmish.vmod, start=Start.SETUP, setup=1, steps=STEPS, properties=properties), engine)


def skirmish_gpid(built: Built, counter: str) -> str:
    """The number that the ledger gives the counter."""
    ledger = (built.vmod.parents[2] / "rules_data/skirmish/piece_ids.txt").read_text(encoding="utf-8")
    return next(line.split()[0] for line in ledger.splitlines() if line.split()[1:] == [counter])


def shown(seen: Observation, step: Step, *counters: str) -> list[str]:
    return [piece.location for counter in counters for piece in of(after(seen, STEPS, step), counter)]


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_what_a_setup_puts_into_the_cup_lies_in_it(played):
    (storm,) = of(played.game, "storm")
    assert (storm.deck, storm.map, storm.stack != "") == ("Cup", "Play sheet", True)
    assert [line for line in after(played, STEPS, FORCES).looked if "Storm" in line] == []


def test_damage_in_the_last_state_eliminates(played):
    assert told(after(played, STEPS, LOST)) == [f"{CASTLE}: Red Lion (Back) — Eliminate → {FACTORY}"] * 2
    lost = [piece for piece in of(after(played, STEPS, LOST), "red-lion") if piece.map == SHEET]
    assert {(piece.location, piece.properties["State_Level"]) for piece in lost} == {(FACTORY, "1")}
    assert told(after(played, STEPS, FOX_HIT)) == ["The Ridge 0602: Fox → Fox (Back) — Damage"]
    assert told(after(played, STEPS, FOX_LOST)) == ["The Ridge 0602: Green Fox (Back) — Out of the game → Reserve"]
    assert shown(played, FOX_LOST, "fox") == ["Reserve"]


def test_a_conversion_puts_a_new_counter_on_the_same_spot(played, skirmish):
    before = [piece for piece in of(after(played, STEPS, WORN), "red-lion") if piece.map == SHEET]
    tigers = of(after(played, STEPS, CONVERT), "red-tiger")
    assert {(one.x, one.y, one.stack) for one in tigers} == {(one.x, one.y, one.stack) for one in before}
    assert [(one.name, one.properties["State_Level"]) for one in tigers] == [("Tiger II", "1")] * 2, "a new one, whole"
    assert {one.gpid for one in tigers} == {skirmish_gpid(skirmish, "red-tiger")}
    assert [piece.map for piece in of(after(played, STEPS, CONVERT), "red-lion")] == ["Island"]
    assert told(after(played, STEPS, CONVERT)) == [f"{FACTORY}: Red Lion (Back) — Convert → Tiger II"] * 2


def test_one_more_and_production(played):
    assert shown(played, COPY, "red-tiger") == [FACTORY] * 4
    forts = {(piece.x, piece.y) for piece in of(played.game, "red-fort")}
    made = of(after(played, STEPS, PRODUCE), "red-tiger")
    assert {(piece.x, piece.y) for piece in made} <= forts and {piece.map for piece in made} == {"Island"}


def test_a_die_table_answers_the_roll(played):
    (line,) = told(after(played, STEPS, TABLE))
    number, result = re.fullmatch(
        rf"{FACTORY}: Red Orca \(Sub front\) — Damage table = ([1-6]) (\S+) \(2.12\)", line
    ).groups()
    assert result == ("無", "無", "1", "1", "2", "沈")[int(number) - 1]


def test_leaders_grow_go_into_the_cup_and_rest(played):
    assert told(after(played, STEPS, PROMOTE)) == [f"{CASTLE}: Red Falcon① — Promote → ②"]
    assert told(after(played, STEPS, WOUND)) == [f"{CASTLE}: Red Falcon② — Wounded"]
    assert [piece.deck for piece in of(after(played, STEPS, WOUND), "falcon-2")] == ["Cup"]
    assert shown(played, REST, "heron") == ["Turn 2"]


def test_chits_wait_face_down_and_are_drawn_face_up(played):
    waiting = of(after(played, STEPS, WAIT), "red-chit")
    assert {(piece.name, piece.location) for piece in waiting} == {("Action chit (face down)", "Chits of Red")}
    assert told(after(played, STEPS, FILL)) == ["Chits of Red: Red Action chit (face down) — Into the cup"] * 3
    assert told(after(played, STEPS, TOO_SOON)) == ["End the turn: the Cup still holds 5"]
    drawn = [told(after(played, STEPS, draw)) for draw in DRAWS]
    assert [first for first, _ in drawn] == [f"Draw: the Cup holds {left}" for left in (5, 4, 3, 2, 1)]
    assert sorted(second for _, second in drawn) == [
        *["Cup: Red Action — Open → Reserve"] * 3,
        "Cup: Red Falcon② — Open → Reserve",
        "Cup: Storm (Hidden) — Open → Reserve",
    ]
    opened = after(played, STEPS, DRAWS[-1])
    assert {piece.properties["Back_Level"] for piece in of(opened, "red-chit")} == {"1"}
    assert [(piece.location, piece.name) for piece in of(opened, "storm")] == [("Reserve", "Storm")]


def test_the_end_of_the_turn_brings_home_and_a_hand_names_nothing(played):
    assert told(after(played, STEPS, END)) == [
        "End the turn: the Cup is empty",
        *[f"Reserve: Red Action — Home → {FACTORY}"] * 3,
    ]
    assert told(after(played, STEPS, KEEP)) == [f"{FACTORY}: one counter → Red's hand"] * 3
    assert {piece.map for piece in of(after(played, STEPS, KEEP), "red-chit")} == {"Red's hand"}


def test_gauges_transfer_and_purchase(played):
    assert told(after(played, STEPS, FUNDS)) == ["Red Funds: 57 → 67"]
    assert shown(played, FUNDS, "red-funds-tens", "red-funds-ones") == ["Funds 60", "Funds +7"]
    assert told(after(played, STEPS, POWER)) == ["Red Power: 12 → 13"]
    assert told(after(played, STEPS, INCOME)) == ["Red: Income", "Red Funds: 67 → 80"]
    roll, funds, level = told(after(played, STEPS, RESEARCH))
    (price,) = (int(number) for number in re.findall(r"^Red: Research — price (\d+)$", roll))
    assert price in {6, 8, 10, 12, 14, 16}
    assert (funds, level) == (f"Red Funds: 80 → {80 - price}", "Red Technology: 3 → 4")


def test_who_has_eight_may_just_pay_or_loses_all(played):
    roll, funds, level = told(after(played, STEPS, BROKE))
    (price,) = (int(number) for number in re.findall(r"^Blue: Research — price (\d+)", roll))
    if price <= 8:
        assert (funds, level) == (f"Blue Funds: 8 → {8 - price}", "Blue Technology: 0 → 1")
    else:
        assert roll.endswith(" (too dear: all of Funds is lost)")
        assert (funds, level) == ("Blue Funds: 8 → 0", "Blue Technology: 0 → 0")


def test_states_rolls_and_the_victory(played):
    assert told(after(played, STEPS, WAR)) == ["State: Blue State Watching → Blue State At war"]
    (line,) = told(after(played, STEPS, HITS))
    dice, hits = re.fullmatch(r"vmodsmith: Combat 4・2 ×3 = ([1-6],[1-6],[1-6]) — (\d) hits", line).groups()
    assert int(hits) == sum((die <= 4) + (die <= 2) for die in map(int, dice.split(",")))
    (line,) = told(after(played, STEPS, FOUND))
    assert re.fullmatch(r"vmodsmith: Search ＋10 = (1[2-9]|2[0-2]) — found", line)
    assert told(after(played, STEPS, VICTORY)) == ["Who wins: 13 — The North wins"]


def test_an_action_phase_for_every_chit(played):
    assert [after(played, STEPS, step).turns[0].shown for step in NEXT] == [
        *(f"Turn 1 Action {number}" for number in (1, 2, 3, 4)),
        "Turn 2 Income",
    ]
    assert shown(played, NEXT[-1], "turn-marker") == ["Turn 2"]


def test_the_last_phase_of_the_last_turn_tells_who_wins(engine, skirmish):
    steps = tuple(Step(do="hotkey", key="ctrl shift N", value=str(number)) for number in range(4 + 3 * 5))
    seen = observe(Order(vmod=skirmish.vmod, start=Start.SETUP, setup=0, steps=steps), engine)
    assert (seen.setup.name, seen.game.turns[0].shown) == ("Late war", "Turn 5 Income")
    lines = [told(game) for game in seen.after]
    assert lines[-1] == ["Who wins: -39 — The South wins", "** Turn 8 Action 4 **"]
    assert not [line for step in lines[:-1] for line in step if line.startswith("Who wins")]


def test_the_figures_that_players_look_for(skirmish):
    quality = quality_of(skirmish.vmod.read_bytes())
    assert quality.pieces == quality.with_prototypes == len(skirmish.game.counters)
    assert (quality.silent, len(quality.aids)) == ((), 9)
