"""Dotted lines round places of several hexes."""

from __future__ import annotations

from builder.model.hex_grid import Point
from builder.render.board.drawing import Disc, Operation, Ring


def dotted(ring: Ring, colour: str, width: float) -> tuple[Operation, ...]:
    """A closed row of round dots, evenly spread over each side."""
    drawn: list[Operation] = []
    for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        count = max(1, round(length / (3.2 * width)))
        for step in range(count):
            share = step / count
            spot = (round(x0 + (x1 - x0) * share, 2), round(y0 + (y1 - y0) * share, 2))
            drawn.append(Disc(spot, width * 0.62, colour))
    return tuple(drawn)


def moved_inside(ring: Ring, by: float) -> Ring:
    """A ring that runs clockwise on the screen, every side moved to its right by ``by`` px."""
    moved: list[Point] = []
    for before, corner, after in zip((ring[-1], *ring[:-1]), ring, (*ring[1:], ring[0]), strict=True):
        first, second = _direction(before, corner), _direction(corner, after)
        share = by / (1 + first[0] * second[0] + first[1] * second[1])
        x = corner[0] - (first[1] + second[1]) * share
        y = corner[1] + (first[0] + second[0]) * share
        moved.append((round(x, 2), round(y, 2)))
    return tuple(moved)


def _direction(start: Point, end: Point) -> Point:
    across, down = end[0] - start[0], end[1] - start[1]
    length = (across * across + down * down) ** 0.5
    return (across / length, down / length)
