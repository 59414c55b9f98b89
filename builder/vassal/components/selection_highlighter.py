"""A way of showing that certain pieces are selected.

Java: ``VASSAL.build.module.map.SelectionHighlighter``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import RED, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, FLAG, INTEGER, TEXT


class SelectionHighlighter(Component, kw_only=True):
    """A way of showing that certain pieces are selected."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.SelectionHighlighter"

    name: str = attribute("name", TEXT, "")
    match: str = attribute("match", TEXT, "")
    use_image: bool = attribute("useImage", FLAG, False)
    color: Color | None = attribute("color", COLOR, RED)
    thickness: int = attribute("thickness", INTEGER, 3)
    image: str = attribute("image", TEXT, "")
    x_offset: int = attribute("xoffset", INTEGER, 0)
    y_offset: int = attribute("yoffset", INTEGER, 0)
