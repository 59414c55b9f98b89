"""The last turn comes before the first.

Why: there would be no turn to play.

Example:
    turns: {first: 8, last: 1}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.game import Game

CODE = "turns-reversed"


def check(game: Game) -> Iterator[Diagnostic]:
    """The clock, where it runs backwards."""
    turns = game.turns
    if turns.last < turns.first:
        yield Diagnostic(turns.origin, CODE, f"the last turn ({turns.last}) comes before the first ({turns.first})")
