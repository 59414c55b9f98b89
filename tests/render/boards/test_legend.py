"""The legend: only what the map uses, where the data says or over open water."""

from __future__ import annotations

from builder.diagnostic import Severity
from builder.model.board import Rectangle
from builder.record import replace
from builder.render.board.drawing import Words, overlap
from builder.render.map.country import Country
from builder.render.map.legend_items import legend_sections
from builder.render.map.map_drawing import draw_map
from tests.render.boards.drawn_boards import BLUE, RED, game_of, isle

SIDES = {"red": RED, "blue": BLUE}


def sections_of(board, map_styles, language="ja"):
    country = Country(board, board.grid, map_styles["terrain"])
    return {
        section.heading: [(item.name, item.remark) for item in section.items]
        for section in legend_sections(country, SIDES, language)
    }


def test_every_line_is_something_on_the_map(map_styles):
    assert sections_of(isle(), map_styles) == {
        "地形": [("海", None), ("平地", "城砦は四つまで"), ("高地", None)],
        "領地": [("赤軍", None), ("青軍", None), ("国境", None)],
        "地名と記号": [("城", None), ("場所の範囲", None)],
    }


def test_a_player_of_another_language_reads_names_and_remarks_in_it(map_styles):
    assert sections_of(isle(), map_styles, "en")["Terrain"] == [
        ("Sea", None),
        ("Plain", "up to 4 forts"),
        ("Hill", None),
    ]


def test_what_the_map_does_not_use_is_left_out(map_styles):
    board = isle(places=())
    hexes = {hex_id: replace(there, terrain="sea", territory=None) for hex_id, there in board.hexes.items()}
    assert sections_of(replace(board, hexes=hexes), map_styles, "en") == {"Terrain": [("Sea", None)]}


def texts(drawing):
    return [operation.text for operation in drawing.operations if isinstance(operation, Words)]


def test_the_panel_has_title_and_the_word_for_schematic(map_styles):
    board = isle()
    drawn = draw_map(game_of(board), board, map_styles["terrain"])
    assert texts(drawn.drawing)[:2] == ["小島", "模式図"]
    english = draw_map(game_of(board, language="en"), board, map_styles["terrain"])
    assert texts(english.drawing)[:2] == ["Isle", "Schematic"]


def test_the_panel_lies_where_the_data_says(map_styles):
    board = isle()
    assert draw_map(game_of(board), board, map_styles["terrain"]).legend == (610, 40, 870, 560)


def test_without_a_place_it_takes_open_water(map_styles):
    board = isle(legend=None)
    drawn = draw_map(game_of(board), board, map_styles["terrain"])
    assert drawn.diagnostics == ()
    grid = board.grid
    for hex_id, there in board.hexes.items():
        if there.terrain != "sea":
            x, y = grid.centre(hex_id)
            assert not overlap(drawn.legend, (x - 62, y - 54, x + 62, y + 54)), hex_id


def test_a_panel_that_is_too_small_is_a_warning(map_styles):
    board = isle(legend=Rectangle(610, 40, 120, 90))
    drawn = draw_map(game_of(board), board, map_styles["terrain"])
    (fault,) = drawn.diagnostics
    assert (fault.code, fault.severity, fault.origin) == ("legend-has-no-room", Severity.WARNING, board.origin)
    assert "'legend_px' gives 120 by 90" in fault.message


def test_no_open_water_is_a_warning(map_styles):
    board = isle(legend=None)
    hexes = {hex_id: replace(there, terrain="plain") for hex_id, there in board.hexes.items()}
    drawn = draw_map(game_of(board), replace(board, hexes=hexes), map_styles["terrain"])
    assert [fault.code for fault in drawn.diagnostics] == ["legend-has-no-room"]
    assert drawn.legend is None
