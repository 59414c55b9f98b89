"""Zoom of a map.

Java: ``VASSAL.build.module.map.Zoomer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import DOUBLES, INTEGER, KEY_STROKE, TEXT


class Zoomer(Component, kw_only=True):
    """Zoom of a map.

    ``zoom_start`` counts from 1, from the largest level down; ``zoom_levels`` are factors.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.Zoomer"

    zoom_start: int = attribute("zoomStart", INTEGER, 3)
    zoom_levels: tuple[float, ...] = attribute(
        "zoomLevels", DOUBLES, (0.2, 0.25, 0.333, 0.4, 0.5, 0.555, 0.625, 0.75, 1.0, 1.25, 1.6)
    )
    in_tooltip: str = attribute("inTooltip", TEXT, "Zoom in")
    in_button_text: str = attribute("inButtonText", TEXT, "")
    in_icon_name: str = attribute("inIconName", TEXT, "/images/zoomIn.gif")
    zoom_in_key: KeyStroke | None = attribute("zoomInKey", KEY_STROKE, None)
    pick_tooltip: str = attribute("pickTooltip", TEXT, "Select Zoom")
    pick_button_text: str = attribute("pickButtonText", TEXT, "")
    pick_icon_name: str = attribute("pickIconName", TEXT, "/images/zoom.png")
    zoom_pick_key: KeyStroke | None = attribute("zoomPickKey", KEY_STROKE, None)
    out_tooltip: str = attribute("outTooltip", TEXT, "Zoom out")
    out_button_text: str = attribute("outButtonText", TEXT, "")
    out_icon_name: str = attribute("outIconName", TEXT, "/images/zoomOut.gif")
    zoom_out_key: KeyStroke | None = attribute("zoomOutKey", KEY_STROKE, None)
