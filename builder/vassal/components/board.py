"""A board: a picture, or an area of ``width`` by ``height`` pixels in one colour.

Java: ``VASSAL.build.module.map.boardPicker.Board``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, FLAG, INTEGER, TEXT


class Board(Component, kw_only=True):
    """A board: a picture, or an area of ``width`` by ``height`` pixels in one colour."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.boardPicker.Board"

    name: str = attribute("name", TEXT, "")
    image: str = attribute("image", TEXT, "")
    reversible: bool = attribute("reversible", FLAG, False)
    width: int = attribute("width", INTEGER, 500)
    height: int = attribute("height", INTEGER, 500)
    color: Color | None = attribute("color", COLOR, None)
