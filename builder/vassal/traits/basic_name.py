"""A name that replaces that of the basic piece.

Java: ``VASSAL.counters.BasicName``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


@dataclass(frozen=True)
class BasicName(Trait):
    """A name that replaces that of the basic piece."""

    ID: ClassVar[str] = "basicName"

    name: str = text()
