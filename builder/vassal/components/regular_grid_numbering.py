"""What the numberings of hex and square grids share.

Java: ``VASSAL.build.module.map.boardPicker.board.mapgrid.RegularGridNumbering``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, FLAG, INTEGER, TEXT


class RegularGridNumbering(Component, kw_only=True):
    """What the numberings of hex and square grids share.

    ``h`` is the column, ``v`` the row. ``first`` is H or V; types are N for numbers and A for letters;
    ``leading`` zeros; the offset is added to the index from 0.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.board.mapgrid.RegularGridNumbering"

    first: str = attribute("first", TEXT, "H")
    sep: str = attribute("sep", TEXT, "")
    h_type: str = attribute("hType", TEXT, "N")
    h_leading: int = attribute("hLeading", INTEGER, 1)
    h_off: int = attribute("hOff", INTEGER, 1)
    h_descend: bool = attribute("hDescend", FLAG, False)
    v_type: str = attribute("vType", TEXT, "N")
    v_leading: int = attribute("vLeading", INTEGER, 1)
    v_off: int = attribute("vOff", INTEGER, 1)
    v_descend: bool = attribute("vDescend", FLAG, False)
    location_format: str = attribute("locationFormat", TEXT, "$gridLocation$")
    visible: bool = attribute("visible", FLAG, False)
    font_size: int = attribute("fontSize", INTEGER, 9)
    color: Color | None = attribute("color", COLOR, BLACK)
    rotate_text: str = attribute("rotateText", TEXT, "0")
    h_draw_off: int = attribute("hDrawOff", INTEGER, 0)
    v_draw_off: int = attribute("vDrawOff", INTEGER, 0)
