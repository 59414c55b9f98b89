"""A command of the piece that presses a global hot key.

Java: ``VASSAL.counters.GlobalHotKey``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import key_stroke, text


class GlobalHotKey(Trait):
    """A command of the piece that presses a global hot key."""

    ID: ClassVar[str] = "globalhotkey"

    command: str = text()
    key: KeyStroke | None = key_stroke(ctrl("H"))
    global_hotkey: KeyStroke | None = key_stroke()
    description: str = text()
