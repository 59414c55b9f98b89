"""The geometry of maps: outlines, natural lines, cells under a pixel, textures, lines moved inside."""

from __future__ import annotations

import random

import pytest

from builder.model.hex_grid import HexGrid
from builder.record import replace
from builder.render.board.drawing import Area, box_of, union_of
from builder.render.map.country import Country
from builder.render.map.dotted_line import moved_inside
from builder.render.map.ground import veil
from builder.render.map.lattice import corners, middle, outlines, point
from builder.render.map.natural_line import natural_ring
from builder.render.map.terrain_pattern import PATTERNS
from tests.render.boards.drawn_boards import isle

GRIDS = [HexGrid(8, 6, 108, 94, 123, 114, first_column_high=high) for high in (True, False)]
AROUND = [(2, 1), (2, 3), (1, 1), (1, 2), (3, 1), (3, 2)]
"""The six neighbours of cell (2, 2) where the first column is high."""


def area(ring) -> float:
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True)) / 2


@pytest.mark.parametrize("grid", GRIDS, ids=["high", "low"])
def test_corners_are_those_of_the_grid(grid):
    for hex_id, cell in grid.ids.items():
        assert middle(grid, cell) == grid.centre(hex_id)
        for mine, theirs in zip(corners(grid, cell), grid.corners(hex_id), strict=True):
            assert point(grid, mine) == pytest.approx(theirs)


def test_one_cell_has_its_six_corners_clockwise():
    (ring,) = outlines(GRIDS[0], [(2, 2)])
    assert sorted(ring) == sorted(corners(GRIDS[0], (2, 2)))
    assert area([point(GRIDS[0], corner) for corner in ring]) == pytest.approx(94 * 108)


def test_a_ring_of_cells_has_a_hole_that_runs_the_other_way():
    rings = [[point(GRIDS[0], corner) for corner in ring] for ring in outlines(GRIDS[0], AROUND)]
    assert sorted(round(area(ring)) for ring in rings) == [-94 * 108, 7 * 94 * 108]


def test_a_natural_line_stays_near_its_hexes():
    grid = GRIDS[0]
    for ring in outlines(grid, [(2, 2), (3, 2), (3, 3)]):
        exact = [point(grid, corner) for corner in ring]
        natural = natural_ring(grid, ring, "seed", 0.075)
        assert natural == natural_ring(grid, ring, "seed", 0.075)
        assert natural != natural_ring(grid, ring, "another", 0.075)
        assert abs(area(natural) / area(exact) - 1) < 0.1
        assert all(abs(mine - theirs) < 25 for mine, theirs in zip(box_of(natural), box_of(exact), strict=True))


@pytest.mark.parametrize("high", [True, False])
def test_the_cell_under_a_pixel_is_the_one_with_the_nearest_centre(map_styles, high):
    board = isle(grid=replace(isle().grid, first_column_high=high))
    country = Country(board, board.grid, map_styles["terrain"])
    cells = [(column, row) for column in range(-2, 9) for row in range(-2, 8)]
    dice = random.Random(7)
    for _ in range(500):
        spot = (dice.uniform(0, 700), dice.uniform(0, 600))
        distances = sorted((abs(complex(*middle(board.grid, cell)) - complex(*spot)), cell) for cell in cells)
        if distances[1][0] - distances[0][0] > 1:
            assert country.cell_at(spot) == distances[0][1]


def test_the_cells_in_view_cover_the_frame(map_styles):
    board = isle()
    country = Country(board, board.grid, map_styles["terrain"])
    view = set(country.cells_in_view)
    left, top, right, bottom = country.frame
    for step in range(60):
        for spot in (
            (left + (right - left) * step / 60, top),
            (left + (right - left) * step / 60, bottom),
            (left, top + (bottom - top) * step / 60),
            (right, top + (bottom - top) * step / 60),
        ):
            assert country.cell_at(spot) in view


def test_the_veil_covers_the_frame_but_for_the_numbered_hexes(map_styles):
    board = isle()
    country = Country(board, board.grid, map_styles["terrain"])
    (covered,) = veil(country)
    assert isinstance(covered, Area)
    left, top, right, bottom = country.frame
    assert abs(area(covered.rings[0])) == pytest.approx((right - left) * (bottom - top) - 20 * 94 * 108)


@pytest.mark.parametrize("name", list(PATTERNS))
def test_a_texture_is_always_the_same_and_stays_about_its_hex(name):
    for seed in range(30):
        first = PATTERNS[name]((500.0, 500.0), 108.0, "#b9c98f", random.Random(seed))
        assert first == PATTERNS[name]((500.0, 500.0), 108.0, "#b9c98f", random.Random(seed))
        assert bool(first) == (name != "none")
        if first:
            left, top, right, bottom = union_of(operation.box for operation in first)
            assert left > 430 and right < 570 and top > 440 and bottom < 562


def test_a_square_moved_inside():
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert moved_inside(square, 2) == ((2.0, 2.0), (8.0, 2.0), (8.0, 8.0), (2.0, 8.0))
