"""Where to cut: short strokes outside a block, on the front and behind them on the back, and the letters of its columns."""

from __future__ import annotations

from collections.abc import Callable

from builder.model.print_style import PrintStyle
from builder.render.print.arrangement import Block, column_letters
from builder.render.print.drawing import Box, Drawing
from builder.render.print.page_lettering import MM_PER_POINT, set_line

_LABEL_POINTS = 5.0
Placing = Callable[[Box], Box]
"""Where a box of the front stands: the same on the front, mirrored on the back."""


def cuts(start: float, size: float, gap: float, count: int) -> tuple[float, ...]:
    """Every cut along one axis, each once: counters without a gap share theirs."""
    edges = [start + index * (size + gap) + side for index in range(count) for side in (0.0, size)]
    return tuple(dict.fromkeys(round(edge, 6) for edge in edges))


def draw_cut_marks(page: Drawing, block: Block, style: PrintStyle, bleed_mm: float, placed: Placing) -> None:
    """The marks of a block, beyond its bleed at all four sides."""
    marks, (width, height) = style.marks, block.size_mm
    near, far = bleed_mm + marks.distance_mm, bleed_mm + marks.distance_mm + marks.length_mm
    right, bottom = block.left + block.width, block.top + block.height
    strokes: list[tuple[float, float, float, float]] = []
    for across in cuts(block.left, width, block.gap_mm, block.columns):
        strokes += [(across, block.top - far, across, block.top - near), (across, bottom + near, across, bottom + far)]
    for down in cuts(block.top, height, block.gap_mm, block.rows):
        strokes += [(block.left - far, down, block.left - near, down), (right + near, down, right + far, down)]
    for x1, y1, x2, y2 in strokes:
        left, top, wide, high = placed((x1, y1, x2 - x1, y2 - y1))
        page.line(((left, top), (left + wide, top + high)), marks.width_mm, style.ink)


def draw_place_names(page: Drawing, block: Block, style: PrintStyle, bleed_mm: float, placed: Placing) -> None:
    """Letters over the columns and numbers beside the rows, between the marks, by which the index names a place."""
    middle = bleed_mm + style.marks.distance_mm + style.marks.length_mm / 2
    drop = _LABEL_POINTS * MM_PER_POINT * 0.37
    width, height = block.size_mm
    for column in range(block.columns):
        across = block.left + (column + 0.5) * width + column * block.gap_mm
        left, top, _, _ = placed((across, block.top - middle, 0.0, 0.0))
        letters = column_letters(block.first_column + column)
        set_line(page, letters, (left, top + drop), _LABEL_POINTS, style.faint, align="centre")
    for row in range(block.rows):
        down = block.top + (row + 0.5) * height + row * block.gap_mm
        left, top, _, _ = placed((block.left - middle, down, 0.0, 0.0))
        set_line(page, str(block.first_row + row + 1), (left, top + drop), _LABEL_POINTS, style.faint, align="centre")
