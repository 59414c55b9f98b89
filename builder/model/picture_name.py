"""What a picture is called: the one thing that the renderer and the assembler must agree on."""

from __future__ import annotations

from builder.model.board import Board, BoardKind
from builder.model.counter import Counter, State


def counter_picture(counter: Counter, state: State) -> str:
    """File name of one face of a counter, ASCII and stable, e.g. ``red-tank-front.png``."""
    return f"{counter.id}-{state.id}.png"


def board_picture(board: Board) -> str:
    """File name of a board's picture; the folder tells a map from a sheet."""
    return f"{board.id}.png"


def board_folder(board: Board) -> str:
    """Folder in ``dist/<game>/`` for a board's picture: ``maps`` or ``sheets``."""
    return "maps" if board.kind is BoardKind.MAP else "sheets"
