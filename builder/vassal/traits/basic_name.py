"""A name that replaces that of the basic piece.

Java: ``VASSAL.counters.BasicName``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class BasicName(Trait):
    """A name that replaces that of the basic piece."""

    ID: ClassVar[str] = "basicName"

    name: str = text()
