"""Rectangles of the data (``at_px``) and how a track's rectangle is cut into its spaces."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.model.board import Rectangle
from builder.model.message import say

HEADING_PX = 26
"""Height of the strip at a track's top in which its name is printed."""
LABEL_PX = 150
"""Width of the column at the left of a side's row in which the side is named."""


def read_rectangle(fields: Fields, key: str = "at_px") -> Rectangle:
    """``[left, top, width, height]`` that must be there; reports ``wrong-length`` and ``out-of-range``."""
    fields.need(key)
    return read_optional_rectangle(fields, key) or Rectangle(0, 0, 0, 0)


def read_optional_rectangle(fields: Fields, key: str) -> Rectangle | None:
    """``[left, top, width, height]`` in pixels; None where absent or wrong."""
    numbers = fields.integers(key, 4)
    if not numbers:
        return None
    left, top, width, height = numbers
    if width <= 0 or height <= 0:
        message = say(
            "「{key}」は[左, 上, 幅, 高さ]です。幅{width}と高さ{height}は0より大きくなければなりません",
            "'{key}' is [left, top, width, height]; width {width} and height {height} must be above 0",
            key=key,
            width=width,
            height=height,
        )
        fields.faults.error(fields.origin_of(key), "out-of-range", message)
        return None
    return Rectangle(left, top, width, height)


def heading_of(track: Rectangle) -> Rectangle:
    """The strip for the track's name."""
    return Rectangle(track.left, track.top, track.width, HEADING_PX)


def below_heading(track: Rectangle) -> Rectangle:
    """What the strip leaves for the spaces."""
    return Rectangle(track.left, track.top + HEADING_PX, track.width, max(0, track.height - HEADING_PX))


def rows_of(area: Rectangle, rows: int) -> tuple[Rectangle, ...]:
    """Rows of equal height from the top; pixels that do not divide stay free at the bottom."""
    height = area.height // rows
    return tuple(Rectangle(area.left, area.top + row * height, area.width, height) for row in range(rows))


def label_of(row: Rectangle) -> Rectangle:
    """The column for the side's name at the left of its row."""
    return Rectangle(row.left, row.top, LABEL_PX, row.height)


def beside_label(row: Rectangle) -> Rectangle:
    """What the column leaves of the row."""
    return Rectangle(row.left + LABEL_PX, row.top, max(0, row.width - LABEL_PX), row.height)


def cells_of(area: Rectangle, count: int, columns: int) -> tuple[Rectangle, ...]:
    """``count`` spaces of equal size, row by row; pixels that do not divide stay free at the right and the bottom."""
    rows = max(1, -(-count // columns))
    width, height = area.width // columns, area.height // rows
    return tuple(
        Rectangle(area.left + index % columns * width, area.top + index // columns * height, width, height)
        for index in range(count)
    )
