"""A piece of the palette, of a deck or of an at-start stack.

Java: ``VASSAL.build.widget.PieceSlot``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from lxml import etree

from builder.vassal.components.component import AnyComponent, Component, attribute, element_text
from builder.vassal.kinds import INTEGER, TEXT
from builder.vassal.piece import Piece, decode_add_piece


class PieceSlot(Component, kw_only=True):
    """A piece of the palette, of a deck or of an at-start stack."""

    TAG: ClassVar[str] = "VASSAL.build.widget.PieceSlot"

    entry_name: str = attribute("entryName", TEXT, "")
    gpid: str = attribute("gpid", TEXT, "")
    width: int = attribute("width", INTEGER, 0)
    height: int = attribute("height", INTEGER, 0)

    definition: str = ""

    @classmethod
    def of_piece(cls, entry_name: str, gpid: str, piece: Piece, width: int = 0, height: int = 0) -> Self:
        """A slot for this piece; width and height are its size in pixels. Raises SequenceError as ``add_piece`` does."""
        return cls(entry_name=entry_name, gpid=gpid, width=width, height=height, definition=piece.add_piece())

    def piece(self) -> Piece:
        """The piece that the slot defines. Raises SequenceError if its text is no piece."""
        return decode_add_piece(self.definition)[1]

    def content(self) -> str:
        """The AddPiece text."""
        return self.definition

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The AddPiece text; a slot has no children."""
        return {"definition": element_text(element)}
