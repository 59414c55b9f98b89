"""A map window that belongs to sides.

Java: ``VASSAL.build.module.PrivateMap``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.map import Map
from builder.vassal.kinds import FLAG, TEXT, TEXTS


class PrivateMap(Map, kw_only=True):
    """A map window that belongs to sides.

    ``visible`` lets others look.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.PrivateMap"

    side: tuple[str, ...] = attribute("side", TEXTS, ())
    visible: bool = attribute("visible", FLAG, False)
    use_boards: str = attribute("useBoards", TEXT, "")
