"""The exact pixel of a hex, as the engine snaps to it, and a zone around one hex.

Java: ``HexGrid.hexPointCenterFromRawIndex`` and ``Zone``. The engine cuts fractions off (toward zero); it never rounds. A
piece that is placed one pixel beside the centre shows up as a move when it is first touched.
"""

from __future__ import annotations

import math

from builder.vassal.components.hex_grid import HexGrid

Pixel = tuple[int, int]


def hex_centre(grid: HexGrid, column: int, row: int) -> Pixel:
    """The pixel of the board to which the engine snaps in this hex.

    ``column`` and ``row`` are raw indices from 0: the hex (0, 0) has its centre at ``x0``, ``y0``, and odd columns stand half
    a hex lower. On a ``sideways`` grid the columns are the lines along the sideways axis, as in the engine, and the result
    is turned back to board pixels.
    """
    x = int(grid.dx * column + grid.x0)
    half = int(grid.dy / 2) if column % 2 else 0
    y = int(grid.dy * row + half + grid.y0)
    return (y, x) if grid.sideways else (x, y)


def hex_corners(grid: HexGrid, column: int, row: int, inset: float = 1.0) -> tuple[Pixel, ...]:
    """The six corners of a hex as the path of a zone around that hex alone, ``inset`` pixels inside its border.

    The corners lie symmetrically around the centre, since the engine takes their mean for the place of the zone's name: a
    ``Send to Location`` or an at-start stack that names the hex then lands on the pixel of ``hex_centre``.
    """
    x, y = hex_centre(grid, column, row)
    half_height = grid.dy / 2 - inset
    long = math.floor(2 * grid.dx / 3 - inset * 2 / math.sqrt(3))
    short, high = math.floor(long / 2), math.floor(half_height)
    offsets = ((long, 0), (short, high), (-short, high), (-long, 0), (-short, -high), (short, -high))
    if grid.sideways:
        offsets = tuple((b, a) for a, b in offsets)  # type: ignore[assignment]
    return tuple((x + across, y + down) for across, down in offsets)
