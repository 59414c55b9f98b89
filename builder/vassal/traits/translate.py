"""Move fixed distance.

Java: ``VASSAL.counters.Translate``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, key_stroke, text


class Translate(Trait):
    """Move fixed distance.

    Distances are pixels along and across the piece's facing, y up; texts, since expressions are allowed.
    """

    ID: ClassVar[str] = "translate"

    command: str = text("Move Forward")
    key: KeyStroke | None = key_stroke(ctrl("M"))
    x_distance: str = text("0")
    y_distance: str = text("60")
    move_stack: bool = flag()
    x_index: str = text("0")
    y_index: str = text("0")
    x_offset: str = text("0")
    y_offset: str = text("0")
    description: str = text()
