"""Distances between pieces, between places, over edges that meet and over links of maps."""

from __future__ import annotations

import pytest

from builder.check.constraints import check_constraints
from builder.check.setup.frame.barrier import Barrier
from builder.check.setup.frame.map_ways import MapWays
from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.yaml_document import read_document
from builder.model.game import Game
from builder.model.hex_grid import HexGrid, Wrap
from builder.model.hex_outline import connected_parts
from builder.model.map_link import MapLink
from builder.origin import Origin
from builder.prove.hex_walk import HexWalk
from builder.record import replace

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
    ],
)
def test_options_that_do_not_go_together(judged, options: str, message: str) -> None:
    found = judged("check: distance\n" + options, SETUP)
    assert [(fault.code, fault.message) for fault in found] == [("option-conflict", message)]


def told_by(game: Game, options: str) -> list[str]:
    """What one constraint finds in the small game, of which maps and links may have been replaced."""
    head = "constraints:\n  - {id: tested, check: distance, says: The rule, "
    node, wrong = read_document(head + options + "}\n", "constraints.yaml")
    assert node is not None
    assert wrong == ()
    faults = Faults()
    found = check_constraints(replace(game, constraints=read_constraints(node, faults)))
    assert faults.found == []
    return [fault.message for fault in found]


def meeting(game: Game, wraps: Wrap) -> Game:
    boards = (replace(board, grid=replace(board.grid, wraps=wraps)) if board.grid else board for board in game.boards)
    return replace(game, boards=tuple(boards))


def link(here: str, there: str, steps: int) -> MapLink:
    return MapLink((("island", here),), (("island", there),), steps, Origin("game.yaml", 1, 1))


def test_edges_that_meet_are_the_maps_own_and_count_everywhere(skirmish) -> None:
    options = "from_place: 港, to_place: 古城, exactly: 5"
    assert told_by(skirmish, options) == ["Harbour is 6 hexes from Old Castle; it must be 5"]
    assert told_by(meeting(skirmish, Wrap.COLUMNS), options) == ["Harbour is 4 hexes from Old Castle; it must be 5"]


@pytest.mark.parametrize(
    ("links", "maximum_links", "steps"),
    [
        ((), None, 6),
        ((link("harbour", "old-castle", 1),), None, 1),
        ((link("harbour", "old-castle", 0),), None, 0),
        ((link("old-castle", "harbour", 2),), 1, 2),  # a link leads both ways
        ((link("harbour", "old-castle", 1),), 0, 6),
        ((link("harbour", "old-castle", 9),), None, 6),
        ((link("ridge", "old-castle", 0),), 1, 3),  # from the nearest hex of an area: 0603 is three from 0904
        ((link("harbour", "camp", 0), link("ridge", "old-castle", 0)), None, 2),  # from 0505 to 0503
        ((link("harbour", "camp", 0), link("ridge", "old-castle", 0)), 1, 3),
    ],
)
def test_links_of_the_game_count_in_both_directions(
    skirmish, links: tuple[MapLink, ...], maximum_links: int | None, steps: int
) -> None:
    limit = "" if maximum_links is None else f", maximum_links: {maximum_links}"
    found = told_by(replace(skirmish, links=links), f"from_place: 港, to_place: 古城, exactly: 99{limit}")
    told = "1 hex" if steps == 1 else f"{steps} hexes"
    assert found == [f"Harbour is {told} from Old Castle; it must be 99"]


def test_the_way_over_links_is_the_one_that_is_walked_hex_by_hex(skirmish) -> None:
    game = meeting(replace(skirmish, links=(link("harbour", "ridge", 1), link("camp", "old-castle", 2))), Wrap.COLUMNS)
    ways, walk = MapWays(game), HexWalk(game)
    places = [[("island", hex_id) for hex_id in place.hexes] for place in game.board("island").places if place.hexes]
    for links in (None, 0, 1, 2):
        for start in places:
            for goal in places:
                assert ways.steps(start, goal, links) == walk.steps(start, goal, links)


def test_a_place_in_both_lists_is_measured_to_the_others_alone(skirmish) -> None:
    assert told_by(skirmish, "from_place: [港, 古城], to_place: [港, 古城], maximum: 5") == [
        "Harbour is 6 hexes from Old Castle; the most allowed is 5",
        "Old Castle is 6 hexes from Harbour; the most allowed is 5",
    ]


@pytest.mark.parametrize("high", [True, False])
def test_the_way_over_the_edge_is_that_of_a_map_laid_beside_itself(high: bool) -> None:
    grid = HexGrid(6, 5, 100, 87, 0, 0, first_column_high=high)
    by_columns, by_rows, by_both = (replace(grid, wraps=wraps) for wraps in Wrap)
    beside = HexGrid(18, 15, 100, 87, 0, 0, first_column_high=high)
    for first, (column, row) in grid.ids.items():
        middle = beside.hex_id(column + 6, row + 5)
        for second, (other_column, other_row) in grid.ids.items():

            def steps(across: tuple[int, ...], down: tuple[int, ...], x=other_column, y=other_row, at=middle) -> int:
                return min(beside.distance(at, beside.hex_id(x + 6 * a, y + 5 * d)) for a in across for d in down)

            assert by_columns.distance(first, second) == steps((0, 1, 2), (1,))
            assert by_rows.distance(first, second) == steps((1,), (0, 1, 2))
            assert by_both.distance(first, second) == steps((0, 1, 2), (0, 1, 2))
            assert grid.distance(first, second) == steps((1,), (1,))


def test_a_map_of_an_odd_number_of_columns_has_no_way_around() -> None:
    with pytest.raises(ValueError, match="a map of 5 columns cannot wrap from side to side"):
        HexGrid(5, 5, 100, 87, 0, 0, wraps=Wrap.COLUMNS)


@pytest.mark.parametrize("high", [True, False])
@pytest.mark.parametrize("wraps", [None, *Wrap])
def test_neighbours_are_the_hexes_one_step_away(high: bool, wraps: Wrap | None) -> None:
    grid = HexGrid(6, 5, 100, 87, 0, 0, first_column_high=high, wraps=wraps)
    for hex_id in grid.ids:
        near = {grid.neighbour(hex_id, direction) for direction in range(6)} - {None}
        assert near == {other for other in grid.ids if grid.distance(hex_id, other) == 1}


def test_a_part_of_an_area_ends_at_the_edge_of_the_table() -> None:
    grid = HexGrid(6, 5, 100, 87, 0, 0, wraps=Wrap.COLUMNS)
    assert connected_parts(grid, ["0101", "0601", "0102"]) == (("0101", "0102"), ("0601",))


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        (
            "from_place: ridge, to_place: 古城, maximum: 1",
            ["The Ridge is 2 hexes from Old Castle; the most allowed is 1"],
        ),
        (
            "from_place: ridge, to_place: 古城, maximum: 2, not_across: cliff",
            ["The Ridge is 3 hexes from Old Castle; the most allowed is 2"],
        ),
        ("from_place: 港, to_place: 古城, exactly: 7, not_through: {terrain: [highland, mountain]}", []),
        (
            "from_place: 港, to_place: 古城, exactly: 6, not_through: {terrain: plain}",
            ["Harbour is 11 hexes from Old Castle; it must be 6"],
        ),
        (
            "from_place: 港, to_place: 古城, exactly: 6, not_through: {terrain: [plain, sea, highland, mountain]}",
            ["no way leads from Harbour to Old Castle, or none with so few links"],
        ),
        (
            "from_place: 港, to_place: 古城, exactly: 6, not_through: {place: [港, 古城]}",
            [],
        ),  # where it begins and ends
    ],
)
def test_ways_go_round_what_is_closed(skirmish: Game, options: str, messages: list[str]) -> None:
    assert told_by(skirmish, options) == messages


def test_a_barrier_is_walked_round_as_the_oracle_walks(skirmish: Game) -> None:
    """Every pair of hexes, with terrain and sides closed, over two links: reckoned and walked."""
    island = skirmish.board("island")
    links = (MapLink((("island", "harbour"),), (("island", "old-castle"),), 2, Origin("game.yaml", 1)),)
    game = replace(skirmish, links=links)
    closed = frozenset(("island", key) for key, one in island.hexes.items() if one.terrain in ("mountain", "sea"))
    sides = {("island", *edge.hexes) for edge in island.edges}
    barrier = Barrier(closed, frozenset(sides | {(on, b, a) for on, a, b in sides}), frozenset({"island"}))
    ways = MapWays(game, barrier)
    walk = HexWalk(game, closed, {frozenset(((on, a), (on, b))) for on, a, b in sides})
    ids = list(island.hexes)
    for start in ids[::3]:
        for goal in ids[::2]:
            for links_crossed in (0, 1, None):
                pair = ([("island", start)], [("island", goal)])
                assert ways.steps(*pair, links_crossed) == walk.steps(*pair, links_crossed), (
                    start,
                    goal,
                    links_crossed,
                )


def test_an_unknown_kind_of_hexside_is_answered_with_the_nearest(judged) -> None:
    found = judged("check: distance\nfrom: {class: tank}\nmaximum: 9\nnot_across: clif", SETUP)
    assert [(fault.code, fault.message) for fault in found] == [
        ("unknown-hexside", "there is no hexside 'clif'; did you mean 'cliff'?")
    ]
