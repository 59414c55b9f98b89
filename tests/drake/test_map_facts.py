"""The schematic map obeys every geographic fact that the rules give, computed from the map as it is loaded."""

from __future__ import annotations

import itertools
from collections import Counter as Tally
from collections.abc import Iterable

import pytest

from builder.model.board import Board
from builder.model.counter import Kind
from builder.model.game import Game
from builder.model.hex_grid import HexGrid
from builder.model.provenance import Provenance

FORT_LIMIT = {"plain": 4, "highland": 2, "mountain": 1, "sea": 0}
"""How many forts a hex may hold (26.7-26.9)."""

PLACES = {
    "ラース・ワウ": ("drake-army", 1),
    "ギブンの館": ("zelana-squad", 1),
    "ケミ城": ("ku", 1),
    "ク北部": ("ku", 1),
    "タータラ城": ("rau", 1),
    "ナブロの要塞": ("rau", 1),
    "カラカラ山脈": ("rau", 7),
    "ラウ東部": ("rau", 1),
    "リアンの海岸": ("rau", 1),
    "ウロポロス城": ("na", 1),
    "ナ北部": ("na", 1),
    "ナ南部": ("na", 1),
    "クスタンガの丘": (None, 3),
    "エルフ城": ("a", 1),
    "キロン城": ("mi", 1),
    "レッドバーの砦": ("mi", 1),
}
"""Every place that the rules name: whose territory it is and of how many hexes it is made."""


@pytest.fixture(scope="session")
def board(game: Game) -> Board:
    return game.board("byston-well")


@pytest.fixture(scope="session")
def grid(board: Board) -> HexGrid:
    assert board.grid is not None
    return board.grid


def hexes(board: Board, name: str) -> tuple[str, ...]:
    return next(place.hexes for place in board.places if place.names.ja == name)


def one_hex(board: Board, name: str) -> str:
    (only,) = hexes(board, name)
    return only


def neighbours(grid: HexGrid, hex_id: str) -> set[str]:
    return {near for direction in range(6) if (near := grid.neighbour(hex_id, direction))}


def territory(board: Board, side: str) -> set[str]:
    return {hex_id for hex_id, found in board.hexes.items() if found.territory == side}


def is_connected(grid: HexGrid, wanted: Iterable[str]) -> bool:
    left = set(wanted)
    border = [left.pop()]
    while border:
        reached = neighbours(grid, border.pop()) & left
        left -= reached
        border += reached
    return not left


def test_all_sixteen_places_with_their_territories(board: Board) -> None:
    found = {
        place.names.ja: ({board.hexes[hex_id].territory for hex_id in place.hexes}, len(place.hexes))
        for place in board.places
    }
    assert found == {name: ({side}, number) for name, (side, number) in PLACES.items()}


def test_every_place_is_marked_as_ours_and_names_its_rule(board: Board) -> None:
    assert board.provenance is Provenance.SCHEMATIC
    assert {place.provenance for place in board.places} == {Provenance.SCHEMATIC}
    assert all(place.rule for place in board.places)


def test_three_hexes_on_one_line_from_the_fortress_to_the_coast(board: Board, grid: HexGrid) -> None:
    start, end = one_hex(board, "ナブロの要塞"), one_hex(board, "リアンの海岸")
    assert grid.distance(start, end) == 4  # 31.7.5
    lines = [[start] for _ in range(6)]
    for direction, line in enumerate(lines):
        while len(line) < 5 and (ahead := grid.neighbour(line[-1], direction)):
            line.append(ahead)
    (line,) = [line for line in lines if line[-1] == end]
    closed = set(hexes(board, "クスタンガの丘"))
    for hex_id in line[1:-1]:
        assert board.hexes[hex_id].terrain != "sea"
        assert board.hexes[hex_id].territory == "rau"  # where a country not at war may go (15.7)
        assert hex_id not in closed


def test_three_hills_touch_one_another(board: Board, grid: HexGrid) -> None:
    hills = hexes(board, "クスタンガの丘")
    assert {grid.distance(first, second) for first in hills for second in hills if first != second} == {1}


def test_seven_mountains_in_a_chain(board: Board, grid: HexGrid) -> None:
    chain = hexes(board, "カラカラ山脈")
    assert {board.hexes[hex_id].terrain for hex_id in chain} == {"mountain"}
    assert all(grid.distance(first, second) == 1 for first, second in itertools.pairwise(chain))


def test_the_coast_is_land_at_the_sea(board: Board, grid: HexGrid) -> None:
    coast = one_hex(board, "リアンの海岸")
    assert board.hexes[coast].terrain != "sea"
    assert "sea" in {board.hexes[near].terrain for near in neighbours(grid, coast)}


@pytest.mark.parametrize(("side", "place"), [("drake-army", "ラース・ワウ"), ("zelana-squad", "ギブンの館")])
def test_one_hex_is_the_whole_territory(board: Board, side: str, place: str) -> None:
    assert territory(board, side) == {one_hex(board, place)}  # 29.2, 35.2


@pytest.mark.parametrize("side", ["ku", "rau", "na", "mi", "a"])
def test_a_territory_hangs_together(board: Board, grid: HexGrid, side: str) -> None:
    assert is_connected(grid, territory(board, side))


def test_territory_is_land_and_all_other_land_is_the_hills(board: Board) -> None:
    water = {terrain.id for terrain in board.terrains if terrain.water}
    assert not [found.id for found in board.hexes.values() if found.territory and found.terrain in water]
    free = {found.id for found in board.hexes.values() if not found.territory and found.terrain not in water}
    assert free == set(hexes(board, "クスタンガの丘"))  # 2.8: inside borders and coasts


@pytest.mark.parametrize("setup_id", ["campaign", "scenario"])
def test_the_terrain_holds_the_forts_of_each_hex(game: Game, board: Board, setup_id: str) -> None:
    forts: Tally[str] = Tally()
    for line in next(setup for setup in game.setups if setup.id == setup_id).placements:
        if game.counter_class(game.counter(line.counter).class_id).kind is Kind.FORTIFICATION and line.hex:
            forts[line.hex] += line.count
    too_many = {hex_id: number for hex_id, number in forts.items() if number > FORT_LIMIT[board.hexes[hex_id].terrain]}
    assert too_many == {}
    assert sum(forts.values()) == {"campaign": 48, "scenario": 46}[setup_id]


def test_terrain_where_the_forts_force_it(board: Board) -> None:
    plains = [
        "ラース・ワウ",
        "ケミ城",
        "ク北部",
        "タータラ城",
        "ナブロの要塞",
        "ラウ東部",
        "ウロポロス城",
        "ナ北部",
        "ナ南部",
    ]
    for name in [*plains, "エルフ城", "キロン城"]:
        assert board.hexes[one_hex(board, name)].terrain == "plain", name
    assert FORT_LIMIT[board.hexes[one_hex(board, "ギブンの館")].terrain] >= 2
    assert board.hexes[one_hex(board, "レッドバーの砦")].terrain == "mountain"


@pytest.mark.parametrize(
    ("place", "side", "axis", "sign"),
    [("ク北部", "ku", 1, -1), ("ナ北部", "na", 1, -1), ("ナ南部", "na", 1, 1), ("ラウ東部", "rau", 0, 1)],
)
def test_named_parts_lie_where_their_name_says(
    board: Board, grid: HexGrid, place: str, side: str, axis: int, sign: int
) -> None:
    ends = [sign * grid.centre(hex_id)[axis] for hex_id in territory(board, side)]
    here = sign * grid.centre(one_hex(board, place))[axis]
    assert here > (max(ends) + min(ends)) / 2
    assert max(ends) - here <= grid.height_px


def test_a_stays_open_three_hexes_from_its_castle(board: Board, grid: HexGrid) -> None:
    castle = one_hex(board, "エルフ城")
    free = {hex_id for hex_id in territory(board, "a") if grid.distance(hex_id, castle) >= 3}  # 29.5
    assert len(free) == 17
    road = {*free, one_hex(board, "ラース・ワウ"), one_hex(board, "ギブンの館")}
    assert is_connected(grid, road)
    ku_border = {hex_id for hex_id in road if neighbours(grid, hex_id) & territory(board, "ku")}
    assert ku_border


def test_no_two_places_share_a_hex(board: Board) -> None:
    taken = Tally(hex_id for place in board.places for hex_id in place.hexes)
    assert set(taken.values()) == {1}
    assert len(taken) == 24


def test_the_legend_covers_sea_only(board: Board, grid: HexGrid) -> None:
    assert board.legend is not None
    left, top = board.legend.left, board.legend.top
    right, bottom = left + board.legend.width, top + board.legend.height
    assert right <= board.width_px
    assert bottom <= board.height_px
    for hex_id, found in board.hexes.items():
        if found.terrain == "sea":
            continue
        corners = grid.corners(hex_id)
        outside = (
            max(x for x, _ in corners) <= left
            or min(x for x, _ in corners) >= right
            or max(y for _, y in corners) <= top
            or min(y for _, y in corners) >= bottom
        )
        assert outside, hex_id
