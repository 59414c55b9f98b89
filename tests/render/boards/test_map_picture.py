"""Maps as pixels: the size, the colours at exact places, names that keep clear of each other, the same bytes twice."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

from builder.model.board import PlaceKind
from builder.record import replace
from builder.render.board.colour import mixed
from builder.render.board.drawing import overlap
from builder.render.board_picture import render_boards
from builder.render.colour import rgb
from builder.render.map.map_drawing import draw_map
from builder.render.map.territory import tint_of
from tests.render.boards.drawn_boards import BLUE, PLAIN, RED, SEA, game_of, isle


def picture_of(board, map_styles, sheet_styles, art=None) -> Image.Image:
    (artifact,), found = render_boards(game_of(board), map_styles, sheet_styles, art)
    assert found == ()
    return Image.open(io.BytesIO(artifact.content))


@pytest.fixture(scope="module")
def picture(map_styles, sheet_styles) -> Image.Image:
    return picture_of(isle(), map_styles, sheet_styles)


def test_the_picture_is_as_large_as_the_board(picture):
    assert picture.size == (900, 606)
    assert picture.mode == "RGB"
    assert picture.info == {}


@pytest.mark.parametrize(("hex_id", "side"), [("0203", RED), ("0303", BLUE)])
def test_a_territory_is_tinted_at_its_hexes_centre(picture, map_styles, hex_id, side):
    style = map_styles["terrain"]
    expected = rgb(mixed(PLAIN, tint_of(style, side.colour), style.territory_tint))
    found = picture.getpixel(isle().grid.centre(hex_id))
    assert max(abs(mine - wanted) for mine, wanted in zip(found, expected, strict=True)) <= 1


def test_the_band_runs_along_the_inside_of_a_border(picture, map_styles):
    """Between 0203 (red) and 0303 (blue): each side's own colour on its own bank, next to the border's line."""
    grid = isle().grid
    (x0, y0), (x1, y1) = grid.centre("0203"), grid.centre("0303")
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    away = ((x1 - x0) / 108, (y1 - y0) / 108)
    red = picture.getpixel((round(middle[0] - 5 * away[0]), round(middle[1] - 5 * away[1])))
    blue = picture.getpixel((round(middle[0] + 5 * away[0]), round(middle[1] + 5 * away[1])))
    assert red[0] > red[2] + 40
    assert blue[2] > blue[0] + 40


def test_open_water_has_the_colour_of_its_terrain(picture):
    x, y = isle().grid.centre("0101")
    assert picture.getpixel((x, y)) == rgb(SEA)


def test_the_margin_is_paper(picture, map_styles):
    assert picture.getpixel((2, 2)) == rgb(map_styles["terrain"].paper)


def test_a_map_without_territory_layer_shows_its_terrain(map_styles, sheet_styles):
    style = map_styles["terrain"]
    plain = replace(style, layers=tuple(layer for layer in style.layers if layer != "territory"))
    picture = picture_of(isle(), {"terrain": plain}, sheet_styles)
    assert picture.getpixel(isle().grid.centre("0203")) == rgb(PLAIN)


def test_the_same_bytes_twice(map_styles, sheet_styles):
    first, second = (render_boards(game_of(isle()), map_styles, sheet_styles)[0] for _ in range(2))
    assert first == second
    assert first[0].path == "maps/isle.png"


def test_the_designers_own_ground_lies_below(map_styles, sheet_styles):
    ground = io.BytesIO()
    Image.new("RGB", (90, 60), "#123456").save(ground, "PNG")
    board = isle(art="maps/trial/ground.png", style="picture")
    picture = picture_of(board, map_styles, sheet_styles, {"maps/trial/ground.png": ground.getvalue()})
    assert picture.size == (900, 606)
    assert set(picture.getcolors()) == {(900 * 606, (0x12, 0x34, 0x56))}


@pytest.mark.parametrize("language", ["ja", "en"])
def test_names_touch_neither_each_other_nor_numbers_nor_the_edge(game, language, map_styles):
    for board in game.boards:
        if board.grid is None:
            continue
        drawn = draw_map(replace(game, language=language), board, map_styles["terrain"])
        named = [place for place in board.places if place.kind is PlaceKind.HEXES]
        assert sorted(letters.text for letters in drawn.names) == sorted(
            place.names.in_language(language) for place in named
        )
        assert drawn.diagnostics == ()
        for first, second in combinations(drawn.names, 2):
            assert not overlap(first.box, second.box), (first.text, second.text)
        for name in drawn.names:
            assert not [number.text for number in drawn.numbers if overlap(name.box, number.box)], name.text
            assert drawn.legend is None or not overlap(name.box, drawn.legend), name.text
            inset = map_styles["terrain"].frame_inset_px
            assert name.box[0] > inset and name.box[1] > inset
            assert name.box[2] < board.width_px - inset and name.box[3] < board.height_px - inset


def test_a_single_hexs_name_stands_below_its_counter(game, map_styles):
    """Below the 75 px of a counter on the hex's centre, and inside the hex's height."""
    (board,) = [board for board in game.boards if board.grid is not None]
    drawn = {letters.text: letters.box for letters in draw_map(game, board, map_styles["terrain"]).names}
    for place in board.places:
        if len(place.hexes) == 1:
            y = board.grid.centre(place.hexes[0])[1]
            box = drawn[place.names.in_language(game.language)]
            assert y + 75 / 2 <= box[1] and box[3] <= y + board.grid.height_px / 2, place.id


def test_no_counter_covers_a_name(game, map_styles):
    """With a counter of 75 px on every hex, every letter of every name is still to be seen."""
    (board,) = [board for board in game.boards if board.grid is not None]
    centres = [board.grid.centre(hex_id) for hex_id in board.grid.ids]
    for letters in draw_map(game, board, map_styles["terrain"]).names:
        for x, y in centres:
            assert not overlap(letters.box, (x - 37.5, y - 37.5, x + 37.5, y + 37.5)), letters.text
