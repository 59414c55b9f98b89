"""How the squares of a grid are named.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.SquareGridNumbering``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.regular_grid_numbering import RegularGridNumbering


class SquareGridNumbering(RegularGridNumbering, kw_only=True):
    """How the squares of a grid are named."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.SquareGridNumbering"
