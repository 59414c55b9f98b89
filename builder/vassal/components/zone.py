"""A named area of a board, a polygon in pixels of the board.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.Zone``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, POINTS, TEXT


class Zone(Component, kw_only=True):
    """A named area of a board, a polygon in pixels of the board.

    The first zone that contains a point wins. With ``use_parent_grid`` pieces snap to the grid of the ZonedGrid around it,
    and ``$gridLocation$`` in ``location_format`` is that grid's name of the place; a zone without a grid does not snap.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.Zone"

    name: str = attribute("name", TEXT, "")
    location_format: str = attribute("locationFormat", TEXT, "$name$")
    path: tuple[tuple[int, int], ...] = attribute("path", POINTS, ())
    use_parent_grid: bool = attribute("useParentGrid", FLAG, False)
    use_highlight: bool = attribute("useHighlight", FLAG, False)
    highlight_property: str = attribute("highlightProperty", TEXT, "")
