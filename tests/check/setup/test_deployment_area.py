"""Areas by rows, columns, hexes and places, and how many one space holds."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    places:
      - {hex: "0402", counters: [{counter: lion}, {counter: lion, state: back}]}
      - {hex: "0505", counters: [{counter: red-tiger, count: 2}]}
      - {place: 工場, counters: [{counter: lion}]}
"""


@pytest.mark.parametrize(
    ("area", "spots"),
    [
        ("{board: island}", ["工場"]),
        ("{rows: 2-4}", ["野営地", "工場"]),
        ("{columns: [1-4, 9]}, {place: 工場}", ["野営地"]),
        ("{columns: 5}, {place: 工場}", ["ヘクス0402", "ヘクス0402"]),
        ("{columns: 4, rows: 3}, {place: 工場}", ["ヘクス0402", "ヘクス0402", "野営地"]),
        ("{hexes: '0402', board: 島}, {place: [工場, 野営地]}", []),
        ("{hexes: [0101-0403, '0505']}, {place: 工場}", []),
        ("{hexes: 0603-0302}", ["野営地", "工場"]),
    ],
)
def test_areas(judged, area: str, spots: list[str]) -> None:
    found = judged(f"check: deployment-area\npieces: {{side: red, class: tank}}\narea: [{area}]", SETUP)
    assert [(fault.message_ja or "").partition("が")[2].partition("に置かれて")[0] for fault in found] == [
        spot.replace("工場", "赤軍の工場") for spot in spots
    ]


def test_what_is_allowed_is_said_as_it_was_written(judged) -> None:
    options = "check: deployment-area\npieces: {unit: tiger}\narea: [{board: island, columns: 1-3, rows: [2, 4-5]}, {place: 港}]"
    (fault,) = judged(options, SETUP)
    assert str(fault.origin) == "test.yaml:9:34"
    assert fault.message == ("Tiger II stands at Camp; allowed: Island, columns 1-3, rows 2, 4-5 or Harbour")
    assert fault.message_ja == "タイガーⅡが野営地に置かれています。置けるのは：島・1-3列・2, 4-5段、または港"


def test_the_one_too_many_of_a_space(judged) -> None:
    options = "check: deployment-area\npieces: {class: tank}\nper_space: 1"
    assert [(str(fault.origin), fault.message) for fault in judged(options, SETUP)] == [
        ("test.yaml:8:51", "hex 0402 holds 2 of these pieces; 1 at most"),
        ("test.yaml:9:34", "Camp holds 2 of these pieces; 1 at most"),
    ]
    assert judged(options.replace("1", "2"), SETUP) == ()


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        ("", "option-conflict", "'area' or 'per_space' is needed"),
        ("area: [{}]", "option-conflict", "one of 'board', 'rows', 'columns', 'hexes', 'place' is needed"),
        ("area: {rows: 4-2}", "wrong-type", "'rows' is '4-2'; it must be a number or a range such as 1-5"),
        ("area: {columns: first}", "wrong-type", "'columns' is 'first'; it must be a number or a range such as 1-5"),
        ("area: {hexes: 0101-9999}", "unknown-hex", "there is no hex '9999'"),
        ("per_space: 0", "out-of-range", "'per_space' is 0; the least allowed is 1"),
    ],
)
def test_what_is_wrong_with_the_options(judged, options: str, code: str, message: str) -> None:
    found = judged("check: deployment-area\npieces: {class: tank}\n" + options, SETUP)
    assert [(fault.code, fault.message) for fault in found] == [(code, message)]
