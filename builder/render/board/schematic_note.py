"""The note that a board prints, with the word that says where its positions are ours."""

from __future__ import annotations

from builder.model.board import Board
from builder.model.names import Names
from builder.model.provenance import Provenance


def board_note(board: Board, word: Names, language: str) -> str:
    """The board's own note; on a schematic board with ``word`` (schematic) in front, unless the note says it already."""
    note = board.note.in_language(language) if board.note else ""
    if board.provenance is not Provenance.SCHEMATIC:
        return note
    schematic = word.in_language(language)
    if not note:
        return schematic
    if schematic.casefold() in note.casefold():
        return note
    return f"{schematic}　{note}" if language == "ja" else f"{schematic}. {note}"
