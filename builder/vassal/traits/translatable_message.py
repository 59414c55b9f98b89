"""A property that holds a text which translators can translate.

Java: ``VASSAL.counters.TranslatableMessage``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class TranslatableMessage(Trait):
    """A property that holds a text which translators can translate."""

    ID: ClassVar[str] = "locmsg"

    key: str = text("name")
    description: str = text()
    message: str = text()
