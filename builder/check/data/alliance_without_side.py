"""An alliance has no side in it.

Why: it is either left over or a side's ``alliance`` was forgotten. This is a warning.

Example:
    alliances: [{id: north, ...}, {id: south, ...}]
    sides: [{id: red, alliance: north, ...}]            # who is in the south?
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "alliance-without-side"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every alliance that no side names."""
    named = {side.alliance for side in game.sides}
    for alliance in game.alliances:
        if alliance.id not in named:
            message = say(
                "同盟「{alliance}」（{id}）に入っている陣営がありません",
                "no side is in the alliance '{id}'",
                alliance=alliance.names,
                id=alliance.id,
            )
            yield fault(alliance.origin, CODE, message, Severity.WARNING)
