"""A group of the palette shown as tabs.

Java: ``VASSAL.build.widget.TabWidget``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class TabWidget(Component, kw_only=True):
    """A group of the palette shown as tabs."""

    TAG: ClassVar[str] = "VASSAL.build.widget.TabWidget"

    entry_name: str = attribute("entryName", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
