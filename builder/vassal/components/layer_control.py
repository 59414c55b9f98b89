"""A button that shows, hides or rotates layers of pieces.

Java: ``VASSAL.build.module.map.LayerControl``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, KEY_STROKE, TEXT, TEXTS


class LayerControl(Component, kw_only=True):
    """A button that shows, hides or rotates layers of pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.LayerControl"

    text: str = attribute("text", TEXT, "Reset layers")
    tooltip: str = attribute("tooltip", TEXT, "Reset layers")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    command: str = attribute("command", TEXT, "Reset All Layers")
    skip: bool = attribute("skip", FLAG, True)
    layers: tuple[str, ...] = attribute("layers", TEXTS, ())
