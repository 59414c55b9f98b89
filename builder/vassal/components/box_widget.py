"""A group of the palette shown as a pull-down list.

Java: ``VASSAL.build.widget.BoxWidget``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import INTEGER, TEXT


class BoxWidget(Component, kw_only=True):
    """A group of the palette shown as a pull-down list."""

    TAG: ClassVar[str] = "VASSAL.build.widget.BoxWidget"

    entry_name: str = attribute("entryName", TEXT, "")
    width: int = attribute("width", INTEGER, 0)
    height: int = attribute("height", INTEGER, 0)
