"""Everything that needs a piece id: each counter, and each trait that makes one, which the engine counts among the pieces."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.replacement import (
    becoming_levels,
    brought_id,
    next_version,
    replacement_id,
    replacements,
    version_id,
)
from builder.model.command import Effect
from builder.model.game import Game


def piece_names(game: Game) -> Iterator[str]:
    """The names for the ledger: counters first, then replacements; a name may come twice."""
    yield from (counter.id for counter in game.counters)
    for counter in game.counters:
        for command in game.play.commands.get(counter.id, ()):
            if command.effect is Effect.REPLACE_BY:
                yield from (replacement_id(command, counter, other) for other in replacements(game, command, counter))
            if command.effect is Effect.MARK and command.target:
                yield replacement_id(command, counter, game.counter(command.target))
            if command.effect is Effect.BECOMES and command.target:
                other = game.counter(command.target)
                levels = becoming_levels(game, counter, other)
                yield from (replacement_id(command, counter, other, level) for level in levels)
            if command.effect is Effect.BRINGS:
                yield brought_id(command, counter)
            if command.effect is Effect.NEXT_VERSION:
                following = next_version(game, counter)
                if following is not None:
                    yield version_id(counter, following)
