"""A piece of a deck; the same as a piece slot.

Java: ``VASSAL.build.widget.CardSlot``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.piece_slot import PieceSlot


class CardSlot(PieceSlot, kw_only=True):
    """A piece of a deck; the same as a piece slot."""

    TAG: ClassVar[str] = "VASSAL.build.widget.CardSlot"
