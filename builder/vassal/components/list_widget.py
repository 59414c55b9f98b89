"""A group of the palette shown as a list.

Java: ``VASSAL.build.widget.ListWidget``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import DOUBLE, INTEGER, TEXT


class ListWidget(Component, kw_only=True):
    """A group of the palette shown as a list."""

    TAG: ClassVar[str] = "VASSAL.build.widget.ListWidget"

    entry_name: str = attribute("entryName", TEXT, "")
    scale: float = attribute("scale", DOUBLE, 1.0)
    width: int = attribute("width", INTEGER, 0)
    height: int = attribute("height", INTEGER, 0)
    divider: int = attribute("divider", INTEGER, 0)
    description: str = attribute("description", TEXT, "", newer=True)
