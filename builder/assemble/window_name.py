"""The name of a board's window, by which saves and commands know it."""

from __future__ import annotations

from builder.model.board import Board


def map_name(board: Board, language: str) -> str:
    """The name of a board's window, by which saves and commands know it."""
    return board.names.in_language(language)
