"""A setup holds a counter more than once of which there is only one.

Why: the class says ``unique: true`` (a person, a named ship), so a second one on the map is a slip in the list.

Example:
    places:
      - {place: old-castle, counters: [{counter: falcon-1}]}
      - {place: harbour, counters: [{counter: falcon-1}]}      # he cannot be at both
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.setup import Placement, Setup

CODE = "unique-counter-twice"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every line that puts down one too many."""
    unique_classes = {counter_class.id for counter_class in game.classes if counter_class.unique}
    names = {
        counter.id: Message(counter.printed_name("ja"), counter.printed_name(game.language))
        for counter in game.counters
        if counter.class_id in unique_classes
    }
    for setup in game.setups:
        yield from _in_setup(setup, names)


def _in_setup(setup: Setup, names: dict[str, Message]) -> Iterator[Diagnostic]:
    first: dict[str, Placement] = {}
    for placement in setup.placements:
        name = names.get(placement.counter)
        if name is None:
            continue
        earlier = first.setdefault(placement.counter, placement)
        if earlier is not placement:
            first_spot = Message("最初の1個はここです", "it stands here first")
            related = (second_spot(earlier.origin, first_spot),)
            message = say(
                "「{name}」がこのセットアップに2回あります。1個しかありません",
                "'{name}' stands twice in this setup; there is only one",
                name=name,
            )
            yield fault(placement.origin, CODE, message, related=related)
        elif placement.count > 1:
            message = say(
                "「{name}」がここに{count}個あります。1個しかありません",
                "'{name}' stands {count} times here; there is only one",
                name=name,
                count=placement.count,
            )
            yield fault(placement.origin, CODE, message)
