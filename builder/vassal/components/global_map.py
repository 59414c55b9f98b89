"""The overview window of a map.

Java: ``VASSAL.build.module.map.GlobalMap``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import CTRL_SHIFT, KeyStroke
from builder.vassal.kinds import COLOR, DOUBLE, KEY_STROKE, TEXT


class GlobalMap(Component, kw_only=True):
    """The overview window of a map."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.GlobalMap"

    tooltip: str = attribute("tooltip", TEXT, "Show/Hide overview window")
    button_text: str = attribute("buttonText", TEXT, "")
    icon: str = attribute("icon", TEXT, "/images/overview.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, KeyStroke(79, CTRL_SHIFT))
    scale: float = attribute("scale", DOUBLE, 0.19444444)
    color: Color | None = attribute("color", COLOR, BLACK)
