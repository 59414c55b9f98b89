"""A name is not given in the language that is printed.

Why: another language's name is printed in its stead, which a reader of the counters will not expect. This is a warning.

Example:
    language: ja
    sides:
      - {id: red, name: {en: Red}, ...}     # add  ja: 赤軍
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.names import Names
from builder.origin import Origin

CODE = "untranslated-name"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every printed name that is given by language, but not in the game's own."""
    for names, thing, origin in _printed(game):
        if "" not in names.by_language and game.language not in names.by_language:
            has = ", ".join(names.by_language)
            message = say(
                "{thing}に、印刷する言語「{language}」の名前がありません。あるのは：{has}",
                "{thing} has no name in '{language}', the language that is printed; it has: {has}",
                thing=thing,
                language=game.language,
                has=has,
            )
            yield fault(origin, CODE, message, Severity.WARNING)


def _printed(game: Game) -> Iterator[tuple[Names, Message, Origin]]:
    for side in game.sides:
        yield side.names, _thing("陣営", "side", side.id), side.origin
        yield side.short, say("「{id}」の略号", "the short mark of '{id}'", id=side.id), side.origin
    for counter_class in game.classes:
        yield counter_class.names, _thing("駒のクラス", "class", counter_class.id), counter_class.origin
    for counter in game.counters:
        yield counter.names, _thing("駒", "counter", counter.unit), counter.origin
    for board in game.boards:
        yield board.names, _thing("盤", "board", board.id), board.origin
        for place in board.places:
            yield place.names, _thing("場所", "place", place.id), place.origin
        for terrain in board.terrains:
            yield terrain.names, _thing("地形", "terrain", terrain.id), terrain.origin
    for setup in game.setups:
        yield setup.names, _thing("セットアップ", "setup", setup.id), setup.origin


def _thing(ja: str, en: str, thing_id: str) -> Message:
    return Message(f"{ja}「{thing_id}」", f"the {en} '{thing_id}'")
