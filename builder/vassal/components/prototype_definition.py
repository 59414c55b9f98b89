"""A prototype: traits that pieces wear by its name.

Java: ``VASSAL.build.module.PrototypeDefinition``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.components.component import attribute
from builder.vassal.components.piece_holder import PieceHolder
from builder.vassal.kinds import TEXT
from builder.vassal.piece import Piece


class PrototypeDefinition(PieceHolder, kw_only=True):
    """A prototype: traits that pieces wear by its name."""

    TAG: ClassVar[str] = "VASSAL.build.module.PrototypeDefinition"

    name: str = attribute("name", TEXT, "")
    description: str = attribute("description", TEXT, "")

    @classmethod
    def of_piece(cls, name: str, piece: Piece, description: str = "") -> Self:
        """A prototype with the traits of this piece, whose BasicPiece is empty."""
        return cls(name=name, description=description, definition=piece)
