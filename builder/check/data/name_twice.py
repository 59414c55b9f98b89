"""Two things that are looked up by name have the same name.

Why: a setup names sides, counters and places by their printed names, and VASSAL reports a place by its name; two of one
name cannot be told apart. Names are compared without regard to width, case and middle dots.

Example:
    places:
      - {id: old-castle, name: 古城, hexes: ["0303"]}
      - {id: new-castle, name: 古城, hexes: ["0505"]}     # give one of them another name
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.names import fold
from builder.origin import Origin

CODE = "name-twice"

_Named = tuple[str, str, Origin]
"""A printed name, the id of the thing, where it was written."""


def check(game: Game) -> Iterator[Diagnostic]:
    """Every thing whose printed name an earlier one of its kind (and owner, or board) has."""
    language = game.language
    yield from _twice(
        Message("陣営", "side"), ((side.names.in_language(language), side.id, side.origin) for side in game.sides)
    )
    yield from _twice(
        Message("駒のクラス", "class"),
        ((entry.names.in_language(language), entry.id, entry.origin) for entry in game.classes),
    )
    yield from _twice(
        Message("盤", "board"), ((board.names.in_language(language), board.id, board.origin) for board in game.boards)
    )
    yield from _twice(
        Message("セットアップ", "setup"),
        ((setup.names.in_language(language), setup.id, setup.origin) for setup in game.setups),
    )
    for owner in dict.fromkeys(counter.side for counter in game.counters):
        owned = (counter for counter in game.counters if counter.side == owner)
        yield from _twice(
            Message("駒", "counter"),
            ((counter.printed_name(language), counter.id, counter.origin) for counter in owned),
        )
    for board in game.boards:
        yield from _twice(
            Message("場所", "place"),
            ((place.names.in_language(language), place.id, place.origin) for place in board.places),
        )


def _twice(kind: Message, things: Iterable[_Named]) -> Iterator[Diagnostic]:
    first: dict[str, _Named] = {}
    for name, thing_id, origin in things:
        _, earlier_id, earlier_origin = first.setdefault(fold(name), (name, thing_id, origin))
        if name and earlier_id != thing_id:
            has = say("この名前は「{id}」のものです", "'{id}' has this name", id=earlier_id)
            related = (second_spot(earlier_origin, has),)
            message = say(
                "{kind}「{id}」の名前「{name}」が「{earlier}」と同じです",
                "the {kind} '{id}' is called '{name}', as '{earlier}' is",
                kind=kind,
                id=thing_id,
                name=name,
                earlier=earlier_id,
            )
            yield fault(origin, CODE, message, related=related)
