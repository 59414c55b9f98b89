"""A map window that belongs to sides.

Java: ``VASSAL.build.module.PrivateMap``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.map import Map
from builder.vassal.kinds import FLAG, TEXT, TEXTS


@dataclass(frozen=True, kw_only=True)
class PrivateMap(Map):
    """A map window that belongs to sides.

    ``visible`` lets others look.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.PrivateMap"

    side: tuple[str, ...] = attribute("side", TEXTS, ())
    visible: bool = attribute("visible", FLAG, False)
    use_boards: str = attribute("useBoards", TEXT, "")
