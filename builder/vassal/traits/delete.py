"""A command that removes the piece.

Java: ``VASSAL.counters.Delete``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import key_stroke, text


class Delete(Trait):
    """A command that removes the piece."""

    ID: ClassVar[str] = "delete"

    command: str = text("Delete")
    key: KeyStroke | None = key_stroke(ctrl("D"))
    description: str = text()
