"""A window with charts.

Java: ``VASSAL.build.module.ChartWindow``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class ChartWindow(Component, kw_only=True):
    """A window with charts."""

    TAG: ClassVar[str] = "VASSAL.build.module.ChartWindow"

    name: str = attribute("name", TEXT, "Chart Window Menu")
    text: str = attribute("text", TEXT, "Chart Window Menu")
    tooltip: str = attribute("tooltip", TEXT, "Chart Window Menu")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    description: str = attribute("description", TEXT, "", newer=True)
