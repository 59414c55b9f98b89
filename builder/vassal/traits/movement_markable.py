"""Marks a piece that has moved, with an icon at pixels from the piece's centre.

Java: ``VASSAL.counters.MovementMarkable``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, flag, integer, key_stroke, text


class MovementMarkable(PlainStateTrait):
    """Marks a piece that has moved, with an icon at pixels from the piece's centre."""

    ID: ClassVar[str] = "markmoved"

    icon: str = text("moved.gif")
    x_offset: int = integer(0)
    y_offset: int = integer(0)
    command: str = text("Mark Moved")
    key: KeyStroke | None = key_stroke(ctrl("M"))
    description: str = text()
    ignore_same_location: bool = flag()
    command_true: str = text()
    key_true: KeyStroke | None = key_stroke()
    command_false: str = text()
    key_false: KeyStroke | None = key_stroke()
    has_moved: bool = flag(part=STATE)
