"""Commands of the piece that change a global property.

Java: ``VASSAL.counters.SetGlobalProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.property_command import PropertyCommand, PropertyConstraints
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import record_field, record_fields, text


class SetGlobalProperty(Trait):
    """Commands of the piece that change a global property.

    ``level`` is where the property is looked for first.
    """

    ID: ClassVar[str] = "setprop"

    key: str = text("name")
    constraints: PropertyConstraints = record_field(PropertyConstraints)
    commands: tuple[PropertyCommand, ...] = record_fields(PropertyCommand)
    description: str = text()
    level: str = text("Current Zone/Current Map/Module")
    search_name: str = text()
