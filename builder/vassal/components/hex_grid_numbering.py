"""How the hexes of a grid are named.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.regular_grid_numbering import RegularGridNumbering
from builder.vassal.kinds import FLAG


class HexGridNumbering(RegularGridNumbering, kw_only=True):
    """How the hexes of a grid are named.

    ``stagger`` adds a row in every second column.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering"

    stagger: bool = attribute("stagger", FLAG, True)
