"""A setup begins in a turn that the game does not have.

Why: the module's turn counter would start outside its own list of turns.

Example:
    turns: {first: 1, last: 8}
    # and in a setup
    turn: 9
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Related
from builder.model.game import Game

CODE = "setup-turn-outside"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every setup whose turn is before the first or after the last."""
    turns = game.turns
    for setup in game.setups:
        if turns.first <= turns.last and not turns.first <= setup.turn <= turns.last:
            related = (Related(turns.origin, "the turns are given here"),)
            message = f"the setup begins in turn {setup.turn}; the game has turns {turns.first} to {turns.last}"
            yield Diagnostic(setup.turn_origin or setup.origin, CODE, message, related=related)
