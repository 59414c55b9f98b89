"""A property of the piece that its commands change.

Java: ``VASSAL.counters.DynamicProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.property_command import PropertyCommand, PropertyConstraints
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, record_field, record_fields, text


class DynamicProperty(PlainStateTrait):
    """A property of the piece that its commands change.

    Limits hold only if it is numeric. The state is the value.
    """

    ID: ClassVar[str] = "PROP"

    key: str = text("name")
    constraints: PropertyConstraints = record_field(PropertyConstraints)
    commands: tuple[PropertyCommand, ...] = record_fields(PropertyCommand)
    description: str = text()
    value: str = text(part=STATE)
