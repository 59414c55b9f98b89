"""A frame around the piece that moved last.

Java: ``VASSAL.build.module.map.HighlightLastMoved``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import RED, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, FLAG, INTEGER


class HighlightLastMoved(Component, kw_only=True):
    """A frame around the piece that moved last."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.HighlightLastMoved"

    enabled: bool = attribute("enabled", FLAG, True)
    color: Color | None = attribute("color", COLOR, RED)
    thickness: int = attribute("thickness", INTEGER, 2)
