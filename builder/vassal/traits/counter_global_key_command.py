"""A command of the piece that presses a key on other pieces.

Java: ``VASSAL.counters.CounterGlobalKeyCommand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, integer, key_stroke, record_field, text


class CounterGlobalKeyCommand(Trait):
    """A command of the piece that presses a key on other pieces.

    ``range`` is in the grid's own units. ``deck_selection`` is -1 for all pieces of a deck, else how many.
    """

    ID: ClassVar[str] = "globalkey"

    command: str = text("Global Key Command")
    key: KeyStroke | None = key_stroke(ctrl("G"))
    global_key: KeyStroke | None = key_stroke(ctrl("K"))
    property_filter: str = text()
    restrict_range: bool = flag()
    range: int = integer(1)
    report_single: bool = flag(True)
    fixed_range: bool = flag(True)
    range_property: str = text()
    description: str = text()
    deck_selection: str = text("-1")
    target: GlobalCommandTarget = record_field(GlobalCommandTarget)
    suppress_sounds: bool = flag()
    parameters: str = text()
