"""Parts that sheets are built of: lettering styles as text styles, tabs, dashed frames."""

from __future__ import annotations

from builder.model.board import Rectangle
from builder.model.map_style import LetterStyle
from builder.render.board.drawing import Area, Box, Line, Operation, RoundedBox, Words, rectangle_ring
from builder.render.fonts import Weight
from builder.render.text import TextStyle


def box_of_rectangle(rectangle: Rectangle) -> Box:
    """Left, top, right, bottom."""
    right, bottom = rectangle.left + rectangle.width, rectangle.top + rectangle.height
    return (float(rectangle.left), float(rectangle.top), float(right), float(bottom))


def inset(box: Box, by: float) -> Box:
    """The box, smaller by ``by`` on every side."""
    return (box[0] + by, box[1] + by, box[2] - by, box[3] - by)


def words(
    text: str, box: Box, style: LetterStyle, *, colour: str | None = None, align: str = "centre", lines: int = 1
) -> Words:
    """``text`` in ``box`` as a style of lettering says, in ``colour`` or the style's own."""
    setting = TextStyle(style.size, style.minimum, Weight(style.weight), align=align, max_lines=lines, squeeze=0.7)
    return Words(text, box, setting, colour or style.colour)


def tab(box: Box, height: float, radius: float, fill: str) -> tuple[Operation, ...]:
    """The strip along the top of a rounded box: round above, straight below."""
    left, top, right, _ = box
    strip = RoundedBox((left, top, right, top + height), radius, fill)
    square = Area((rectangle_ring((left, top + radius, right, top + height)),), fill)
    return (strip, square)


def dashed(box: Box, colour: str, width: float, dash: float) -> tuple[Operation, ...]:
    """A dashed frame whose dashes meet at the corners."""
    left, top, right, bottom = box
    sides = (((left, top), (right, top)), ((right, top), (right, bottom)), ((right, bottom), (left, bottom)))
    drawn: list[Operation] = []
    for (x0, y0), (x1, y1) in (*sides, ((left, bottom), (left, top))):
        length = abs(x1 - x0) + abs(y1 - y0)
        count = max(1, round((length / dash - 1) / 2))
        part = 1 / (2 * count + 1)
        for index in range(count + 1):
            start, end = 2 * index * part, (2 * index + 1) * part
            ends = tuple((round(x0 + (x1 - x0) * share, 2), round(y0 + (y1 - y0) * share, 2)) for share in (start, end))
            drawn.append(Line(ends, colour, width))
    return tuple(drawn)
