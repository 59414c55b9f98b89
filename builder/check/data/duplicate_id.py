"""Two things of one kind have the same id.

Why: an id is how setups, pictures and saved games find a thing; with two of them one would be lost in silence.

Example:
    sides:
      - {id: red, ...}
      - {id: red, ...}      # the second one: choose another id
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from builder.diagnostic import Diagnostic, Related
from builder.model.counter import Counter
from builder.model.game import Game
from builder.origin import Origin

CODE = "duplicate-id"


class _Identified(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def origin(self) -> Origin: ...


def check(game: Game) -> Iterator[Diagnostic]:
    """Every thing whose id an earlier one of its kind has."""
    yield from _twice("alliance", game.alliances)
    yield from _twice("side", game.sides)
    yield from _twice("seat", game.seats)
    yield from _twice("phase", game.turns.phases)
    yield from _twice("roll of dice", game.dice)
    yield from _twice("class", game.classes)
    for counter_class in game.classes:
        yield from _twice(f"state of class '{counter_class.id}'", counter_class.states)
        yield from _twice(f"field of class '{counter_class.id}'", counter_class.fields)
    units: dict[str, list[Counter]] = {}
    for counter in game.counters:
        units.setdefault(counter.unit, []).append(counter)
    for counters in units.values():
        yield from _twice("counter", counters)
    yield from _twice("board", game.boards)
    for board in game.boards:
        yield from _twice("terrain of one board", board.terrains)
        yield from _twice("place of one board", board.places)
        for owner in dict.fromkeys(track.owner for track in board.tracks):
            yield from _twice("track of one board", (track for track in board.tracks if track.owner == owner))
    yield from _twice("setup", game.setups)


def _twice(kind: str, things: Iterable[_Identified]) -> Iterator[Diagnostic]:
    first: dict[str, Origin] = {}
    for thing in things:
        if thing.id and thing.id in first:
            related = (Related(first[thing.id], f"'{thing.id}' stands here first"),)
            yield Diagnostic(thing.origin, CODE, f"the id '{thing.id}' is taken by another {kind}", related=related)
        else:
            first[thing.id] = thing.origin
