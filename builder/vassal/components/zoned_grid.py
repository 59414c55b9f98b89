"""A grid that is divided into zones; a grid inside it holds where no zone does.

Java: ``VASSAL.build.module.map.boardPicker.board.ZonedGrid``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class ZonedGrid(Component):
    """A grid that is divided into zones; a grid inside it holds where no zone does."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.ZonedGrid"
