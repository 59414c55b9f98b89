"""Tracks against tracks, against printed values, added up; states that are allowed and forced."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12, 国力: 20}
    places:
      - {place: 古城, counters: [{counter: fort, count: 3}, {counter: lion}, {counter: falcon-2}]}
  - side: blue
    tracks: {状態: 静観, 技術: 4, 資金: 0, 国力: 16}
  - side: green
    tracks: {状態: 静観, 技術: 4, 資金: 12}
"""

POWER_OF_GREEN = ("not-checkable", "'tested' is not checkable (in part): the value of Power of Green")


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("track: funds\nside: [red, green]", []),
        ("track: funds", [("test.yaml:10:33", "Funds of Blue is 0, but Funds of Red is 12; they must be equal")]),
        ("track: technology\namong: alliance", []),
        (
            "track: funds\namong: alliance",
            [("test.yaml:12:33", "Funds of Green is 12, but Funds of Blue is 0; they must be equal")],
        ),
        ("track: technology\nwhile: {track: state, equal: 静観}", []),
        ("track: state\nside: [blue, green]", []),
        (
            "track: technology\nsame_as: turn",
            [
                ("test.yaml:6:26", "Technology of Red is 7, but Turn is 3; they must be equal"),
                ("test.yaml:10:26", "Technology of Blue is 4, but Turn is 3; they must be equal"),
                ("test.yaml:12:26", "Technology of Green is 4, but Turn is 3; they must be equal"),
            ],
        ),
        (
            "track: technology\nside: red\nsame_as: funds",
            [("test.yaml:6:26", "Technology of Red is 7, but Funds of Red is 12; they must be equal")],
        ),
    ],
)
def test_equality(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert told(judged("check: track-equality\n" + options, SETUP)) == found


def test_equality_with_a_value_that_no_source_gives(judged) -> None:
    found = judged("check: track-equality\ntrack: power\nside: [red, green]", SETUP)
    assert [(fault.code, fault.message) for fault in found] == [POWER_OF_GREEN]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("track: technology\nat_least: turn", []),
        (
            "track: technology\nat_most: funds",
            [("test.yaml:10:26", "Technology of Blue is 4; it must be no more than Funds of Blue (0)")],
        ),
        (
            "track: turn\nat_least: technology\nside: red",
            [],
        ),
        (
            "track: technology\nof: {unit: lion}\nat_most_value: cost",
            [("test.yaml:6:26", "Technology of Red is 7; it must be no more than Cost of Lion (6)")],
        ),
        (
            "track: funds\nof: {class: leader}\nat_least_value: command\nat_most_value: command",
            [("test.yaml:6:33", "Funds of Red is 12; it must be no more than Command of Falcon② (3)")],
        ),
    ],
)
def test_order(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert told(judged("check: track-order\n" + options, SETUP)) == found


def test_order_against_a_value_that_no_source_gives(judged) -> None:
    setup = SETUP.replace("{counter: lion}", "{counter: red-tiger}")
    found = judged("check: track-order\ntrack: technology\nof: {class: tank}\nat_most_value: cost", setup)
    assert [fault.message for fault in found] == ["'tested' is not checkable (in part): no value 'Cost' for Tiger II"]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("sum: {track: technology}\nequal: 15", []),
        (
            "sum: {track: technology}\nmaximum: 10",
            [
                (
                    "test.yaml:10:26",
                    "Test: Technology of Red 7 + Technology of Blue 4 + Technology of Green 4 is 15; "
                    "the most allowed is 10",
                )
            ],
        ),
        (
            "sum: [{track: power, side: [red, blue]}, {number: 2, times: -1}]\nequal_by: {setup: {test: 35}}",
            [("test.yaml:10:40", "Test: Power of Red 20 + Power of Blue 16 + -2 is 34; it must be 35")],
        ),
        ("sum: [{track: power, side: [red, blue]}, {number_by: {setup: {test: 3}}}]\nequal: 39", []),
        (
            "sum: [{track: funds}, {track: technology}]\nper: side\nminimum: 5",
            [("test.yaml:10:26", "Blue: Funds of Blue 0 + Technology of Blue 4 is 4; the least allowed is 5")],
        ),
        (
            "sum: {track: funds}\nper: alliance\nequal_by: {alliance: {north: 12, south: 13}}",
            [("test.yaml:12:33", "The South: Funds of Blue 0 + Funds of Green 12 is 12; it must be 13")],
        ),
        ("sum: {track: funds}\nper: side\nequal_by: {alliance: {北軍: 12}}", []),
        (
            "sum: [{pieces: {class: fort}}, {pieces: {unit: lion}, value: cost, times: 2}]\nmaximum: 14",
            [("test.yaml:8:59", "Test: Fort 3 + Lion 6 × 2 is 15; the most allowed is 14")],
        ),
        (
            "sum: {track: funds}\nper: side\nsame_as: [{pieces: {class: fort}, times: 4}]",
            [("test.yaml:12:33", "Green: Funds of Green 12; it must be 0")],
        ),
        ("sum: {pieces: {class: cruiser}}\nequal: 5", []),
    ],
)
def test_sums(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert told(judged("check: track-sum\n" + options, SETUP)) == found


def test_a_sum_with_a_value_that_no_source_gives(judged) -> None:
    found = judged("check: track-sum\nsum: {track: power}\nmaximum: 3", SETUP)
    assert [(fault.code, fault.message) for fault in found] == [POWER_OF_GREEN]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("start: [{side: red, states: 参戦}, {states: [静観, 滅亡]}]", []),
        (
            "start: [{setup: test, side: red, states: [静観, 滅亡]}]",
            [("test.yaml:6:18", "State of Red is At war; it must be Watching or Beaten")],
        ),
        ("forced: [{side: blue, when: {track: technology, side: red, at_least: 8}, at_least: 参戦}]", []),
        (
            "forced: [{side: blue, when: {track: technology, side: red, at_least: 7}, at_least: 参戦}]",
            [
                (
                    "test.yaml:10:18",
                    "State of Blue is Watching; since Technology of Red is 7, it must be At war or later",
                )
            ],
        ),
        (
            "forced: [{when: {track: technology, at_least: 5}, at_most: 静観}]",
            [
                (
                    "test.yaml:6:18",
                    "State of Red is At war; since Technology of Red is 7, it must be Watching or earlier",
                )
            ],
        ),
        (
            "forced: [{side: green, present: {unit: lion}, equal: [参戦, 滅亡]}]",
            [("test.yaml:12:18", "State of Green is Watching; since there is Lion, it must be At war or Beaten")],
        ),
        (
            "forced: [{side: green, absent: {class: fort, side: green}, equal: 滅亡}]",
            [("test.yaml:12:18", "State of Green is Watching; since there is no Fort of Green, it must be Beaten")],
        ),
        ("forced: [{side: green, absent: {class: fort}, equal: 滅亡}]", []),
        ("forced: [{side: green, when: {track: turn, at_least: 3}, present: {unit: orca}, equal: 滅亡}]", []),
    ],
)
def test_states(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert told(judged("check: state-machine\ntrack: 状態\n" + options, SETUP)) == found


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            "check: track-order\ntrack: funds",
            "one of 'at_least', 'at_most', 'at_least_value', 'at_most_value' is needed",
        ),
        (
            "check: track-order\ntrack: funds\nat_most_value: cost",
            "'of' goes with a printed value ('of', 'at_least_value', 'at_most_value')",
        ),
        (
            "check: track-sum\nsum: {track: funds}",
            "one of 'equal', 'minimum', 'maximum', 'equal_by', 'same_as' is needed",
        ),
        (
            "check: track-sum\nsum: {track: funds, number: 3}\nequal: 1",
            "a term has exactly one of 'track', 'pieces', 'number', 'number_by'",
        ),
        (
            "check: track-sum\nsum: {number: 3, side: red}\nequal: 1",
            "'side' goes with 'track' and 'value' with 'pieces'",
        ),
        (
            "check: track-sum\nsum: {number_by: {side: {red: 1}}}\nequal: 1",
            "only 'setup' is possible under 'number_by'",
        ),
        (
            "check: track-sum\nsum: {track: funds}\nequal_by: {side: {red: 1}}",
            "only these are possible: setup",
        ),
        ("check: state-machine\ntrack: 状態", "'start' or 'forced' is needed"),
        (
            "check: state-machine\ntrack: 状態\nforced: [{equal: 参戦}]",
            "one of 'when', 'present', 'absent' is needed",
        ),
        (
            "check: state-machine\ntrack: 状態\nforced: [{present: {unit: lion}}]",
            "one of 'equal', 'at_least', 'at_most' is needed",
        ),
        (
            "check: state-machine\ntrack: 状態\nstart: {states: 参観}",
            "there is no space '参観'; did you mean '静観'?",
        ),
    ],
)
def test_options_that_do_not_go_together(judged, options: str, message: str) -> None:
    assert [(fault.code, fault.message) for fault in judged(options, SETUP)] == [("option-conflict", message)]
