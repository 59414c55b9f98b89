"""A command that turns the piece around a point of its own.

Java: ``VASSAL.counters.Pivot``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import double, flag, integer, key_stroke, text


class Pivot(Trait):
    """A command that turns the piece around a point of its own.

    VASSAL 3.6 does not know the fields from ``description`` on.
    """

    ID: ClassVar[str] = "pivot"

    command: str = text("Pivot")
    key: KeyStroke | None = key_stroke()
    pivot_x: int = integer(0)
    pivot_y: int = integer(0)
    fixed_angle: bool = flag(True)
    angle: float = double(90.0)
    description: str = text()
    command2: str = text()
    key2: KeyStroke | None = key_stroke()
    angle2: float = double(270.0)
