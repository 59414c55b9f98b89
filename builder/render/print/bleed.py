"""How far a shape runs beyond the cut: what touches the edge of a counter is drawn on past it, so that no white shows.

A line along the cut that is thinner than a cut is exact is left out there, and the ground takes its place; a broad frame is
drawn on outward in its own colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from builder.record import Record
from builder.render.text import Box

Point = tuple[float, float]
_NEAR = 0.01
"""What still counts as on the edge, in px."""


class Trim(Record):
    """The cut size of a face in px, its ``bleed`` beyond it, and the width of a line that no cut can follow."""

    width: float
    height: float
    bleed: float
    hairline: float

    def grown(self, box: Box, near: float = 0.0) -> Box:
        """The box with the edges that touch the cut (or lie no more than ``near`` inside it) moved out by the bleed."""
        left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
        left = -self.bleed if left <= near + _NEAR else left
        top = -self.bleed if top <= near + _NEAR else top
        right = self.width + self.bleed if right >= self.width - near - _NEAR else right
        bottom = self.height + self.bleed if bottom >= self.height - near - _NEAR else bottom
        return left, top, right - left, bottom - top

    def inside_frame(self, box: Box, line: float) -> Box:
        """What a frame of ``line`` px in ``box`` leaves free: up to the bleed where it is a hairline along the cut."""
        left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
        grown = self.grown(box)
        thin = line < self.hairline
        inner_left = grown[0] if thin and grown[0] < left else left + line
        inner_top = grown[1] if thin and grown[1] < top else top + line
        inner_right = grown[0] + grown[2] if thin and grown[0] + grown[2] > right else right - line
        inner_bottom = grown[1] + grown[3] if thin and grown[1] + grown[3] > bottom else bottom - line
        return inner_left, inner_top, inner_right - inner_left, inner_bottom - inner_top

    def frame_strips(self, box: Box, line: float) -> tuple[Box, ...]:
        """The four sides of an empty frame as boxes; a hairline along the cut is left out, a broad side runs over it."""
        left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
        grown = self.grown(box)
        sides = (
            ((left, top, line, box[3]), grown[0] < left),
            ((left, top, box[2], line), grown[1] < top),
            ((right - line, top, line, box[3]), grown[0] + grown[2] > right),
            ((left, bottom - line, box[2], line), grown[1] + grown[3] > bottom),
        )
        return tuple(self.grown(strip) for strip, on_cut in sides if not on_cut or line >= self.hairline)

    def touches_corner(self, box: Box) -> bool:
        """True where the box covers a corner of the counter; it has no round corner then."""
        grown = self.grown(box)
        across = grown[0] < box[0] or grown[0] + grown[2] > box[0] + box[2]
        down = grown[1] < box[1] or grown[1] + grown[3] > box[1] + box[3]
        return across and down

    def extruded(self, points: Sequence[Point]) -> tuple[tuple[Point, ...], ...]:
        """A polygon and, for each of its sides that lies on the cut, the strip beyond it.

        All run the same way round, so that they can be filled as one shape without a seam.
        """
        shapes: list[tuple[Point, ...]] = [tuple(points)]
        for first, second in zip(points, (*points[1:], points[0]), strict=True):
            for axis, limit in ((0, self.width), (1, self.height)):
                for edge, outside in ((0.0, -self.bleed), (limit, limit + self.bleed)):
                    if abs(first[axis] - edge) <= 0.5 and abs(second[axis] - edge) <= 0.5:
                        shapes.append(self._strip(first, second, axis, edge, outside))
        return tuple(shape if _area(shape) >= 0 else shape[::-1] for shape in shapes)

    def _strip(self, first: Point, second: Point, axis: int, edge: float, outside: float) -> tuple[Point, ...]:
        other = 1 - axis
        limit = (self.width, self.height)[other]
        low, high = sorted((first[other], second[other]))
        low = -self.bleed if low <= _NEAR else low
        high = limit + self.bleed if high >= limit - _NEAR else high
        corners = ((edge, low), (edge, high), (outside, high), (outside, low))
        return corners if axis == 0 else tuple((across, down) for down, across in corners)


def _area(points: Sequence[Point]) -> float:
    """Twice the area; below zero where the points run the other way round."""
    following = (*points[1:], points[0])
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, following, strict=True))
