"""A grid of named points; the nearest one wins.

Java: ``VASSAL.build.module.map.boardPicker.board.RegionGrid``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, INTEGER


class RegionGrid(Component, kw_only=True):
    """A grid of named points; the nearest one wins."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.RegionGrid"

    snap_to: bool = attribute("snapto", FLAG, True)
    visible: bool = attribute("visible", FLAG, False)
    font_size: int = attribute("fontsize", INTEGER, 9)
