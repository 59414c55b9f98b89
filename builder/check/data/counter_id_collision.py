"""Two different units make counters of the same id.

Why: a unit of several sides makes one counter a side, called <side>-<unit>; a unit may not already have that id.

Example:
    counters:
      - {id: lion, sides: [red, blue], ...}     # makes red-lion and blue-lion
      - {id: red-lion, side: red, ...}          # red-lion again: call the unit otherwise
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Related
from builder.model.counter import Counter
from builder.model.game import Game

CODE = "counter-id-collision"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every counter whose id a counter of another unit has."""
    first: dict[str, Counter] = {}
    for counter in game.counters:
        earlier = first.setdefault(counter.id, counter)
        if counter.unit and earlier.unit and earlier.unit != counter.unit:
            related = (Related(earlier.origin, f"unit '{earlier.unit}' makes '{counter.id}' as well"),)
            message = f"unit '{counter.unit}' makes a counter '{counter.id}', which there is already"
            yield Diagnostic(counter.origin, CODE, message, related=related)
