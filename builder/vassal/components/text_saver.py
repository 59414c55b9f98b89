"""A button that saves what lies on the map as text.

Java: ``VASSAL.build.module.map.TextSaver``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class TextSaver(Component, kw_only=True):
    """A button that saves what lies on the map as text."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.TextSaver"

    button_text: str = attribute("buttonText", TEXT, "Save text")
    tooltip: str = attribute("tooltip", TEXT, "Save map contents as plain text file")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
