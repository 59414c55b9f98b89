"""Small vector drawings for boards: castles, factories, stars, as data."""

from __future__ import annotations

from builder.model.hex_grid import Point
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class Shape(Record):
    """One shape of a symbol in a square of 0 to 1, y down.

    ``kind`` is ``polygon`` (filled, outlined), ``line`` (open) or ``disc`` (the first point is the centre, ``size`` the
    radius). ``fill`` is ``fill``, ``ink`` or ``none``: which of the style's colours it takes.
    """

    kind: str
    points: tuple[Point, ...]
    fill: str
    size: float = 0.0


class BoardSymbol(Record):
    """A named symbol: its name in a legend, its shapes in drawing order."""

    id: str
    names: Names
    shapes: tuple[Shape, ...]
    origin: Origin
