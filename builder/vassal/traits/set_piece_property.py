"""Commands of the piece that change a dynamic property of other pieces.

Java: ``VASSAL.counters.SetPieceProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.traits.property_command import PropertyCommand, PropertyConstraints
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, integer, record_field, record_fields, text


class SetPieceProperty(Trait):
    """Commands of the piece that change a dynamic property of other pieces.

    VASSAL 3.7 and newer: 3.6 reports a bad trait.
    """

    ID: ClassVar[str] = "setpieceprop"

    key: str = text("name")
    constraints: PropertyConstraints = record_field(PropertyConstraints)
    commands: tuple[PropertyCommand, ...] = record_fields(PropertyCommand)
    description: str = text()
    target: GlobalCommandTarget = record_field(GlobalCommandTarget)
    property_filter: str = text()
    restrict_range: bool = flag()
    range: int = integer(1)
    fixed_range: bool = flag(True)
    range_property: str = text()
    deck_selection: str = text("-1")
    override_constraints: bool = flag()
