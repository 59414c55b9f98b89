"""The pixel of a hex. The engine test beside it holds the same numbers against the real HexGrid."""

import pytest

from builder.vassal.components import HexGrid
from builder.vassal.hex_pixel import hex_centre, hex_corners


@pytest.mark.parametrize(
    ("grid", "hex_index", "pixel"),
    [
        (HexGrid(), (0, 0), (0, 32)),
        (HexGrid(), (1, 0), (55, 64)),
        (HexGrid(), (3, 2), (166, 192)),
        (HexGrid(x0=70, y0=61, dx=51.3, dy=59.7), (1, 1), (121, 149)),
        (HexGrid(x0=70, y0=61, dx=51.3, dy=59.7, sideways=True), (1, 1), (149, 121)),
    ],
)
def test_fractions_are_cut_off_as_in_java(grid, hex_index, pixel):
    assert hex_centre(grid, *hex_index) == pixel


@pytest.mark.parametrize("sideways", [False, True])
def test_the_mean_of_the_corners_is_the_centre(sideways):
    grid = HexGrid(x0=70, y0=61, dx=51.3, dy=59.7, sideways=sideways)
    for column in range(8):
        for row in range(8):
            corners = hex_corners(grid, column, row)
            centre = hex_centre(grid, column, row)
            assert tuple(sum(corner[axis] for corner in corners) / 6 for axis in (0, 1)) == centre


def test_corners_stay_inside_the_hex():
    grid = HexGrid(x0=100, y0=100, dx=75.0, dy=86.0)
    # The hex is 100 px wide and 86 px high; the corners stand one pixel inside its sides.
    assert hex_corners(grid, 0, 0) == ((148, 100), (124, 142), (76, 142), (52, 100), (76, 58), (124, 58))
