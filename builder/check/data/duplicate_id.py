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

from builder.diagnostic import Diagnostic
from builder.model.counter import Counter, CounterClass
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.origin import Origin

CODE = "duplicate-id"


class _Identified(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def origin(self) -> Origin: ...


def check(game: Game) -> Iterator[Diagnostic]:
    """Every thing whose id an earlier one of its kind has."""
    yield from _twice(Message("同盟", "alliance"), game.alliances)
    yield from _twice(Message("陣営", "side"), game.sides)
    yield from _twice(Message("プレイヤー席", "seat"), game.seats)
    yield from _twice(Message("フェイズ", "phase"), game.turns.phases)
    yield from _twice(Message("ダイスロール", "roll of dice"), game.dice)
    yield from _twice(Message("駒のクラス", "class"), game.classes)
    for counter_class in game.classes:
        yield from _twice(_part(counter_class, Message("状態", "state")), counter_class.states)
        yield from _twice(_part(counter_class, Message("値の欄", "field")), counter_class.fields)
    units: dict[str, list[Counter]] = {}
    for counter in game.counters:
        units.setdefault(counter.unit, []).append(counter)
    for counters in units.values():
        yield from _twice(Message("駒", "counter"), counters)
    yield from _twice(Message("盤", "board"), game.boards)
    for board in game.boards:
        yield from _twice(Message("同じ盤の地形", "terrain of one board"), board.terrains)
        yield from _twice(Message("同じ盤の場所", "place of one board"), board.places)
        for owner in dict.fromkeys(track.owner for track in board.tracks):
            yield from _twice(
                Message("同じ盤のトラック", "track of one board"),
                (track for track in board.tracks if track.owner == owner),
            )
    yield from _twice(Message("セットアップ", "setup"), game.setups)


def _part(counter_class: CounterClass, part: Message) -> Message:
    return say("クラス「{id}」の{part}", "{part} of class '{id}'", id=counter_class.id, part=part)


def _twice(kind: Message, things: Iterable[_Identified]) -> Iterator[Diagnostic]:
    first: dict[str, Origin] = {}
    for thing in things:
        if thing.id and thing.id in first:
            here = say("最初の「{id}」はここです", "'{id}' stands here first", id=thing.id)
            related = (second_spot(first[thing.id], here),)
            message = say(
                "id「{id}」は別の{kind}が使っています",
                "the id '{id}' is taken by another {kind}",
                id=thing.id,
                kind=kind,
            )
            yield fault(thing.origin, CODE, message, related=related)
        else:
            first[thing.id] = thing.origin
