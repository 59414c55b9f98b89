"""Words that name no template: each a fault at its place with the nearest word that exists, and no picture."""

from __future__ import annotations

import pytest

from builder.record import replace
from builder.render.board_picture import render_boards
from tests.render.boards.drawn_boards import game_of, isle, sheet


def changed_place(board, index, **keys):
    places = list(board.places)
    places[index] = replace(places[index], **keys)
    return replace(board, places=tuple(places))


def changed_terrain(board, index, **keys):
    terrains = list(board.terrains)
    terrains[index] = replace(terrains[index], **keys)
    return replace(board, terrains=tuple(terrains))


CASES = [
    (isle(style="terain"), "unknown-style", "'terain'; did you mean 'terrain'?"),
    (sheet(style="shet"), "unknown-style", "'shet'; did you mean 'sheet'?"),
    (changed_terrain(isle(), 2, pattern="hill"), "unknown-pattern", "'hill'; did you mean 'hills'?"),
    (changed_place(isle(), 0, symbol="castel"), "unknown-symbol", "'castel'; did you mean 'castle'?"),
    (changed_place(sheet(), 0, symbol="factori"), "unknown-symbol", "'factori'; did you mean 'factory'?"),
    (isle(art="maps/trial/none.png"), "missing-art", "'maps/trial/none.png' was not found"),
]


@pytest.mark.parametrize(("board", "code", "message"), CASES, ids=[case[2] for case in CASES])
def test_an_unknown_word_is_a_fault(board, code, message, map_styles, sheet_styles):
    artifacts, (fault,) = render_boards(game_of(board), map_styles, sheet_styles)
    assert artifacts == ()
    assert fault.code == code
    assert message in fault.message


def test_a_ground_that_is_no_picture(map_styles, sheet_styles):
    board = isle(art="maps/trial/ground.png")
    artifacts, (fault,) = render_boards(game_of(board), map_styles, sheet_styles, {"maps/trial/ground.png": b"text"})
    assert artifacts == ()
    assert (fault.code, fault.message) == (
        "missing-art",
        "'maps/trial/ground.png' is no picture that can be read; PNG, JPEG and GIF can",
    )


def test_a_letter_that_the_font_lacks_is_a_fault_where_it_was_written(map_styles, sheet_styles):
    board = changed_place(sheet(), 0, caption=replace(sheet().places[0].caption, by_language={"ja": "工場⚔"}))
    _, (fault,) = render_boards(game_of(board), map_styles, sheet_styles)
    assert (fault.code, fault.origin) == ("missing-glyph", board.places[0].origin)
    assert "⚔" in fault.message


def test_a_caption_that_does_not_fit_is_a_warning(map_styles, sheet_styles):
    board = changed_place(sheet(), 0, caption=replace(sheet().places[0].caption, by_language={"ja": "長い説明" * 12}))
    artifacts, (fault,) = render_boards(game_of(board), map_styles, sheet_styles)
    assert len(artifacts) == 1
    assert fault.code == "text-does-not-fit"
