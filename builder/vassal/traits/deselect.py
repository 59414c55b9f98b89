"""A command that takes the piece, or all pieces, out of the selection.

Java: ``VASSAL.counters.Deselect``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, key_stroke, text


class Deselect(Trait):
    """A command that takes the piece, or all pieces, out of the selection.

    ``deselect_type`` is D this one, A all, S select only this.
    """

    ID: ClassVar[str] = "deselect"

    command: str = text("Deselect")
    key: KeyStroke | None = key_stroke(ctrl("K"))
    description: str = text()
    unstack: bool = flag()
    deselect_type: str = text("D")
