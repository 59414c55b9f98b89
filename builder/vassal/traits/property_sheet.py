"""A sheet of named fields.

Java: ``VASSAL.counters.PropertySheet``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, integer, key_stroke, text


class PropertySheet(PlainStateTrait):
    """A sheet of named fields.

    ``definition`` is a list with ``~`` of fields, each a type digit and a name; the state is their values with ``~``.
    ``commit_style`` is 0 at every key, 1 on Apply, 2 on close, 3 on Enter.
    """

    ID: ClassVar[str] = "propertysheet"

    definition: str = text()
    menu_name: str = text("Property Sheet")
    launch_key_letter: str = text()
    commit_style: int = integer(0)
    background_red: str = text()
    background_green: str = text()
    background_blue: str = text()
    key: KeyStroke | None = key_stroke(ctrl("P"))
    description: str = text()
    values: str = text(part=STATE)
