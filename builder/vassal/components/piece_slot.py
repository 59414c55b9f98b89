"""A piece of the palette, of a deck or of an at-start stack.

Java: ``VASSAL.build.widget.PieceSlot``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.components.component import attribute
from builder.vassal.components.piece_holder import PieceHolder
from builder.vassal.kinds import INTEGER, TEXT
from builder.vassal.piece import Piece


class PieceSlot(PieceHolder, kw_only=True):
    """A piece of the palette, of a deck or of an at-start stack."""

    TAG: ClassVar[str] = "VASSAL.build.widget.PieceSlot"

    entry_name: str = attribute("entryName", TEXT, "")
    gpid: str = attribute("gpid", TEXT, "")
    width: int = attribute("width", INTEGER, 0)
    height: int = attribute("height", INTEGER, 0)

    @classmethod
    def of_piece(cls, entry_name: str, gpid: str, piece: Piece, width: int = 0, height: int = 0) -> Self:
        """A slot for this piece; width and height are its size in pixels."""
        return cls(entry_name=entry_name, gpid=gpid, width=width, height=height, definition=piece)
