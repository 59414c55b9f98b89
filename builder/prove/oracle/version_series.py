"""Which versions of a counter there are."""

from __future__ import annotations

from builder.check.setup.version_series import Options
from builder.model.game import Game
from builder.prove.violation import Violation, Violations


def in_game(options: Options, game: Game) -> Violations:
    """Each version whose forerunner is missing, and each unit of a side with too few."""
    meant = options.counters.counters
    versions = [
        counter for counter in game.counters if counter.version is not None and (meant is None or counter.id in meant)
    ]
    for unit, side in dict.fromkeys((counter.unit, counter.side) for counter in versions):
        own = [counter for counter in versions if (counter.unit, counter.side) == (unit, side)]
        numbers = {counter.version for counter in own}
        where = frozenset(counter.origin for counter in own)
        for number in sorted(number for number in numbers if number is not None):
            if number != 1 and number - 1 not in numbers:
                yield Violation((unit, side, number), where)
        if len(numbers) < options.at_least:
            yield Violation((unit, side, "few"), where, lacking=True)
