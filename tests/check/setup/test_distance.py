"""Distances between pieces, between places, over edges that meet and over joints of maps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builder.check.constraints import check_constraints
from builder.model.hex_grid import HexGrid, Wrap

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    places:
      - {hex: "0402", counters: [{counter: lion}]}
      - {place: 工場, counters: [{counter: lion}]}
  - side: blue
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    places:
      - {hex: "0703", counters: [{counter: lion}]}
      - {hex: "0903", counters: [{counter: タイガーⅡ}]}
  - side: green
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    places:
      - {hex: "0803", counters: [{counter: fox}]}
"""


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def test_the_later_of_two_lines_is_pointed_at(judged) -> None:
    found = judged("check: distance\nfrom: {class: tank}\nwhose: enemy\nminimum: 4", SETUP)
    assert told(found) == [
        ("test.yaml:13:34", "Lion (hex 0703) is 3 hexes from Lion (hex 0402); the least allowed is 4")
    ]
    assert [(str(spot.origin), spot.message) for spot in found[0].related] == [
        ("test.yaml:8:34", "Lion is written here"),
        ("constraints.yaml:2:5", "The rule"),
    ]
    assert found[0].message_ja == "ライオン（ヘクス0703）からライオン（ヘクス0402）まで3ヘクス。4以上でなければならない"


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("from: {class: tank}\nwhose: enemy\nminimum: 3", []),
        ("from: {class: tank}\nminimum: 2", ["Fox (hex 0803) is 1 hex from Lion (hex 0703); the least allowed is 2"]),
        (
            "from: {class: tank, side: blue}\nto: {unit: fox}\nmaximum: 0",
            [
                "Lion (hex 0703) is 1 hex from Fox (hex 0803); the most allowed is 0",
                "Tiger II (hex 0903) is 1 hex from Fox (hex 0803); the most allowed is 0",
            ],
        ),
        ("from: {class: tank, side: blue}\nmaximum: 2", []),
        ("from: {class: tank}\nmaximum: 2", ["Lion (hex 0402) is 3 hexes from Lion (hex 0703); the most allowed is 2"]),
        (
            "from: {class: tank}\npairs: every\nmaximum: 4",
            ["Tiger II (hex 0903) is 5 hexes from Lion (hex 0402); the most allowed is 4"],
        ),
        ("from: {unit: fox}\nto_place: 港\nexactly: 2", ["Fox (hex 0803) is 1 hex from Harbour; it must be 2"]),
        (
            "from_place: 港\nto: {unit: fox}\nmaximum: 0",
            ["Harbour is 1 hex from Fox (hex 0803); the most allowed is 0"],
        ),
        ("from_place: 港\nto_place: [古城, 稜線]\nmaximum: 4", []),
        ("from_place: 港\nto_place: 古城\nexactly: 5", ["Harbour is 6 hexes from Old Castle; it must be 5"]),
        (
            "from_place: 港\nto_place: 古城\nexactly: 5\nwrap: columns",
            ["Harbour is 4 hexes from Old Castle; it must be 5"],
        ),
        (
            "from_place: 港\nto_place: 古城\nminimum: 9\n"
            "links: [{board: island, hex: '0904', to_board: 島, to_hex: '0303'}]",
            ["Harbour is 1 hex from Old Castle; the least allowed is 9"],
        ),
    ],
)
def test_distances(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: distance\n" + options, SETUP)] == messages


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("from: {class: tank}", "one of 'minimum', 'maximum', 'exactly' is needed"),
        ("minimum: 3", "one of 'from' and 'from_place' is needed"),
        ("from: {class: tank}\nto: {class: tank}\nto_place: 港\nminimum: 1", "'to' and 'to_place' exclude each other"),
        ("from_place: 港\nminimum: 1", "'to' or 'to_place' is needed"),
        ("from: {unit: fox}\nto_place: 工場\nmaximum: 1", "Factory is a box and has no hexes"),
        (
            "from: {class: tank}\nminimum: 1\nlinks: [{board: island, hex: '0904', to_board: island, to_hex: '9999'}]",
            "'Island' has no hex 9999",
        ),
    ],
)
def test_options_that_do_not_go_together(judged, options: str, message: str) -> None:
    found = judged("check: distance\n" + options, SETUP)
    assert [(fault.code, fault.message) for fault in found] == [("option-conflict", message)]


def test_an_odd_number_of_columns_cannot_meet(with_constraints) -> None:
    text = (
        "constraints:\n  - {id: tested, check: distance, says: The rule, from_place: 港, to_place: 古城, maximum: 9, "
        "wrap: both}\n"
    )
    game = with_constraints(text, SETUP)
    boards = tuple(
        replace(board, grid=replace(board.grid, columns=9)) if board.grid else board for board in game.boards
    )
    (fault,) = check_constraints(replace(game, boards=boards))
    assert fault.message == "'Island' has 9 columns; only an even number can meet from side to side"


@pytest.mark.parametrize("high", [True, False])
def test_the_way_over_the_edge_is_that_of_a_map_laid_beside_itself(high: bool) -> None:
    grid = HexGrid(6, 5, 100, 87, 0, 0, first_column_high=high)
    beside = HexGrid(18, 15, 100, 87, 0, 0, first_column_high=high)
    for first, (column, row) in grid.ids.items():
        middle = beside.hex_id(column + 6, row + 5)
        for second, (other_column, other_row) in grid.ids.items():

            def steps(across: tuple[int, ...], down: tuple[int, ...], x=other_column, y=other_row, at=middle) -> int:
                return min(beside.distance(at, beside.hex_id(x + 6 * a, y + 5 * d)) for a in across for d in down)

            assert grid.distance(first, second, Wrap.COLUMNS) == steps((0, 1, 2), (1,))
            assert grid.distance(first, second, Wrap.ROWS) == steps((1,), (0, 1, 2))
            assert grid.distance(first, second, Wrap.BOTH) == steps((0, 1, 2), (0, 1, 2))
            assert grid.distance(first, second) == steps((1,), (1,))


def test_a_map_of_an_odd_number_of_columns_has_no_way_around() -> None:
    with pytest.raises(ValueError, match="a map of 5 columns cannot wrap from side to side"):
        HexGrid(5, 5, 100, 87, 0, 0).distance("0101", "0501", Wrap.COLUMNS)
