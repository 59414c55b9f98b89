"""A command that plays a sound of the module.

Java: ``VASSAL.counters.PlaySound``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, key_stroke, text


class PlaySound(Trait):
    """A command that plays a sound of the module."""

    ID: ClassVar[str] = "playSound"

    sound: str = text()
    command: str = text("Play Sound")
    key: KeyStroke | None = key_stroke(ctrl("P"))
    send_to_others: bool = flag()
    description: str = text()
    no_suppress: bool = flag()
