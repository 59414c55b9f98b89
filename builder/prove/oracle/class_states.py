"""How many states and printed counters a class has."""

from __future__ import annotations

from builder.check.setup.class_states import Options
from builder.model.game import Game
from builder.prove.violation import Violation, Violations


def in_game(options: Options, game: Game) -> Violations:
    """Each number that is another."""
    for entry in game.classes:
        if entry.id in options.classes.ids:
            where = frozenset((entry.origin,))
            if options.states not in (None, len(entry.states)):
                yield Violation((entry.id, "states"), where)
            if options.counters not in (None, len({state.card for state in entry.states})):
                yield Violation((entry.id, "counters"), where)
