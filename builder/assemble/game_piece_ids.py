"""The piece ids of a game: those of its ledger, and new ones for what has none."""

from __future__ import annotations

from builder.assemble.piece_ids import PieceIds, assign_piece_ids, read_ledger
from builder.assemble.piece_names import piece_names
from builder.assemble.renames import old_names
from builder.model.game import Game


def game_piece_ids(game: Game, ledger: str) -> PieceIds:
    """The number of every piece of the game; ``ledger`` is the text of the ledger, whose faults are told elsewhere."""
    return assign_piece_ids(read_ledger(ledger, "")[0], piece_names(game), old_names(game))
