"""The checks of the data that look at setups, over one setup alone: for setups that are not among the game's own."""

from __future__ import annotations

from builder.check.game import check_game
from builder.check.table import DATA_CHECKS, DataCheck
from builder.diagnostic import Diagnostic
from builder.model.game import Game
from builder.model.setup import Setup
from builder.record import replace

OF_LINES = (
    "counter-mix-exceeded",
    "placement-twice",
    "setup-turn-outside",
    "track-marker-placed",
    "unique-counter-twice",
)
"""Checks that hold one setup's lines against the game."""

OF_NAMES = ("untranslated-name",)
"""Checks of the setup's own names, which need nothing else of the game."""

OF_SEVERAL = ("duplicate-id", "name-twice")
"""Checks that compare a game's setups with one another; many drafts of one scenario rightly share a name."""


def check_setup_data(game: Game, setup: Setup) -> tuple[Diagnostic, ...]:
    """What is wrong with the setup's data, the game's own faults left aside."""
    nameless = replace(game, sides=(), alliances=(), classes=(), counters=(), boards=(), setups=(setup,))
    found = (
        *check_game(replace(game, setups=(setup,)), _entries(OF_LINES)),
        *check_game(nameless, _entries(OF_NAMES)),
    )
    return tuple(diagnostic for diagnostic in found if diagnostic.origin.file == setup.origin.file)


def _entries(codes: tuple[str, ...]) -> tuple[DataCheck, ...]:
    return tuple(entry for entry in DATA_CHECKS if entry.code in codes)
