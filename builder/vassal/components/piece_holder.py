"""A component whose element holds one piece: a slot, or a prototype."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lxml import etree

from builder.record import field_names
from builder.vassal.components.component import AnyComponent, Component, element_text
from builder.vassal.piece import Piece, decode_add_piece


class PieceHolder(Component, kw_only=True):
    """``definition`` is the piece, or where it was read from a module its AddPiece text as it stood there."""

    definition: Piece | str = ""

    def piece(self) -> Piece:
        """The piece that is held. Raises SequenceError if its text is no piece."""
        return self.definition if isinstance(self.definition, Piece) else decode_add_piece(self.definition)[1]

    def content(self) -> str:
        """The AddPiece text. Raises SequenceError for a piece that VASSAL could not read back."""
        return self.definition.add_piece() if isinstance(self.definition, Piece) else self.definition

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The AddPiece text; there are no children."""
        return {"definition": element_text(element)}

    def __eq__(self, other: object) -> bool:
        """A piece equals its text: what was read again is what was written."""
        if type(other) is not type(self) or not isinstance(other, PieceHolder):
            return False
        alike = all(getattr(self, name) == getattr(other, name) for name in field_names(self) if name != "definition")
        if isinstance(self.definition, Piece) and isinstance(other.definition, Piece):
            return alike and self.definition == other.definition
        return alike and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.TAG)
