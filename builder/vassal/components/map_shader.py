"""Shading over or under a map.

Java: ``VASSAL.build.module.map.MapShader``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE, TEXT, TEXTS


class MapShader(Component, kw_only=True):
    """Shading over or under a map."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MapShader"

    name: str = attribute("name", TEXT, "Shading")
    always_on: bool = attribute("alwaysOn", FLAG, False)
    starts_on: bool = attribute("startsOn", FLAG, False)
    button_text: str = attribute("buttonText", TEXT, "Shade")
    tooltip: str = attribute("tooltip", TEXT, "Shade")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    boards: str = attribute("boards", TEXT, "Yes")
    board_list: tuple[str, ...] = attribute("boardList", TEXTS, ())
    type: str = attribute("type", TEXT, "Foreground")
    draw_over: bool = attribute("drawOver", FLAG, False)
    pattern: str = attribute("pattern", TEXT, "25%")
    color: Color | None = attribute("color", COLOR, BLACK)
    image: str = attribute("image", TEXT, "")
    scale_image: bool = attribute("scaleImage", FLAG, False)
    opacity: int = attribute("opacity", INTEGER, 100)
    border: bool = attribute("border", FLAG, False)
    border_color: Color | None = attribute("borderColor", COLOR, BLACK)
    border_width: int = attribute("borderWidth", INTEGER, 1)
    border_opacity: int = attribute("borderOpacity", INTEGER, 100)
