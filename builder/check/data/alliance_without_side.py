"""An alliance has no side in it.

Why: it is either left over or a side's ``alliance`` was forgotten. This is a warning.

Example:
    alliances: [{id: north, ...}, {id: south, ...}]
    sides: [{id: red, alliance: north, ...}]            # who is in the south?
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.game import Game

CODE = "alliance-without-side"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every alliance that no side names."""
    named = {side.alliance for side in game.sides}
    for alliance in game.alliances:
        if alliance.id not in named:
            message = f"no side is in the alliance '{alliance.id}'"
            yield Diagnostic(alliance.origin, CODE, message, Severity.WARNING)
