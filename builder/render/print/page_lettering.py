"""Lettering on a page: one line at a time, in points, narrowed where its room is short."""

from __future__ import annotations

from builder.render.fonts import Weight
from builder.render.glyph_outline import line_contours
from builder.render.line_breaking import break_points, wrap
from builder.render.print.drawing import Drawing
from builder.render.text import text_width

MM_PER_POINT = 25.4 / 72


def set_line(
    page: Drawing,
    text: str,
    place: tuple[float, float],
    points: float,
    colour: str,
    *,
    weight: Weight = Weight.REGULAR,
    align: str = "left",
    room_mm: float | None = None,
) -> float:
    """Set a line at ``place`` (mm; its left end, middle or right end on the baseline) and give its width in mm."""
    em = points * MM_PER_POINT
    width = text_width(text, weight) * em
    squeeze = min(1.0, room_mm / width) if room_mm is not None and width > 0 else 1.0
    width *= squeeze
    left = place[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
    page.shape(line_contours(text, weight, left, place[1], em, squeeze), colour)
    return width


def in_lines(text: str, room_mm: float, points: float, weight: Weight = Weight.REGULAR) -> tuple[str, ...]:
    """The text in lines no longer than ``room_mm``; in one line where a word alone is longer."""

    def width(line: str) -> float:
        return text_width(line, weight) * points * MM_PER_POINT

    return wrap(break_points(text), room_mm, width) or (text,)
