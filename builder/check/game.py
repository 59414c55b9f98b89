"""Run every check of the data over a game. The stage's front door."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.table import DATA_CHECKS, DataCheck
from builder.diagnostic import Diagnostic
from builder.model.game import Game

CRASHED = "check-crashed"


def check_game(game: Game, checks: Iterable[DataCheck] = DATA_CHECKS) -> tuple[Diagnostic, ...]:
    """Everything that the checks find, each fault once, in the order of the table.

    A check that stops with an exception becomes the diagnostic ``check-crashed`` that names it; the others still run.
    """
    found: dict[Diagnostic, None] = {}
    for entry in checks:
        try:
            found.update(dict.fromkeys(entry.run(game)))
        except Exception as error:  # any bug of one check must not hide what the others find
            message = (
                f"the check '{entry.code}' stopped on this game ({type(error).__name__}: {error}); please report it"
            )
            found[Diagnostic(game.origin, CRASHED, message)] = None
    return tuple(found)
