"""Outlines of hex sets: closed, with the right area, one for each part and each hole."""

import pytest

from builder.model.hex_grid import HexGrid
from builder.model.hex_outline import connected_parts, outlines

GRID = HexGrid(columns=9, rows=9, height_px=108, column_pitch_px=93, left_px=62, top_px=54)


def area(loop):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True)) / 2


HEX_AREA = area(outlines(GRID, ["0303"])[0])


def test_one_hex_has_its_six_corners():
    (loop,) = outlines(GRID, ["0303"])
    assert len(loop) == 6
    assert HEX_AREA == 93 * 108


@pytest.mark.parametrize("hexes", [["0303", "0304"], ["0303", "0403", "0404"], ["0203", "0303", "0403", "0503"]])
def test_neighbours_have_one_outline_with_the_area_of_all(hexes):
    (loop,) = outlines(GRID, hexes)
    assert area(loop) == len(hexes) * HEX_AREA


def test_a_ring_has_an_outer_outline_and_a_hole():
    ring = [GRID.neighbour("0404", direction) for direction in range(6)]
    assert sorted(area(loop) for loop in outlines(GRID, ring)) == [-HEX_AREA, 7 * HEX_AREA]


def test_hexes_apart_are_two_parts_with_an_outline_each():
    assert connected_parts(GRID, ["0303", "0707", "0304"]) == (("0303", "0304"), ("0707",))
    assert len(outlines(GRID, ["0303", "0707", "0304"])) == 2
