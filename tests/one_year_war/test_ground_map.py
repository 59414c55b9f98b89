"""The ground map: bases at their real places, six areas, a world that closes, straits where ships and men pass."""

from __future__ import annotations

import pytest

from builder.model.board import Board, PlaceKind
from builder.model.game import Game
from builder.model.hex_grid import HexGrid, Wrap

BASES = {  # latitude and longitude in degrees, north and east positive
    "ジャブロー": (-3.1, -60.0),
    "ベルファスト": (54.6, -5.9),
    "トリントン": (-29.3, 151.7),
    "キャリフォルニア": (34.1, -118.2),
    "ヒューストン": (29.8, -95.4),
    "パナマ": (9.0, -79.5),
    "サンチアゴ": (-33.5, -70.7),
    "リオデジャネイロ": (-22.9, -43.2),
    "パリ": (48.9, 2.4),
    "ジブラルタル": (36.1, -5.4),
    "スエズ": (30.0, 32.5),
    "ダカール": (14.7, -17.4),
    "ガーナ": (7.9, -1.0),
    "キンバライド": (-28.7, 24.8),
    "ウラル": (56.8, 60.6),
    "テヘラン": (35.7, 51.4),
    "ラサ": (29.7, 91.1),
    "ペキン": (39.9, 116.4),
    "トーキョー": (35.7, 139.7),
    "ニューホンコン": (22.3, 114.2),
    "ブルネイ": (4.9, 114.9),
    "シンガポール": (1.4, 103.8),
    "パース": (-31.9, 115.9),
    "ニューヤーク": (40.7, -74.0),
    "オデッサ": (46.5, 30.7),
    "キリマンジャロ": (-3.1, 37.4),
    "マドラス": (13.1, 80.3),
    "ハワイ": (21.3, -157.9),
    "ニューギニア": (-6.0, 145.0),
}
AREAS = {
    "エリアＡ": "ベルファスト パリ ジブラルタル ダカール ガーナ キンバライド",
    "エリアＢ": "オデッサ スエズ キリマンジャロ テヘラン ウラル マドラス",
    "エリアＣ": "ラサ ペキン ニューホンコン トーキョー ブルネイ シンガポール ニューギニア パース",
    "エリアＤ": "ハワイ トリントン",
    "エリアＥ": "キャリフォルニア ヒューストン",
    "エリアＦ": "ニューヤーク パナマ ジャブロー サンチアゴ リオデジャネイロ",
}
DEGREES_EAST, DEGREES_SOUTH = 6, 5
ISLANDS = ("ベルファスト", "トーキョー", "ハワイ", "ブルネイ", "ニューギニア", "パース")
"""Bases from which no land leads to the mainland of Eurasia."""


@pytest.fixture(scope="session")
def board(game: Game) -> Board:
    return game.board("ground-map")


@pytest.fixture(scope="session")
def grid(board: Board) -> HexGrid:
    assert board.grid is not None
    return board.grid


def one_hex(board: Board, name: str) -> str:
    (only,) = next(place.hexes for place in board.places if place.names.ja == name)
    return only


def middle(hex_id: str) -> tuple[float, float]:
    """Latitude and longitude of a hex, by the sentence at the head of the map's file."""
    column, row = int(hex_id[:2]), int(hex_id[2:])
    return (
        86.5 - DEGREES_SOUTH * row - (0 if column % 2 else 2.5),
        DEGREES_EAST * column - 33.0,
    )


def around(grid: HexGrid, hex_id: str) -> set[str]:
    """The hexes next to one, over the edge that joins."""
    column, row = grid.ids[hex_id]
    beside = (0, 1) if grid.is_pushed_down(column) else (-1, 0)
    steps = [(0, -1), (0, 1), *((side, down) for side in (-1, 1) for down in beside)]
    cells = (((column + side) % grid.columns, row + down) for side, down in steps)
    return {grid.hex_id(*cell) for cell in cells if 0 <= cell[1] < grid.rows}


def reach(grid: HexGrid, start: str, allowed: set[str]) -> set[str]:
    found, border = {start}, [start]
    while border:
        new = around(grid, border.pop()) & allowed - found
        found |= new
        border += new
    return found


def of_terrain(board: Board, *terrains: str) -> set[str]:
    return {hex_id for hex_id, found in board.hexes.items() if found.terrain in terrains}


@pytest.fixture(scope="session")
def open_sea(board: Board, grid: HexGrid) -> set[str]:
    """All water that hangs together with the Pacific, straits and canals not counted."""
    return reach(grid, "3415", of_terrain(board, "sea"))


def test_every_base_lies_where_it_is_in_the_world(board: Board) -> None:
    places = {place.names.ja: place for place in board.places if place.kind is PlaceKind.HEXES}
    assert places.keys() == BASES.keys()
    assert len({place.hexes[0] for place in places.values()}) == 29
    for name, (latitude, longitude) in BASES.items():
        north, east = middle(one_hex(board, name))
        assert abs(north - latitude) <= DEGREES_SOUTH * 0.75, name
        assert abs((east - longitude + 180) % 360 - 180) <= DEGREES_EAST * 0.75, name


def test_no_base_lies_in_water_or_mountains(board: Board) -> None:
    for name in BASES:
        wanted = "strait" if name in ("ジブラルタル", "スエズ", "パナマ") else "land"
        assert board.hexes[one_hex(board, name)].terrain == wanted, name
    assert len(of_terrain(board, "strait")) == 3  # 38


def test_the_edges_join(board: Board, grid: HexGrid) -> None:
    assert grid.wraps is Wrap.COLUMNS
    assert grid.columns == 60  # even, else half a hex would meet a whole one
    assert grid.columns * DEGREES_EAST == 360
    assert grid.distance("0110", "6010") == 1
    assert grid.distance(one_hex(board, "リオデジャネイロ"), one_hex(board, "ダカール")) == 10
    assert grid.on_paper.distance(one_hex(board, "リオデジャネイロ"), one_hex(board, "ダカール")) == 55


@pytest.mark.parametrize("hex_id", ["0101", "0110", "6010", "6028", "3014", "3114"])
def test_neighbours_are_one_step_away(grid: HexGrid, hex_id: str) -> None:
    assert around(grid, hex_id) == {other for other in grid.ids if grid.distance(hex_id, other) == 1}


def test_six_areas_of_a_sixth_of_the_world_each(board: Board) -> None:
    assert [region.names.ja for region in board.regions] == list(AREAS)
    for index, (region, bases) in enumerate(zip(board.regions, AREAS.values(), strict=True)):
        assert {int(hex_id[:2]) for hex_id in region.hexes} == set(range(10 * index + 1, 10 * index + 11))
        assert len(region.hexes) == 280
        assert {base for base in BASES if one_hex(board, base) in region.hexes} == set(bases.split())
    taken = [hex_id for region in board.regions for hex_id in region.hexes]
    assert len(taken) == len(set(taken)) == 1680


def test_each_base_knows_its_area_and_each_area_its_descent_point(game: Game, board: Board) -> None:
    for name, bases in AREAS.items():
        for base in bases.split():
            assert [region.names.ja for region in board.regions_of(one_hex(board, base))] == [name]
    space = game.board("space-map")
    linked = {
        space.place(link.here[0][1]).names.ja: [board.place(place).names.ja for _, place in link.there]
        for link in game.links
    }
    assert linked == {f"降下ポイント{letter}": [f"エリア{letter}"] for letter in "ＡＢＣＤＥＦ"}


def sides_of(board: Board, kind: str) -> set[frozenset[str]]:
    return {frozenset(edge.hexes) for edge in board.edges if edge.kind == kind}


def test_the_three_passages_lie_where_the_canals_and_straits_join_the_seas(board: Board) -> None:
    gibraltar, suez, panama = (one_hex(board, name) for name in ("ジブラルタル", "スエズ", "パナマ"))
    assert sides_of(board, "passage") == {
        frozenset(pair)
        for pair in [
            (gibraltar, "0410"),
            (gibraltar, "0609"),
            (suez, "1010"),
            (suez, "1112"),
            (panama, "5214"),
            (panama, "5216"),
        ]
    }


def test_straits_part_lands_and_mountain_sides_lie_at_mountains(board: Board, grid: HexGrid) -> None:
    """15: men and suits of types M and F cross a strait; only F crosses a mountain side."""
    dry = of_terrain(board, "land", "mountains")
    assert {hex_id for side in sides_of(board, "strait-side") for hex_id in side} <= dry
    mountains = sides_of(board, "mountain-side")
    high = of_terrain(board, "mountains") | {one_hex(board, "ラサ")}  # a base, but amid the Himalaya
    assert all(side & high and side <= dry for side in mountains)
    assert all(grid.distance(*side) == 1 for side in mountains)
    assert {kind.id: kind.rule for kind in board.edge_kinds} == {
        "mountain-side": "15",
        "strait-side": "15",
        "passage": "38",
    }
    assert {edge.provenance.value for edge in board.edges if edge.kind != "passage"} == {"schematic"}


def test_a_box_below_each_area(board: Board, grid: HexGrid) -> None:
    boxes = [place for place in board.places if place.rectangle]
    assert [box.names.ja for box in boxes] == [f"大気圏移動 {letter}" for letter in "ＡＢＣＤＥＦ"]
    for index, box in enumerate(boxes):
        assert box.rectangle is not None
        inside = {
            int(hex_id[:2])
            for hex_id in grid.ids
            if box.rectangle.left <= grid.centre(hex_id)[0] < box.rectangle.left + box.rectangle.width
        }
        assert inside == set(range(10 * index + 1, 10 * index + 11))


@pytest.mark.parametrize(
    ("base", "one_side", "other_side", "ground"),
    [
        (
            "ジブラルタル",
            "0410",
            "0609",
            ("0509", "0511"),
        ),  # Atlantic, Mediterranean; Spain, Morocco
        (
            "スエズ",
            "1010",
            "1112",
            ("1011", "1211"),
        ),  # Mediterranean, Red Sea; Egypt, Sinai
        (
            "パナマ",
            "5214",
            "5216",
            ("5115", "5316"),
        ),  # Caribbean, Pacific; Middle and South America
    ],
)
def test_straits_and_canals_join_seas_and_lands(
    board: Board,
    grid: HexGrid,
    base: str,
    one_side: str,
    other_side: str,
    ground: tuple[str, str],
) -> None:
    near = around(grid, one_hex(board, base))
    assert {one_side, other_side} <= near & of_terrain(board, "sea")
    assert set(ground) <= near & of_terrain(board, "land")


def test_the_mediterranean_is_closed_but_for_its_straits(board: Board, grid: HexGrid, open_sea: set[str]) -> None:
    mediterranean = reach(grid, "0609", of_terrain(board, "sea"))
    assert mediterranean == {"0609", "0709", "0809", "0810", "0910", "1010"}
    assert not mediterranean & open_sea
    assert {"0410", "1112", "5214", "5216"} <= open_sea


def test_the_americas_hang_together_only_by_the_canal(board: Board, grid: HexGrid) -> None:
    dry = of_terrain(board, "land", "mountains")
    new_york, jaburo = one_hex(board, "ニューヤーク"), one_hex(board, "ジャブロー")
    assert jaburo not in reach(grid, new_york, dry)
    assert jaburo in reach(grid, new_york, dry | {one_hex(board, "パナマ")})


def test_islands_are_islands(board: Board, grid: HexGrid) -> None:
    dry = of_terrain(board, "land", "mountains", "strait")
    mainland = reach(grid, one_hex(board, "ペキン"), dry)
    away = {name for name in BASES if one_hex(board, name) not in mainland}
    american = {
        "ニューヤーク",
        "キャリフォルニア",
        "ヒューストン",
        *AREAS["エリアＦ"].split(),
    }
    assert away == {*ISLANDS, "トリントン"} | american


def test_the_pictures_stay_within_what_a_window_holds(board: Board, grid: HexGrid) -> None:
    assert grid.height_px >= 84
    assert board.width_px < 5000
    assert board.height_px < 5000
