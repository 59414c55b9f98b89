"""A piece of a deck; the same as a piece slot.

Java: ``VASSAL.build.widget.CardSlot``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.piece_slot import PieceSlot


@dataclass(frozen=True, kw_only=True)
class CardSlot(PieceSlot):
    """A piece of a deck; the same as a piece slot."""

    TAG: ClassVar[str] = "VASSAL.build.widget.CardSlot"
