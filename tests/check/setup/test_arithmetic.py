"""The rules' own arithmetic: bands, rolls of dice, totals. Asked once a game, whatever its setups."""

from __future__ import annotations

import pytest

from builder.check.constraints import check_constraints
from builder.model.names import Names
from builder.model.play import Play, Purchase, Victory, VictoryBand
from builder.origin import Origin
from builder.record import replace

NOTHING = "sides: []\n"
WON, DRAWN, LOST = "{name: won, from: 1}", "{name: drawn, from: 0, to: 0}", "{name: lost, to: -1}"


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def bands(*rows: str, more: str = "") -> str:
    return f"check: bands\nbands: [{', '.join(rows)}]\n{more}"


@pytest.mark.parametrize(
    ("rows", "more", "messages"),
    [
        ((WON, DRAWN, LOST), "", []),
        ((LOST, WON, DRAWN), "from: -60\nto: 60", []),
        ((WON, LOST), "", ["no band holds 0"]),
        ((WON, DRAWN, "{name: lost, to: -3}"), "", ["no band holds -2 to -1"]),
        ((WON, "{name: drawn, from: 0, to: 2}", LOST), "", ["1 to 2 lies in both won (1 to …) and drawn (0 to 2)"]),
        ((WON, DRAWN, DRAWN, LOST), "", ["0 lies in both drawn (0) and drawn (0)"]),
        (
            ("{name: a, from: 1, to: 9}", "{name: b, from: 2, to: 3}", "{name: c, from: 10}"),
            "",
            ["2 to 3 lies in both b (2 to 3) and a (1 to 9)"],
        ),
        (("{name: a, from: 1, to: 5}", "{name: b, from: 6, to: 6}"), "from: 1\nto: 6", []),
        (("{name: a, from: 2, to: 5}",), "from: 1\nto: 6", ["no band holds 1", "no band holds 6"]),
        (("{name: all}",), "from: 1\nto: 6", []),
    ],
)
def test_bands(judged, rows: tuple[str, ...], more: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged(bands(*rows, more=more), NOTHING)] == messages


def test_a_band_that_ends_before_it_begins(judged) -> None:
    (fault,) = judged(bands("{name: won, from: 3, to: 1}"), NOTHING)
    assert (fault.code, fault.message) == ("option-conflict", "won (3 to 1) ends before it begins")


def test_the_victory_that_the_module_shows(with_constraints) -> None:
    options = bands(WON, DRAWN, LOST, more="victory: true")
    lines = "".join(f"    {line}\n" for line in options.splitlines())
    game = with_constraints(f"constraints:\n  - id: tested\n    says: The rule\n{lines}", NOTHING)

    assert [fault.message for fault in check_constraints(replace(game, play=Play()))] == [
        "'tested' is not checkable (in part): no 'victory' in play.yaml"
    ]

    def shown(*rows: tuple[str, int | None]) -> list[str]:
        shown_bands = tuple(VictoryBand(Names({"": name}), least) for name, least in rows)
        victory = Victory(Names({"": "end"}), "power", "north", "south", shown_bands, Origin("play.yaml", 9, 3))
        found = check_constraints(replace(game, play=Play(victory=victory)))
        return [fault.message for fault in found]

    assert shown(("won", 1), ("drawn", 0), ("lost", None)) == []
    assert shown(("won", 1), ("level", 0), ("lost", None)) == ["the table says drawn (0); the module shows level"]
    assert shown(("won", 2), ("drawn", 0), ("lost", None)) == [
        "the table says won (1 to …); the module shows no band that begins there",
        "the module has a band that the table has not: won (2)",
    ]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("count: 2\nfrom: 2\nto: 12", []),
        ("count: 1\nplus: 8\ntimes: 3\nfrom: 27\nto: 42", []),
        (
            "count: 1\nfaces: 10\nfrom: 0\nto: 9",
            [("constraints.yaml:7:11", "1d10 gives 1 to 10; the rule says 0 to 9")],
        ),
        ("count: 1\nplus: -1\nfrom: 0\nto: 6", [("constraints.yaml:8:9", "1d6-1 gives 0 to 5; the rule says 0 to 6")]),
        (
            "count: 2\ntimes: 2\nfrom: 4\nto: 20",
            [("constraints.yaml:8:9", "2d6×2 gives 4 to 24; the rule says 4 to 20")],
        ),
        ("roll: 生存\nfrom: 3\nto: 13", []),
        (
            "roll: survival\ntimes: 2\nfrom: 6\nto: 13",
            [("constraints.yaml:8:9", "(2d6+1)×2 gives 6 to 26; the rule says 6 to 13")],
        ),
    ],
)
def test_dice(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert told(judged("check: dice-range\n" + options, NOTHING)) == found


def test_a_purchase_and_a_button_of_one_name_are_both_meant(with_constraints) -> None:
    text = "constraints:\n  - {id: tested, check: dice-range, says: The rule, roll: one-die, from: 1, to: 6}\n"
    game = with_constraints(text, NOTHING)
    assert check_constraints(game) == ()
    buy = Purchase("one-die", Names({"": "Buy"}), 1, 6, 2, 1, "funds", "technology", 1, Origin("play.yaml", 4, 5))
    (fault,) = check_constraints(replace(game, play=Play(purchases=(buy,))))
    assert fault.message == "1d6+2 gives 3 to 8; the rule says 1 to 6"
    assert [str(spot.origin) for spot in fault.related] == ["play.yaml:4:5", "constraints.yaml:2:5"]


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("sum: [{states: 巡, times: 5}, {number: 5, times: -1}]\nequal: 15", []),
        ("sum: {turns: true}\nminimum: 9", ["turns 8; the least allowed is 9"]),
        ("sum: {phase: [income, action]}\nmaximum: 4", ["Income, Action 5; the most allowed is 4"]),
        ("sum: {counters: red-chit}\nequal_to: {phase: action}", []),
        ("sum: {counter_class: 行動チット}\nequal: 13", []),
        (
            "sum: [{name: {ja: 表, en: a table}, number: 3, times: 4}, {number: 1}]\nat_most: {phase: action, times: 3}",
            ["a table 3 × 4 + 1 is 13; the most allowed is 12 (Action 4 × 3 is 12)"],
        ),
        (
            "sum: {number: 3}\nat_least: {states: 戦車, times: 2}",
            ["3; the least allowed is 4 (states of Tank 2 × 2 is 4)"],
        ),
        ("sum: {counters: green-tiger}\nequal: 3", ["'tested' is not checkable (in part): no count for Tiger II"]),
        ("sum: {number: 1}", ["one of 'equal', 'minimum', 'maximum', 'equal_to', 'at_least', 'at_most' is needed"]),
        (
            "sum: {number: 1, turns: true}\nequal: 1",
            ["a term has exactly one of 'number', 'phase', 'turns', 'states', 'counters', 'counter_class'"],
        ),
        ("sum: {phase: actions}\nequal: 1", ["there is no phase 'actions'; did you mean 'action'?"]),
    ],
)
def test_totals(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: total\n" + options, NOTHING)] == messages
