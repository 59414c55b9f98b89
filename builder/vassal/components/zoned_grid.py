"""A grid that is divided into zones; a grid inside it holds where no zone does.

Java: ``VASSAL.build.module.map.boardPicker.board.ZonedGrid``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class ZonedGrid(Component, kw_only=True):
    """A grid that is divided into zones; a grid inside it holds where no zone does."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.ZonedGrid"
