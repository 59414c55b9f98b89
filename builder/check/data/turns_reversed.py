"""The last turn comes before the first.

Why: there would be no turn to play.

Example:
    turns: {first: 8, last: 1}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "turns-reversed"


def check(game: Game) -> Iterator[Diagnostic]:
    """The clock, where it runs backwards."""
    turns = game.turns
    if turns.last < turns.first:
        message = say(
            "最終ターン（{last}）が最初のターン（{first}）より前です",
            "the last turn ({last}) comes before the first ({first})",
            last=turns.last,
            first=turns.first,
        )
        yield fault(turns.origin, CODE, message)
