"""A hex outline made to look grown: corners wander a little, sides bend, then everything is smoothed.

The same corner and the same side always wander the same way (seeded by the board), so that two areas that share a side
still meet along it.
"""

from __future__ import annotations

import random

from builder.model.hex_grid import HexGrid, Point
from builder.render.map.lattice import Corner, point

_ROUNDS_OF_SMOOTHING = 2


def natural_ring(grid: HexGrid, ring: tuple[Corner, ...], seed: str, wander: float) -> tuple[Point, ...]:
    """The smooth ring round the same cells; ``wander`` is how far a corner may move, as a fraction of the hex height."""
    rough: list[Point] = []
    for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
        rough.append(_moved(grid, start, seed, wander))
        rough.extend(_bent(grid, start, end, seed, wander))
    for _ in range(_ROUNDS_OF_SMOOTHING):
        rough = _smoothed(rough)
    return tuple((round(x, 2), round(y, 2)) for x, y in rough)


def _moved(grid: HexGrid, corner: Corner, seed: str, wander: float) -> Point:
    dice = random.Random(f"{seed}/{corner[0]}/{corner[1]}")
    x, y = point(grid, corner)
    reach = wander * grid.height_px
    return (x + (dice.random() * 2 - 1) * reach, y + (dice.random() * 2 - 1) * reach)


def _bent(grid: HexGrid, start: Corner, end: Corner, seed: str, wander: float) -> list[Point]:
    """Three points between two corners, pushed off the straight side."""
    first, last = (start, end) if start < end else (end, start)
    dice = random.Random(f"{seed}/{first[0]}/{first[1]}/{last[0]}/{last[1]}")
    x0, y0 = _moved(grid, first, seed, wander)
    x1, y1 = _moved(grid, last, seed, wander)
    across = (-(y1 - y0), x1 - x0)
    points = []
    for share, strength in ((0.27, 0.7), (0.5, 1.0), (0.73, 0.7)):
        push = (dice.random() * 2 - 1) * wander * strength * 1.3
        points.append((x0 + (x1 - x0) * share + across[0] * push, y0 + (y1 - y0) * share + across[1] * push))
    return points if (first, last) == (start, end) else points[::-1]


def _smoothed(points: list[Point]) -> list[Point]:
    """Chaikin's corner cutting: every side keeps its middle half."""
    cut: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True):
        cut.append((x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25))
        cut.append((x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75))
    return cut
