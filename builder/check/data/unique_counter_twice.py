"""A setup holds a counter more than once of which there is only one.

Why: the class says ``unique: true`` (a person, a named ship), so a second one on the map is a slip in the list.

Example:
    places:
      - {place: old-castle, counters: [{counter: falcon-1}]}
      - {place: harbour, counters: [{counter: falcon-1}]}      # he cannot be at both
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Related
from builder.model.game import Game
from builder.model.setup import Placement, Setup

CODE = "unique-counter-twice"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every line that puts down one too many."""
    unique_classes = {counter_class.id for counter_class in game.classes if counter_class.unique}
    names = {
        counter.id: counter.printed_name(game.language)
        for counter in game.counters
        if counter.class_id in unique_classes
    }
    for setup in game.setups:
        yield from _in_setup(setup, names)


def _in_setup(setup: Setup, names: dict[str, str]) -> Iterator[Diagnostic]:
    first: dict[str, Placement] = {}
    for placement in setup.placements:
        name = names.get(placement.counter)
        if name is None:
            continue
        earlier = first.setdefault(placement.counter, placement)
        if earlier is not placement:
            related = (Related(earlier.origin, "it stands here first"),)
            message = f"'{name}' stands twice in this setup; there is only one"
            yield Diagnostic(placement.origin, CODE, message, related=related)
        elif placement.count > 1:
            message = f"'{name}' stands {placement.count} times here; there is only one"
            yield Diagnostic(placement.origin, CODE, message)
