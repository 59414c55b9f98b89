"""A button that saves a picture of the map.

Java: ``VASSAL.build.module.map.ImageSaver``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class ImageSaver(Component, kw_only=True):
    """A button that saves a picture of the map."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.ImageSaver"

    button_text: str = attribute("buttonText", TEXT, "")
    tooltip: str = attribute("tooltip", TEXT, "Save map as PNG image")
    icon: str = attribute("icon", TEXT, "/images/camera.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
