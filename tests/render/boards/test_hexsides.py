"""Hexsides and regions: each kind is drawn where it runs, over meeting edges at both; letters keep clear of what is printed."""

from __future__ import annotations

import pytest

from builder.model.board import Place, PlaceKind
from builder.model.board_edge import Edge, EdgeDrawing, EdgeKind
from builder.model.hex_grid import Wrap
from builder.model.names import Names
from builder.origin import Origin
from builder.record import replace
from builder.render.board.drawing import Group, Letters, Line, overlap
from builder.render.map.country import Country
from builder.render.map.hexsides import boxes_across, hexsides
from builder.render.map.regions import region_bands, region_letters
from tests.render.boards.drawn_boards import isle

HERE = Origin("maps/game/isle.yaml", 1)


def kind(drawn: EdgeDrawing) -> EdgeKind:
    return EdgeKind("side", Names({"": "Side"}), drawn, "#7d5b3c", HERE)


def country_of(style, drawn: EdgeDrawing, *sides: tuple[str, str], wraps: Wrap | None = None) -> Country:
    board = isle()
    grid = replace(board.grid, wraps=wraps)
    edges = tuple(Edge("side", hexes, HERE) for hexes in sides)
    return Country(replace(board, grid=grid, edge_kinds=(kind(drawn),), edges=edges), grid, style)


def reach(operations) -> tuple[float, float, float, float]:
    boxes = [operation.box for operation in operations]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


@pytest.mark.parametrize("drawn", EdgeDrawing)
def test_every_kind_is_drawn_about_the_middle_of_its_side(drawn, map_styles) -> None:
    country = country_of(map_styles["terrain"], drawn, ("0202", "0203"))
    height = country.grid.height_px
    (x0, y0), (x1, y1) = country.grid.centre("0202"), country.grid.centre("0203")
    left, top, right, bottom = reach(hexsides(country))
    assert (left + right) / 2 == pytest.approx((x0 + x1) / 2, abs=1)
    assert top > y0 and bottom < y1
    assert abs((top + bottom) / 2 - (y0 + y1) / 2) < 0.12 * height
    assert right - left < 1.4 * height / 3**0.5


def test_what_lies_across_keeps_names_away_and_what_lies_along_does_not(map_styles) -> None:
    arrows = country_of(map_styles["terrain"], EdgeDrawing.ARROWS, ("0202", "0203"))
    (box,) = boxes_across(arrows)
    assert overlap(box, reach(hexsides(arrows)))
    assert boxes_across(country_of(map_styles["terrain"], EdgeDrawing.RIDGE, ("0202", "0203"))) == ()


def test_a_side_over_edges_that_meet_is_drawn_at_both(map_styles) -> None:
    style = map_styles["terrain"]
    board = isle()
    first, last = "0201", f"02{board.grid.rows:02d}"
    around = country_of(style, EdgeDrawing.WALL, (first, last), wraps=Wrap.ROWS)
    _, top, _, bottom = reach(hexsides(around))
    assert top < around.grid.centre(first)[1]
    assert bottom > around.grid.centre(last)[1]
    assert hexsides(country_of(style, EdgeDrawing.WALL, (first, last))) == ()


def region(*hexes: str, letter: str | None = "E") -> Place:
    return Place(
        "east",
        Names({"": "The East"}),
        "isle",
        PlaceKind.REGION,
        HERE,
        hexes=hexes,
        colour="#2f6f8f",
        letter=Names({"": letter}) if letter else None,
    )


def with_region(style, place: Place) -> Country:
    board = isle()
    return Country(replace(board, places=(*board.places, place)), board.grid, style)


def test_a_region_has_a_band_inside_of_its_outline(map_styles) -> None:
    country = with_region(map_styles["terrain"], region("0202"))
    _, band, line = region_bands(country)
    assert isinstance(band, Group)
    assert isinstance(line, Line)
    assert band.clip == (line.points,)
    corners = country.grid.corners("0202")
    assert {tuple(map(round, point)) for point in line.points} == {tuple(map(round, point)) for point in corners}


def test_the_letter_stands_inside_where_nothing_else_is_printed(map_styles) -> None:
    board = isle()
    whole = tuple(board.grid.ids)
    country = with_region(map_styles["terrain"], region(*whole))
    (first, *_) = region_letters(country, "en", ())
    (letters,) = first.operations
    assert isinstance(letters, Letters)
    assert letters.text == "E"
    (again, *_) = region_letters(country, "en", (letters.box,))
    assert not overlap(again.operations[0].box, letters.box)
    everywhere = ((0, 0, board.width_px, board.height_px),)
    assert region_letters(country, "en", everywhere) == ()


def test_a_region_without_a_letter_has_its_name(map_styles) -> None:
    country = with_region(map_styles["terrain"], region(*isle().grid.ids, letter=None))
    (first, *_) = region_letters(country, "en", ())
    assert first.operations[0].text == "The East"
