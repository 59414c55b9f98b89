"""A look that a zone can take on when its property names it.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.ZoneHighlight``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, INTEGER, TEXT


class ZoneHighlight(Component, kw_only=True):
    """A look that a zone can take on when its property names it."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.ZoneHighlight"

    name: str = attribute("name", TEXT, "")
    color: Color | None = attribute("color", COLOR, None)
    coverage: str = attribute("coverage", TEXT, "Entire Zone")
    width: int = attribute("width", INTEGER, 1)
    style: str = attribute("style", TEXT, "Plain")
    image: str = attribute("image", TEXT, "")
    opacity: int = attribute("opacity", INTEGER, 100)
