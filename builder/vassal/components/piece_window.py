"""The palette of pieces.

Java: ``VASSAL.build.module.PieceWindow``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import DOUBLE, FLAG, INTEGER, KEY_STROKE, TEXT


class PieceWindow(Component, kw_only=True):
    """The palette of pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.PieceWindow"

    name: str = attribute("name", TEXT, "")
    hidden: bool = attribute("hidden", FLAG, False)
    text: str = attribute("text", TEXT, "Pieces")
    tooltip: str = attribute("tooltip", TEXT, "Show/Hide the Pieces window")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    scale: float = attribute("scale", DOUBLE, 1.0)
    default_width: int = attribute("defaultWidth", INTEGER, 0)
    description: str = attribute("description", TEXT, "", newer=True)
