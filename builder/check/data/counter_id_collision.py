"""Two different units make counters of the same id.

Why: a unit of several sides makes one counter a side, called <side>-<unit>; a unit may not already have that id.

Example:
    counters:
      - {id: lion, sides: [red, blue], ...}     # makes red-lion and blue-lion
      - {id: red-lion, side: red, ...}          # red-lion again: call the unit otherwise
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.counter import Counter
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import say

CODE = "counter-id-collision"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every counter whose id a counter of another unit has."""
    first: dict[str, Counter] = {}
    for counter in game.counters:
        earlier = first.setdefault(counter.id, counter)
        if counter.unit and earlier.unit and earlier.unit != counter.unit:
            also = say(
                "ユニット「{unit}」からも駒「{counter}」ができます",
                "unit '{unit}' makes '{counter}' as well",
                unit=earlier.unit,
                counter=counter.id,
            )
            related = (second_spot(earlier.origin, also),)
            message = say(
                "ユニット「{unit}」からできる駒「{counter}」はすでにあります",
                "unit '{unit}' makes a counter '{counter}', which there is already",
                unit=counter.unit,
                counter=counter.id,
            )
            yield fault(counter.origin, CODE, message, related=related)
