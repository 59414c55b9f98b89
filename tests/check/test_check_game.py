"""A check that stops must not hide what the others find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from builder.check.game import check_game
from builder.check.table import DATA_CHECKS, DataCheck
from builder.diagnostic import Diagnostic
from builder.load.game import load_game
from builder.model.game import Game

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"


def stops(game: Game) -> Iterator[Diagnostic]:
    yield Diagnostic(game.origin, "first-fault", "found before it stopped")
    raise KeyError("lion")


def finds(game: Game) -> Iterator[Diagnostic]:
    yield Diagnostic(game.origin, "second-fault", "found")
    yield Diagnostic(game.origin, "second-fault", "found")


def test_a_crash_names_the_check_and_the_others_run() -> None:
    game, _ = load_game(SKIRMISH, "skirmish")
    assert game is not None
    found = check_game(game, (DataCheck("first-fault", "", stops), DataCheck("second-fault", "", finds)))
    assert [(fault.code, fault.message) for fault in found] == [
        (
            "check-crashed",
            "the check 'first-fault' stopped on this game (KeyError: 'lion'); please report it",
        ),
        ("second-fault", "found"),
    ]


def test_codes_are_their_own() -> None:
    codes = [entry.code for entry in DATA_CHECKS]
    assert len(codes) == len(set(codes))
