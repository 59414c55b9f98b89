"""Tells in the chat what a key command did.

Java: ``VASSAL.counters.ReportState``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, flag, integer, key_strokes, text, texts


class ReportState(PlainStateTrait):
    """Tells in the chat what a key command did.

    With ``cycle_formats`` each press takes the next format. VASSAL joins the formats once more, so a comma in one is
    escaped here.
    """

    ID: ClassVar[str] = "report"

    keys: tuple[KeyStroke, ...] = key_strokes()
    report_format: str = text("$location$: $newPieceName$ *")
    cycle_keys: tuple[KeyStroke, ...] = key_strokes()
    cycle_formats: tuple[str, ...] = texts()
    description: str = text()
    no_suppress: bool = flag()
    cycle_index: int = integer(-1, part=STATE)
