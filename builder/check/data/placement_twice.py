"""Two lines of a setup put the same counter in the same state, facing the same way, at the same place.

Why: it is nearly always one line typed twice; if both are meant, one line with the sum says it without doubt.

Example:
    - {place: harbour, counters: [{counter: lion, count: 2}]}
    - {place: harbour, counters: [{counter: lion}]}             # write count: 3 above, if both are meant
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.setup import Placement

CODE = "placement-twice"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every line that repeats an earlier one of its setup; counters of which there is one have a check of their own."""
    unique_classes = {counter_class.id for counter_class in game.classes if counter_class.unique}
    unique = {counter.id for counter in game.counters if counter.class_id in unique_classes}
    for setup in game.setups:
        first: dict[tuple[str, str, str, str | None, str | None, int | None], Placement] = {}
        for line in setup.placements:
            if line.counter in unique:
                continue
            stands = (line.counter, line.board, line.place, line.hex, line.state, line.facing)
            earlier = first.setdefault(stands, line)
            if earlier is not line and earlier.origin != line.origin:
                stand = say("ここに{count}個あります", "{count} of them stand here", count=earlier.count)
                related = (second_spot(earlier.origin, stand),)
                message = say(
                    "「{counter}」は前の行でもう「{place}」に置かれています。一つの行にまとめてください",
                    "'{counter}' stands at '{place}' in an earlier line already; put both into one line",
                    counter=Message(game.counter(line.counter).printed_name("ja"), line.counter),
                    place=_place(game, line),
                )
                yield fault(line.origin, CODE, message, related=related)


def _place(game: Game, line: Placement) -> Message:
    """The place as a person calls it, in English by its id."""
    names = (place.names.ja for place in game.board(line.board).places if place.id == line.place)
    return Message(next(names, line.place), line.place)
