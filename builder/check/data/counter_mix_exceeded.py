"""A setup holds more copies of a counter than the counter sheet has.

Why: ``count`` of a counter is the counter mix, a limit of play; a setup beyond it is a slip in one of the two.

Example:
    counters:
      - {id: lion, count: 6, ...}
    # and in a setup
    - {counter: lion, count: 7}      # only 6 are printed
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import say

CODE = "counter-mix-exceeded"


def check(game: Game) -> Iterator[Diagnostic]:
    """The line of each setup at which the mix is passed; counters without a known mix are left alone."""
    limited = {counter.id: counter for counter in game.counters if counter.count is not None}
    for setup in game.setups:
        placed: dict[str, int] = {}
        for line in setup.placements:
            counter = limited.get(line.counter)
            if counter is None or counter.count is None:
                continue
            before = placed.get(line.counter, 0)
            placed[line.counter] = before + line.count
            if before <= counter.count < placed[line.counter]:
                mix = say("countは{count}です", "its count is {count}", count=counter.count)
                related = (second_spot(counter.origin, mix),)
                message = say(
                    "この行で「{counter}」が{placed}個になります。カウンターミックスは{count}個です",
                    "with this line {placed} of '{id}' stand in the setup; the counter mix has {count}",
                    counter=counter.printed_name("ja"),
                    id=line.counter,
                    placed=placed[line.counter],
                    count=counter.count,
                )
                yield fault(line.origin, CODE, message, related=related)
