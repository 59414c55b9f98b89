"""A line between two points, with the distance in hexes if ``draw_range``.

Java: ``VASSAL.build.module.map.LOS_Thread``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, WHITE, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE, TEXT


class LOS_Thread(Component, kw_only=True):  # noqa: N801  (the Java name)
    """A line between two points, with the distance in hexes if ``draw_range``.

    ``scale`` 0 takes the grid's own.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.LOS_Thread"

    thread_name: str = attribute("threadName", TEXT, "Thread")
    label: str = attribute("label", TEXT, "Thread")
    tooltip: str = attribute("tooltip", TEXT, "Show LOS thread")
    icon_name: str = attribute("iconName", TEXT, "/images/thread.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    report: str = attribute("report", TEXT, "$playerId$ Checked LOS from $FromLocation$ to $AllLocationsChecked$")
    persistence: str = attribute("persistence", TEXT, "Ctrl-Click & Drag")
    persistent_icon_name: str = attribute("persistentIconName", TEXT, "")
    shown_to_all: str = attribute("global", TEXT, "Always")
    snap_start: bool = attribute("snapStart", FLAG, False)
    snap_end: bool = attribute("snapEnd", FLAG, False)
    draw_range: bool = attribute("drawRange", FLAG, False)
    scale: int = attribute("scale", INTEGER, 0)
    round: str = attribute("round", TEXT, "Nearest whole number")
    hide_counters: bool = attribute("hideCounters", FLAG, False)
    hide_opacity: int = attribute("hideOpacity", INTEGER, 0)
    thread_color: Color | None = attribute("threadColor", COLOR, None)
    range_foreground: Color | None = attribute("rangeFg", COLOR, WHITE)
    range_background: Color | None = attribute("rangeBg", COLOR, BLACK)
    los_thickness: int = attribute("losThickness", INTEGER, 1, newer=True)
