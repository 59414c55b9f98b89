"""Run every check of the data over a game. The stage's front door."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.table import DATA_CHECKS, DataCheck
from builder.diagnostic import Diagnostic
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

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
            message = say(
                "検査「{check}」がこのゲームの途中で止まりました（{error}）。不具合として報告してください",
                "the check '{check}' stopped on this game ({error}); please report it",
                check=entry.code,
                error=f"{type(error).__name__}: {error}",
            )
            found[fault(game.origin, CRASHED, message)] = None
    return tuple(found)
