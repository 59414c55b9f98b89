"""Invisible: the owner sees the piece on ``background``, nobody else sees it.

Java: ``VASSAL.counters.Hideable``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import Color
from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, color, double, flag, key_stroke, text


class Hideable(PlainStateTrait):
    """Invisible: the owner sees the piece on ``background``, nobody else sees it.

    ``access`` is ``player:``, ``side:`` or ``sides:A:B``. The state names who hides it, or is ``null``.
    """

    ID: ClassVar[str] = "hide"

    key: KeyStroke | None = key_stroke(ctrl("I"))
    command: str = text("Invisible")
    background: Color | None = color()
    access: str = text("player:")
    transparency: float = double(0.3)
    description: str = text()
    disable_auto_report: bool = flag()
    hidden_by: str = text("null", part=STATE)
