"""Sheets as pixels and as operations: frames where the data puts them, numbers, labels, warnings."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from builder.diagnostic import Severity
from builder.record import replace
from builder.render.board.colour import mixed
from builder.render.board.drawing import RoundedBox, Stencil, Words
from builder.render.board_picture import render_boards
from builder.render.colour import rgb
from builder.render.drawn_board import draw_board
from builder.render.text import fit_text
from tests.render.boards.drawn_boards import RED, game_of, sheet


@pytest.fixture(scope="module")
def picture(map_styles, sheet_styles) -> Image.Image:
    (artifact,), found = render_boards(game_of(sheet()), map_styles, sheet_styles)
    assert found == ()
    assert artifact.path == "sheets/sheet.png"
    return Image.open(io.BytesIO(artifact.content))


def near(found, colour, by=3):
    return max(abs(mine - wanted) for mine, wanted in zip(found, rgb(colour), strict=True)) <= by


def test_the_picture_is_as_large_as_the_board(picture):
    assert (picture.size, picture.mode, picture.info) == ((480, 420), "RGB", {})


def test_the_heading_has_the_owners_colour(picture):
    assert picture.getpixel((470 - 14, 40)) == rgb(RED.colour)


def test_a_boxs_frame_runs_along_its_rectangle(picture, sheet_styles):
    style = sheet_styles["sheet"]
    frame = mixed(style.box_frame, RED.colour, 0.35)
    assert near(picture.getpixel((30, 300)), frame)
    assert near(picture.getpixel((229, 300)), frame)
    assert near(picture.getpixel((130, 379)), frame)
    assert picture.getpixel((28, 300)) == rgb(style.paper)
    assert picture.getpixel((34, 300)) == rgb(style.box_ground)


def test_the_tab_is_a_tint_of_the_owners_colour(picture, sheet_styles):
    style = sheet_styles["sheet"]
    assert picture.getpixel((40, 222)) == rgb(mixed(style.box_ground, RED.colour, 0.24))


def test_a_space_has_its_ground_and_its_number(picture, sheet_styles, map_styles):
    style = sheet_styles["sheet"]
    assert picture.getpixel((36, 112)) == rgb(style.space_ground)
    drawing, _ = draw_board(game_of(sheet()), sheet(), map_styles, sheet_styles)
    numbers = [
        operation for operation in drawing.operations if isinstance(operation, Words) and operation.text.isdigit()
    ]
    assert [(number.text, (number.box[0] + number.box[2]) / 2) for number in numbers] == [
        (str(value), 70.0 + 80 * value) for value in range(5)
    ]


def test_an_unset_box_is_dashed_and_the_other_is_not(map_styles, sheet_styles):
    drawing, _ = draw_board(game_of(sheet()), sheet(), map_styles, sheet_styles)
    framed = [
        operation.box for operation in drawing.operations if isinstance(operation, RoundedBox) and operation.outline
    ]
    assert (30, 220, 230, 380) in framed
    assert (250, 220, 370, 380) not in framed


def test_words_of_a_box(map_styles, sheet_styles):
    drawing, _ = draw_board(game_of(sheet(), language="en"), sheet(), map_styles, sheet_styles)
    texts = [operation.text for operation in drawing.operations if isinstance(operation, Words)]
    for text in ("Red sheet", "R", "Supply", "[2.7]", "Factory", "[8.3]", "Units built", "Unknown", "Schematic"):
        assert text in texts
    assert [operation.symbol.id for operation in drawing.operations if isinstance(operation, Stencil)] == ["factory"]


def test_spaces_smaller_than_a_counter_are_a_warning_at_the_track(map_styles, sheet_styles):
    board = sheet(space_px=60)
    (artifact,), (fault,) = render_boards(game_of(board), map_styles, sheet_styles)
    assert artifact.path == "sheets/sheet.png"
    assert (fault.code, fault.severity) == ("space-smaller-than-counter", Severity.WARNING)
    assert fault.origin == board.tracks[0].origin
    assert fault.message.startswith("a space of 'supply' is 60 by 60 px; a counter is 75 by 75 px")


def test_a_space_higher_than_a_counter_shows_its_number_above_it(map_styles, sheet_styles):
    board = sheet()
    places = tuple(
        replace(place, rectangle=replace(place.rectangle, height=104)) if place.id == "supply-0" else place
        for place in board.places
    )
    drawing, _ = draw_board(game_of(board), replace(board, places=places), map_styles, sheet_styles)
    (number,) = [
        operation for operation in drawing.operations if isinstance(operation, Words) and operation.text == "0"
    ]
    assert number.box[3] <= 106 + 104 - 75


def test_everything_printed_fits_its_field(game, map_styles, sheet_styles):
    for language in ("ja", "en"):
        translated = replace(game, language=language)
        for board in game.boards:
            if board.grid is not None:
                continue
            drawing, found = draw_board(translated, board, map_styles, sheet_styles)
            assert tuple(found) == ()
            for operation in drawing.operations:
                if isinstance(operation, Words):
                    left, top, right, bottom = operation.box
                    assert fit_text(operation.text, right - left, bottom - top, operation.style).fits
                    assert 0 <= left < right <= board.width_px and 0 <= top < bottom <= board.height_px
