"""The game has seats, but a side is in none of them.

Why: no player could take that side in VASSAL. This is a warning.

Example:
    sides: [{id: red, ...}, {id: blue, ...}]
    seats: [{id: red-player, sides: [red], ...}]     # nobody can play blue
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "side-without-seat"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every side that no seat has; nothing where the game has no seats."""
    seated = {side for seat in game.seats for side in seat.sides}
    for side in game.sides:
        if game.seats and side.id not in seated:
            message = say(
                "陣営「{side}」（{id}）はどのプレイヤー席にもなく、誰も担当できません",
                "no seat has the side '{id}', so no player can take it",
                side=side.names,
                id=side.id,
            )
            yield fault(side.origin, CODE, message, Severity.WARNING)
