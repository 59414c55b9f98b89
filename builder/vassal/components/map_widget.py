"""A map inside a palette or chart window.

Java: ``VASSAL.build.widget.MapWidget``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class MapWidget(Component, kw_only=True):
    """A map inside a palette or chart window."""

    TAG: ClassVar[str] = "VASSAL.build.widget.MapWidget"

    entry_name: str = attribute("entryName", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
