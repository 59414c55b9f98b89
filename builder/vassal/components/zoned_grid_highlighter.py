"""The looks for the zones of a grid.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class ZonedGridHighlighter(Component, kw_only=True):
    """The looks for the zones of a grid."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter"
