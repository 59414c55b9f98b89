"""A property whose value is an expression, computed anew at every look.

Java: ``VASSAL.counters.CalculatedProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class CalculatedProperty(Trait):
    """A property whose value is an expression, computed anew at every look."""

    ID: ClassVar[str] = "calcProp"

    name: str = text()
    expression: str = text()
    description: str = text()
