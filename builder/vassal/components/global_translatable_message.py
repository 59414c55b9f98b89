"""A text that is looked up like a property and that translators can translate.

Java: ``VASSAL.build.module.properties.GlobalTranslatableMessage``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class GlobalTranslatableMessage(Component, kw_only=True):
    """A text that is looked up like a property and that translators can translate."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalTranslatableMessage"

    name: str = attribute("name", TEXT, "")
    initial_value: str = attribute("initialValue", TEXT, "")
    description: str = attribute("description", TEXT, "")
