"""A grid of hexes.

Java: ``VASSAL.build.module.map.boardPicker.board.HexGrid``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, DOUBLE, FLAG, INTEGER


class HexGrid(Component, kw_only=True):
    """A grid of hexes.

    ``x0``, ``y0`` is the centre of the first hex; ``dx`` and ``dy`` the pixel distance of columns and rows.
    With ``sideways`` x and y change places. Always give both ``dx`` and ``dy``.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.HexGrid"

    sideways: bool = attribute("sideways", FLAG, False)
    x0: int = attribute("x0", INTEGER, 0)
    y0: int = attribute("y0", INTEGER, 32)
    dy: float = attribute("dy", DOUBLE, 64.0)
    dx: float = attribute("dx", DOUBLE, 55.42562584220407)
    snap_to: bool = attribute("snapTo", FLAG, True)
    edges_legal: bool = attribute("edgesLegal", FLAG, False)
    corners_legal: bool = attribute("cornersLegal", FLAG, False)
    visible: bool = attribute("visible", FLAG, False)
    dots_visible: bool = attribute("dotsVisible", FLAG, False)
    color: Color | None = attribute("color", COLOR, BLACK)
