"""Hides or disables commands of the piece while a property expression holds; ``action`` is Hide or Disable.

Java: ``VASSAL.counters.RestrictCommands``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import key_strokes, text


class RestrictCommands(Trait):
    """Hides or disables commands of the piece while a property expression holds; ``action`` is Hide or Disable."""

    ID: ClassVar[str] = "hideCmd"

    name: str = text()
    action: str = text("Hide")
    property_match: str = text()
    watch_keys: tuple[KeyStroke, ...] = key_strokes()
