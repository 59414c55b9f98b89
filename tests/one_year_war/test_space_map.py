"""The space map keeps what the rules give: bases, closed hexes, descent points, the reach of the super weapons and colonies."""

from __future__ import annotations

import pytest

from builder.model.board import Board
from builder.model.game import Game
from builder.model.hex_grid import HexGrid

BASES = {
    *(
        "サイド１",
        "サイド２",
        "サイド３",
        "サイド４",
        "サイド５",
        "サイド６",
        "サイド７",
    ),
    *(
        "グラナダ",
        "ア・バオア・クー",
        "ソロモン",
        "ルナツー",
        "フォン・ブラウン・シティー",
    ),
}
DESCENT = tuple(f"降下ポイント{letter}" for letter in "ＡＢＣＤＥＦ")


@pytest.fixture(scope="session")
def board(game: Game) -> Board:
    return game.board("space-map")


@pytest.fixture(scope="session")
def grid(board: Board) -> HexGrid:
    assert board.grid is not None
    return board.grid


def one_hex(board: Board, name: str) -> str:
    (only,) = next(place.hexes for place in board.places if place.names.ja == name)
    return only


def distance(board: Board, first: str, second: str) -> int:
    assert board.grid is not None
    return board.grid.distance(one_hex(board, first), one_hex(board, second))


def test_twelve_bases_two_bodies_six_descent_points(board: Board) -> None:
    assert {place.names.ja for place in board.places} == BASES | {"地球", "月"} | set(DESCENT)
    assert len(BASES) == 12
    assert len({hex_id for place in board.places for hex_id in place.hexes}) == 20


def test_thirty_nine_bases_can_be_controlled(game: Game, board: Board) -> None:
    ground = [place for place in game.board("ground-map").places if len(place.hexes) == 1]
    neutral = [name for name in BASES if board.hexes[one_hex(board, name)].terrain == "neutral"]
    assert sorted(neutral) == ["サイド６", "フォン・ブラウン・シティー"]  # 37
    assert len(BASES) + len(ground) - len(neutral) == 39


def test_nobody_enters_the_earth_and_the_moon(board: Board) -> None:
    closed = {hex_id: found.terrain for hex_id, found in board.hexes.items() if found.terrain in ("earth", "moon")}
    assert closed == {
        one_hex(board, "地球"): "earth",
        one_hex(board, "月"): "moon",
    }  # 15


def test_the_six_hexes_around_the_earth_are_descent_points(board: Board, grid: HexGrid) -> None:
    around = [grid.neighbour(one_hex(board, "地球"), direction) for direction in range(6)]
    assert [one_hex(board, name) for name in DESCENT] == around  # 17; clockwise from the top
    assert {hex_id for hex_id, found in board.hexes.items() if found.terrain == "descent"} == set(around)


def test_the_cities_of_the_moon_lie_beside_it(board: Board) -> None:
    assert {distance(board, "月", name) for name in ("グラナダ", "フォン・ブラウン・シティー")} == {1}


@pytest.mark.parametrize(
    ("target", "hexes"),
    [("グラナダ", 2), ("ア・バオア・クー", 3), ("ソロモン", 6), ("サイド５", 6)],
)
def test_distances_from_the_solar_ray(board: Board, target: str, hexes: int) -> None:
    assert distance(board, "サイド３", target) == hexes  # it reaches four (35)


@pytest.mark.parametrize("side", ["サイド１", "サイド２", "サイド４", "サイド５"])
def test_a_colony_can_reach_a_descent_point_in_two_moves_of_three(board: Board, grid: HexGrid, side: str) -> None:
    closed = {one_hex(board, "地球"), one_hex(board, "月")}
    start = one_hex(board, side)
    first = {hex_id for hex_id in grid.ids if grid.distance(start, hex_id) == 3} - closed
    second = {hex_id for hex_id in grid.ids for step in first if grid.distance(step, hex_id) == 3} - closed
    assert second & {one_hex(board, name) for name in DESCENT}  # 36


def test_the_hexes_three_from_luna_two_are_all_there(board: Board, grid: HexGrid) -> None:
    ring = [hex_id for hex_id in grid.ids if grid.distance(hex_id, one_hex(board, "ルナツー")) == 3]
    assert len(ring) == 18


def test_bases_do_not_crowd(board: Board) -> None:
    names = sorted(BASES)
    assert min(distance(board, a, b) for a in names for b in names if a < b) == 2
