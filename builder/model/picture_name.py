"""What a picture is called: the one thing that the renderer and the assembler must agree on."""

from __future__ import annotations

from builder.model.board import Board, BoardKind
from builder.model.counter import Counter, State


def counter_picture(counter: Counter, state: State) -> str:
    """File name of one face of a counter, ASCII and stable, e.g. ``red-tank-front.png``.

    A renamed counter keeps the name of its first id: saved games hold it, and VASSAL hands a piece's state on to a newer
    module only where the layer's pictures are called the same (``GpIdChecker.findState``).
    """
    return f"{(*counter.renamed_from, counter.id)[0]}-{state.id}.png"


def back_picture(side: str | None) -> str:
    """File name of the back that a side's counters show when they lie face down."""
    return f"{side or 'nobody'}-face-down.png"


def board_picture(board: Board) -> str:
    """File name of a board's picture; the folder tells a map from a sheet."""
    return f"{board.id}.png"


def board_folder(board: Board) -> str:
    """Folder in ``dist/<game>/`` for a board's picture: ``maps`` or ``sheets``."""
    return "maps" if board.kind is BoardKind.MAP else "sheets"
