"""Pieces that lie on a map when a new game starts.

Java: ``VASSAL.build.module.map.SetupStack``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, INTEGER, TEXT


class SetupStack(Component, kw_only=True):
    """Pieces that lie on a map when a new game starts.

    Position in pixels of the owning board, or by grid location.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.SetupStack"

    name: str = attribute("name", TEXT, "")
    owning_board: str = attribute("owningBoard", TEXT, "")
    use_grid_location: bool = attribute("useGridLocation", FLAG, False)
    location: str = attribute("location", TEXT, "")
    x: int = attribute("x", INTEGER, 0)
    y: int = attribute("y", INTEGER, 0)
