"""A map window.

Java: ``VASSAL.build.module.Map``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, WHITE, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE, TEXT


class Map(Component, kw_only=True):
    """A map window.

    ``edge_width`` and ``edge_height`` are pixels around the boards. Without ``launch`` the window is always
    shown.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.Map"

    map_name: str = attribute("mapName", TEXT, "")
    mark_moved: str = attribute("markMoved", TEXT, "Always")
    mark_unmoved_text: str = attribute("markUnmovedText", TEXT, "")
    mark_unmoved_tooltip: str = attribute("markUnmovedTooltip", TEXT, "Mark all pieces on this map as not moved")
    mark_unmoved_icon: str = attribute("markUnmovedIcon", TEXT, "/images/unmoved.gif")
    mark_unmoved_hotkey: KeyStroke | None = attribute("markUnmovedHotkey", KEY_STROKE, None)
    mark_unmoved_report: str = attribute("markUnmovedReport", TEXT, "")
    edge_width: int = attribute("edgeWidth", INTEGER, 0)
    edge_height: int = attribute("edgeHeight", INTEGER, 0)
    background_color: Color | None = attribute("backgroundcolor", COLOR, WHITE)
    allow_multiple: bool = attribute("allowMultiple", FLAG, False)
    color: Color | None = attribute("color", COLOR, BLACK)
    thickness: int = attribute("thickness", INTEGER, 3)
    launch: bool = attribute("launch", FLAG, False)
    button_name: str = attribute("buttonName", TEXT, "")
    tooltip: str = attribute("tooltip", TEXT, "")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    show_key: KeyStroke | None = attribute("showKey", KEY_STROKE, None)
    hide_key: KeyStroke | None = attribute("hideKey", KEY_STROKE, None)
    move_within_format: str = attribute(
        "moveWithinFormat", TEXT, "$pieceName$ moves $previousLocation$ &rarr; $location$ *"
    )
    move_to_format: str = attribute("moveToFormat", TEXT, "$pieceName$ moves $previousLocation$ &rarr; $location$ *")
    create_format: str = attribute("createFormat", TEXT, "$pieceName$ created in $location$ *")
    change_format: str = attribute("changeFormat", TEXT, "$message$")
    move_key: KeyStroke | None = attribute("moveKey", KEY_STROKE, None)
    description: str = attribute("description", TEXT, "", newer=True)
    only_report_changed_location: bool = attribute("onlyReportChangedLocation", FLAG, False, newer=True)
