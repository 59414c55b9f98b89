"""A line in the piece's menu.

Java: ``VASSAL.counters.MenuSeparator``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import key_stroke, text


class MenuSeparator(Trait):
    """A line in the piece's menu."""

    ID: ClassVar[str] = "menuSeparator"

    description: str = text()
    key: KeyStroke | None = key_stroke()
