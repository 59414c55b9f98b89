"""The corners and sides of hexes as whole numbers, so that neighbours share them exactly and outlines close.

A corner is (x, y) in thirds of the column pitch and halves of the hex height, counted from the centre of the first hex. Cells
are zero-based (column, row) and may lie outside the grid: the country goes on beyond the map's edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from builder.model.hex_grid import HexGrid, Point

Cell = tuple[int, int]
Corner = tuple[int, int]
Side = tuple[Corner, Corner]

_CORNER_STEPS = ((-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1))
"""W, NW, NE, E, SE, SW: clockwise on the screen."""


def corners(grid: HexGrid, cell: Cell) -> tuple[Corner, ...]:
    """The six corners of a cell: W, NW, NE, E, SE, SW."""
    column, row = cell
    x, y = 3 * column, 2 * row + (1 if grid.is_pushed_down(column) else 0)
    return tuple((x + step_x, y + step_y) for step_x, step_y in _CORNER_STEPS)


def point(grid: HexGrid, corner: Corner) -> Point:
    """The pixel of a corner."""
    return (grid.left_px + corner[0] * grid.column_pitch_px / 3, grid.top_px + corner[1] * grid.height_px / 2)


def middle(grid: HexGrid, cell: Cell) -> Point:
    """The pixel of a cell's centre."""
    column, row = cell
    pushed = 1 if grid.is_pushed_down(column) else 0
    return point(grid, (3 * column, 2 * row + pushed))


def sides(grid: HexGrid, cell: Cell) -> Iterator[Side]:
    """The six sides of a cell as directed pairs of corners, clockwise: NW, N, NE, SE, S, SW."""
    around = corners(grid, cell)
    yield from zip(around, (*around[1:], around[0]), strict=True)


def shared_sides(grid: HexGrid, cells: Collection[Cell]) -> dict[Side, tuple[Cell, ...]]:
    """Every side of ``cells`` once, as (smaller corner, larger corner), with the one or two cells that it bounds."""
    found: dict[Side, tuple[Cell, ...]] = {}
    for cell in cells:
        for start, end in sides(grid, cell):
            side = (start, end) if start < end else (end, start)
            found[side] = (*found.get(side, ()), cell)
    return found


def outlines(grid: HexGrid, cells: Collection[Cell]) -> tuple[tuple[Corner, ...], ...]:
    """The closed outlines of a set of cells: outer ones clockwise on the screen, those of holes the other way.

    Sides that two cells of the set share cancel out; at each corner of what is left exactly one side arrives and one leaves.
    """
    directed = {side for cell in sorted(cells) for side in sides(grid, cell)}
    follows = {start: end for start, end in sorted(directed) if (end, start) not in directed}
    rings: list[tuple[Corner, ...]] = []
    while follows:
        start = min(follows)
        ring = [start]
        corner = follows.pop(start)
        while corner != start:
            ring.append(corner)
            corner = follows.pop(corner)
        rings.append(tuple(ring))
    return tuple(rings)
