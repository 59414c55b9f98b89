"""A named point of a region grid, in pixels of the board.

Java: ``VASSAL.build.module.map.boardPicker.board.Region``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import INTEGER, TEXT


class Region(Component, kw_only=True):
    """A named point of a region grid, in pixels of the board.

    Two at the same point are one.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.Region"

    name: str = attribute("name", TEXT, "")
    origin_x: int = attribute("originx", INTEGER, 0)
    origin_y: int = attribute("originy", INTEGER, 0)
