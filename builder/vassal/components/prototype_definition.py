"""A prototype: traits that pieces wear by its name.

Java: ``VASSAL.build.module.PrototypeDefinition``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from lxml import etree

from builder.vassal.components.component import AnyComponent, Component, attribute, element_text
from builder.vassal.kinds import TEXT
from builder.vassal.piece import Piece, decode_add_piece


class PrototypeDefinition(Component, kw_only=True):
    """A prototype: traits that pieces wear by its name."""

    TAG: ClassVar[str] = "VASSAL.build.module.PrototypeDefinition"

    name: str = attribute("name", TEXT, "")
    description: str = attribute("description", TEXT, "")

    definition: str = ""

    @classmethod
    def of_piece(cls, name: str, piece: Piece, description: str = "") -> Self:
        """A prototype with the traits of this piece, whose BasicPiece is empty. Raises SequenceError as ``add_piece`` does."""
        return cls(name=name, description=description, definition=piece.add_piece())

    def piece(self) -> Piece:
        """The traits around an empty BasicPiece. Raises SequenceError if the text is no piece."""
        return decode_add_piece(self.definition)[1]

    def content(self) -> str:
        """The AddPiece text."""
        return self.definition

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The AddPiece text; a prototype has no children."""
        return {"definition": element_text(element)}
