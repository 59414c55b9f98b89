"""A tool bar button that changes the global property it stands in.

Java: ``VASSAL.build.module.properties.ChangePropertyButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT
from builder.vassal.traits.property_command import PropertyChange
from builder.vassal.wire import record_kind


class ChangePropertyButton(Component, kw_only=True):
    """A tool bar button that changes the global property it stands in."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.ChangePropertyButton"

    text: str = attribute("text", TEXT, "Change")
    tooltip: str = attribute("tooltip", TEXT, "Change")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    report_format: str = attribute("reportFormat", TEXT, "")
    change: PropertyChange = attribute("propChanger", record_kind(PropertyChange), PropertyChange())
