"""A group of the palette shown side by side.

Java: ``VASSAL.build.widget.PanelWidget``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import DOUBLE, FLAG, INTEGER, TEXT


class PanelWidget(Component, kw_only=True):
    """A group of the palette shown side by side."""

    TAG: ClassVar[str] = "VASSAL.build.widget.PanelWidget"

    entry_name: str = attribute("entryName", TEXT, "")
    fixed: bool = attribute("fixed", FLAG, False)
    n_columns: int = attribute("nColumns", INTEGER, 3)
    vert: bool = attribute("vert", FLAG, False)
    scale: float = attribute("scale", DOUBLE, 1.0)
    description: str = attribute("description", TEXT, "", newer=True)
