"""Hold a game and its setups against the game's constraints. The front door beside ``check_game``."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.setup.frame.bind import BoundConstraints
from builder.check.setup.frame.bind import bind_constraints as bind
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.frame.run import Outcome, not_checkable, run_on_game, run_on_setup, unused_exceptions
from builder.check.setup.table import KINDS
from builder.diagnostic import Diagnostic
from builder.model.game import Game
from builder.model.setup import Setup

__all__ = [
    "BoundConstraints",
    "Outcome",
    "bind_constraints",
    "check_constraints",
    "check_setup",
    "not_checkable",
    "run_on_game",
    "unused_exceptions",
]


def check_constraints(game: Game, kinds: Iterable[ConstraintKind] = KINDS) -> tuple[Diagnostic, ...]:
    """Everything that the constraints find in the game and in its setups, and what is wrong with the constraints."""
    bound = bind_constraints(game, kinds)
    outcome = run_on_game(bound)
    for setup in game.setups:
        outcome.add(run_on_setup(bound, setup))
    return (
        *bound.faults,
        *outcome.diagnostics,
        *not_checkable(bound, outcome),
        *unused_exceptions(bound, outcome, (setup.id for setup in game.setups)),
    )


def bind_constraints(game: Game, kinds: Iterable[ConstraintKind] = KINDS) -> BoundConstraints:
    """The constraints with their words looked up, once for any number of setups; ``faults`` says what is wrong with them."""
    return bind(game, kinds)


def check_setup(bound: BoundConstraints, setup: Setup) -> Outcome:
    """What the constraints find in one setup: faults at once, missing data and used exceptions to be added up."""
    return run_on_setup(bound, setup)
