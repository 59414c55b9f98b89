"""A global property with its value at the start.

Java: ``VASSAL.build.module.properties.GlobalProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, TEXT


class GlobalProperty(Component, kw_only=True):
    """A global property with its value at the start."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalProperty"

    name: str = attribute("name", TEXT, "")
    initial_value: str = attribute("initialValue", TEXT, "")
    description: str = attribute("description", TEXT, "")
    is_numeric: bool = attribute("isNumeric", FLAG, False)
    min: str = attribute("min", TEXT, "")
    max: str = attribute("max", TEXT, "")
    wrap: bool = attribute("wrap", FLAG, False)
