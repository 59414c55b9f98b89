"""What the rules of ドレイクの野望 make players do beyond the turn's course: all states of a ship, growth to the last version,
conversion, the turn's transport, every combat die, every country's gauges."""

from __future__ import annotations

import re

import pytest

from builder.assemble.gauge_keys import step_key
from builder.assemble.turn_tracker import phase_names
from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.model.game import Game
from builder.vassal import components as vassal
from builder.vassal.archive import read_archive
from builder.vassal.build_file import read_build_file
from tests.play.conftest import Built, after, give, of, press, told

MAP, FACTORY, PLAY_SHEET = "バイストン・ウェル", "工場ボックス", "プレイ管理シート"
SHIP, TODD = {"Counter": "goraon"}, {"Unit": "todd"}


def place(counter: str, board: str, x: int, y: int) -> Step:
    return Step(do="place", piece={"Counter": counter}, map=board, x=x, y=y)


def again(command: str, number: int, **piece: str) -> Step:
    return Step(do="key", piece=piece, command=command, value=str(number))


SHIP_PLACED = place("goraon", MAP, 900, 700)
HITS = tuple(again("damage", number, **SHIP) for number in range(4))
MENDED = (again("damage", 9, **SHIP), again("repair", 1, **SHIP))
TODD_PLACED, GROWN = place("todd-1", MAP, 700, 700), tuple(again("growth", number, **TODD) for number in range(3))
AT_HOME = {"Counter": "drake-army-drumlo", "location": FACTORY}
HOME = give("eliminate", Counter="drake-army-drumlo", map=MAP)
CONVERTED = give("convert:bastole", **AT_HOME)
TRANSPORT_PLACED, TRANSPORT = place("transport-used", PLAY_SHEET, 640, 610), give("transport", Counter="transport-used")
TURN_ENDS = press("end-of-turn")
DICE = {name: press(f"roll:{name}:4+0") for name in ("hits-2-1", "hits-3-1", "hits-1", "hits-5")}
SEARCHES = tuple(Step(do="hotkey", command="roll:find-factory:2+0", value=str(number)) for number in range(6))
STEPS = (
    *(SHIP_PLACED, *HITS, *MENDED, TODD_PLACED, *GROWN, HOME, CONVERTED, TRANSPORT_PLACED, TRANSPORT, TURN_ENDS),
    *(*DICE.values(), *SEARCHES),
)


@pytest.fixture(scope="module")
def played(engine, drake) -> Observation:
    """One session from the campaign."""
    properties = ("Counter", "Unit", "State_Level")
    order = Order(vmod=drake.vmod, start=Start.SETUP, steps=STEPS, properties=properties, language="ja")
    return observe(order, engine)


def gpid(built: Built, counter: str) -> str:
    """The number that the ledger gives the counter."""
    ledger = (built.vmod.parents[2] / "rules_data/drake/piece_ids.txt").read_text(encoding="utf-8")
    return next(line.split()[0] for line in ledger.splitlines() if line.split()[1:] == [counter])


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_a_battle_ship_passes_through_its_four_states_and_is_lost(played):
    ships = [of(after(played, STEPS, step), "goraon") for step in (SHIP_PLACED, *HITS)]
    assert [[piece.properties["State_Level"] for piece in seen] for seen in ships] == [
        ["1"],
        ["2"],
        ["3"],
        ["4"],
        ["1"],
    ]
    assert [piece.location for piece in ships[-1]] == [FACTORY]
    names = [
        re.fullmatch(r"\S+: (.+) → (.+) — 被害", told(after(played, STEPS, step))[0]).groups() for step in HITS[:3]
    ]
    assert names[0][0] == "ゴラオン" and [one[1] for one in names[:2]] == [one[0] for one in names[1:]]
    (line,) = told(after(played, STEPS, HITS[3]))
    assert line.endswith(f"— 除去（工場ボックスへ） → {FACTORY}")
    assert [of(after(played, STEPS, step), "goraon")[0].properties["State_Level"] for step in MENDED] == ["2", "1"]


def test_a_character_grows_to_the_last_version_and_no_further(played):
    def todds(step: Step) -> set[str | None]:
        seen = after(played, STEPS, step).pieces
        return {piece.properties["Counter"] for piece in seen if piece.properties["Unit"] == "todd"}

    assert [todds(step) for step in (TODD_PLACED, *GROWN)] == [{"todd-1"}, {"todd-2"}, {"todd-3"}, {"todd-3"}]
    assert [told(after(played, STEPS, step)) for step in GROWN][2] == []


def test_a_conversion_puts_the_other_type_on_the_same_spot(played, drake):
    before, now = of(after(played, STEPS, HOME), "drake-army-drumlo"), of(after(played, STEPS, CONVERTED), "bastole")
    assert before and {piece.location for piece in before} == {FACTORY}
    assert [(one.map, one.x, one.y, one.properties["State_Level"]) for one in now] == [
        (one.map, one.x, one.y, "1") for one in before
    ]
    assert {one.gpid for one in now} == {gpid(drake, "bastole")}
    assert of(after(played, STEPS, CONVERTED), "drake-army-drumlo") == []
    line = f"{FACTORY}: ドレイク軍 ドラムロ — 換装 → バストール"
    assert told(after(played, STEPS, CONVERTED)) == [line] * len(before)


def test_the_transport_of_a_turn_is_marked_and_possible_again_in_the_next(played):
    (marker,) = of(after(played, STEPS, TRANSPORT_PLACED), "transport-used")
    assert marker.location == "輸送可能"
    assert told(after(played, STEPS, TRANSPORT)) == ["輸送可能: ラウの国 輸送済マーカー — 輸送済にする → 輸送済"]
    (marker,) = of(after(played, STEPS, TURN_ENDS), "transport-used")
    assert marker.location == "輸送可能"
    assert told(after(played, STEPS, TURN_ENDS)) == [
        "ターン終了: カップは空",
        "輸送済: ラウの国 輸送済マーカー — 輸送可能に戻す → 輸送可能",
    ]


@pytest.mark.parametrize(
    ("name", "title", "against"),
    [("hits-2-1", "２・１", (2, 1)), ("hits-3-1", "３・１", (3, 1)), ("hits-1", "１", (1,)), ("hits-5", "５", (5,))],
)
def test_every_strength_counts_its_hits(played, name, title, against):
    (line,) = told(after(played, STEPS, DICE[name]))
    dice, hits = re.fullmatch(rf"vmodsmith: 戦闘 {title} ×4 = ([1-6](?:,[1-6]){{3}}) — (\d+) ヒット", line).groups()
    assert int(hits) == sum(int(die) <= number for die in dice.split(",") for number in against)


def test_the_secret_factory_is_found_from_eleven_on(played):
    for step in SEARCHES:
        (line,) = told(after(played, STEPS, step))
        total, meaning = re.fullmatch(r"vmodsmith: 秘密工場発見(?: ＋0)? = (\d+) — (\S+)", line).groups()
        assert 2 <= int(total) <= 12 and meaning == ("発見" if int(total) >= 11 else "見つからない")


COUNTRIES = ("drake-army", "ku", "rau", "na", "mi", "a")


def test_every_country_has_its_gauges_its_income_and_its_state(drake):
    module = read_build_file(read_archive(drake.vmod.read_bytes())["buildFile.xml"])
    keys = {one.name for one in vassal.walk(module) if isinstance(one, vassal.MassKeyCommand)}
    game: Game = drake.game
    for side in COUNTRIES:
        steps = {step_key(gauge, side, step) for gauge in game.play.gauges for step in gauge.steps}
        wanted = {*steps, f"income:{side}", f"development:{side}", f"focused-development:{side}"}
        assert wanted <= keys, side
    states = {
        side
        for board in game.boards
        for track in board.tracks
        if track.id == "state"
        for side in track.digits[0].markers
    }
    assert states >= set(COUNTRIES)


def test_a_turn_has_an_action_phase_for_every_chit(drake):
    chits = {"drake-army": 3, "shott-squad": 1, "ku": 3, "rau": 3, "zelana-squad": 1, "na": 3, "a": 1, "mi": 1}  # 8.15
    phases = phase_names(drake.game.turns, "ja")
    assert [name for name in phases if name.startswith("行動フェイズ")] == [
        f"行動フェイズ {number}" for number in range(1, sum(chits.values()) + 1)
    ]
