"""The looks for the zones of a grid.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class ZonedGridHighlighter(Component):
    """The looks for the zones of a grid."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter"
