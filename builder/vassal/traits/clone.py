"""A command that makes a copy of the piece.

Java: ``VASSAL.counters.Clone``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import key_stroke, text


class Clone(Trait):
    """A command that makes a copy of the piece."""

    ID: ClassVar[str] = "clone"

    command: str = text("Clone")
    key: KeyStroke | None = key_stroke(ctrl("C"))
    description: str = text()
