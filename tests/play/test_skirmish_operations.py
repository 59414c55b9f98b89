"""What a small game can have besides: operations, links, markers laid and lifted, gauges moved from a counter's menu."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, press, told

TIGER, HERON, LION = {"Counter": "blue-tiger"}, {"Counter": "heron"}, {"Counter": "blue-lion"}
HURT, REBUILT = give("damage", Counter="fox"), give("upgrade", Counter="fox")
SCRAPPED = give("scrap", Counter="red-orca")
DUG_IN, DUG_AGAIN = give("dig-in", **LION), Step(do="key", piece=LION, command="dig-in", value="again")
BROKEN = give("break-camp", **LION)
SAILED, HOME = give("sail", **TIGER), give("sail-home", **TIGER)
JOINED, LEVIED, ROSE = (give(one, **HERON) for one in ("join", "levy", "uprising"))
BATTERED = give("to-pieces", **TIGER)
TRAINED, LEARNT, WATCHING = press("training:red"), press("training:blue"), press("mobilise:green")
WAR, WAR_AGAIN = press("declare-war:green"), Step(do="hotkey", command="declare-war:green", value="again")
IGNORANT, RAID = press("declare-war:blue"), press("raid:red")
MOBILISED, MORALE, WEATHER = press("mobilise:red"), press("roll:steadfast:2+7"), press("roll:weather:1+0")
STEPS = (
    *(HURT, REBUILT, SCRAPPED, DUG_IN, DUG_AGAIN, BROKEN, SAILED, HOME, JOINED, LEVIED, ROSE, BATTERED),
    *(WATCHING, IGNORANT, TRAINED, LEARNT, WAR, WAR_AGAIN, RAID, MOBILISED, MORALE, WEATHER),
)


@pytest.fixture(scope="module")
def played(engine, skirmish) -> Observation:
    """One session from the opening."""
    properties = ("Counter", "State_Level")
    return observe(Order(vmod=skirmish.vmod, start=Start.SETUP, setup=1, steps=STEPS, properties=properties), engine)


def levels(seen: Observation, step: Step, counter: str) -> list[tuple[str, str | None]]:
    """Where the counters stand after the step, and in which state."""
    return [(one.location, one.properties["State_Level"]) for one in of(after(seen, STEPS, step), counter)]


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_a_counter_becomes_another_in_the_state_that_it_is_in(played):
    assert told(after(played, STEPS, REBUILT)) == ["The Ridge 0602: Green Fox (Back) — Rebuild → Tiger II"]
    assert levels(played, REBUILT, "green-tiger") == [("Reserve", "1"), ("The Ridge 0602", "2")]
    assert levels(played, REBUILT, "fox") == []


def test_a_counter_is_taken_away(played):
    assert told(after(played, STEPS, SCRAPPED)) == ["Factory: Red Orca (Sub front) — Scrap"]
    assert levels(played, SCRAPPED, "red-orca") == []


def test_a_marker_is_laid_once_and_lifted(played):
    own, other = ("The East 0703", "1"), ("The Ridge 0602", "1")
    forts = [levels(played, step, "blue-fort") for step in (DUG_IN, DUG_AGAIN, BROKEN)]
    assert forts == [[other, own], [other, own], [other]]
    lines = [told(after(played, STEPS, step)) for step in (DUG_IN, DUG_AGAIN, BROKEN)]
    assert lines == [["The East 0703: Blue Lion — Dig in"], [], ["The East 0703: Blue Lion — Break camp"]]


def test_both_ends_of_a_link_lead_to_the_other(played):
    assert levels(played, SAILED, "blue-tiger") == [("Camp", "1")] * 2
    assert levels(played, HOME, "blue-tiger") == [("Harbour", "1")] * 2
    assert told(after(played, STEPS, SAILED)) == ["Harbour: Blue Tiger II — Sail to the camp → Camp"] * 2
    assert told(after(played, STEPS, HOME)) == ["Camp: Blue Tiger II — Sail to the harbour → Harbour"] * 2


def test_a_leader_joins_a_counter_moves_a_gauge_and_rolls(played):
    ((joined, _),) = levels(played, JOINED, "heron")
    assert (joined, told(after(played, STEPS, JOINED))) == (
        "The East 0703",
        ["The East 0703: Blue Heron — Join the Lion"],
    )
    assert told(after(played, STEPS, LEVIED)) == ["The East 0703: Blue Heron — Levy", "Blue Funds: 8 → 18"]
    first, *rest = told(after(played, STEPS, ROSE))
    die, result = re.fullmatch(r"The East 0703: Blue Heron — Uprising = ([1-6]) (.+) \(11\.9\)", first).groups()
    gone = int(die) <= 3
    assert result == ("driven out" if gone else "put down")
    assert rest == (["The East 0703: Blue Heron — Retire → Reserve"] if gone else [])
    assert [place for place, _ in levels(played, ROSE, "heron")] == ["Reserve" if gone else "The East 0703"]


def test_a_command_turns_to_its_state(played):
    assert levels(played, BATTERED, "blue-tiger") == [("Reserve", "2")] * 2


def test_an_operation_changes_gauges_and_markers_or_says_why_not(played):
    assert told(after(played, STEPS, TRAINED)) == ["Red: Training — Funds 57 → 55 — Technology 3 → 4"]
    assert told(after(played, STEPS, IGNORANT)) == ["Blue: Declare war — not possible: Technology 0, 1 at least"]
    assert told(after(played, STEPS, LEARNT)) == ["Blue: Training — Funds 18 → 16 — Technology 0 → 1"]
    assert told(after(played, STEPS, WAR)) == ["Green: Declare war — Green State At war"]
    (marker,) = of(after(played, STEPS, WAR), "green-state-marker")
    assert (marker.map, marker.location) == ("Play sheet", "Green State At war")
    assert told(after(played, STEPS, WAR_AGAIN)) == [
        "Green: Declare war — not possible: it is not “Green State Watching”"
    ]


def test_an_operation_rolls_reads_its_table_and_gives_commands(played):
    *chits, line = told(after(played, STEPS, RAID))
    assert chits == ["Factory: Red Action — Hold back → Chits of Red"] * 3
    die, total, result = re.fullmatch(r"Red: Raid — rolled ([1-6])＋2 = (\d) — (.+)", line).groups()
    assert int(total) == int(die) + 2
    assert result == ("Driven off — Power 12 → 11" if int(total) <= 5 else "Loot — Funds 55 → 58")


def test_a_transfer_that_begins_afresh_is_of_some_sides_and_states(played):
    power = 11 if "Driven off" in told(after(played, STEPS, RAID))[-1] else 12
    assert told(after(played, STEPS, MOBILISED)) == ["Red: Mobilise", f"Red Power: {power} → 4"]
    refused, _ = told(after(played, STEPS, WATCHING))
    assert refused == "Green: Mobilise — not while it is Green State Watching"
    places = [
        [one.location for one in of(game, "green-power-marker")]
        for game in (played.game, after(played, STEPS, WATCHING))
    ]
    assert places[0] == places[1] == ["Power unknown"]


def test_a_roll_against_a_chosen_number_and_one_with_a_table(played):
    (line,) = told(after(played, STEPS, MORALE))
    total, result = re.fullmatch(r"vmodsmith: Morale ≦7 = (\d+) — (.+)", line).groups()
    assert 2 <= int(total) <= 12 and result == ("holds" if int(total) <= 7 else "breaks")
    (line,) = told(after(played, STEPS, WEATHER))
    die, result = re.fullmatch(r"vmodsmith: Weather = ([1-6]) — (.+)", line).groups()
    assert result == ("fair" if int(die) <= 4 else "foul")
