"""A grid of rectangles.

Java: ``VASSAL.build.module.map.boardPicker.board.SquareGrid``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, DOUBLE, FLAG, INTEGER, TEXT


class SquareGrid(Component, kw_only=True):
    """A grid of rectangles.

    ``x0``, ``y0`` is the centre of the first one.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.SquareGrid"

    x0: int = attribute("x0", INTEGER, 24)
    y0: int = attribute("y0", INTEGER, 24)
    dx: float = attribute("dx", DOUBLE, 48.0)
    dy: float = attribute("dy", DOUBLE, 48.0)
    range: str = attribute("range", TEXT, "Metric")
    snap_to: bool = attribute("snapTo", FLAG, True)
    edges_legal: bool = attribute("edgesLegal", FLAG, False)
    corners_legal: bool = attribute("cornersLegal", FLAG, False)
    visible: bool = attribute("visible", FLAG, False)
    dots_visible: bool = attribute("dotsVisible", FLAG, False)
    color: Color | None = attribute("color", COLOR, BLACK)
