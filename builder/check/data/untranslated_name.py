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
from builder.model.game import Game
from builder.model.names import Names
from builder.origin import Origin

CODE = "untranslated-name"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every printed name that is given by language, but not in the game's own."""
    for names, thing, origin in _printed(game):
        if "" not in names.by_language and game.language not in names.by_language:
            has = ", ".join(names.by_language)
            message = f"{thing} has no name in '{game.language}', the language that is printed; it has: {has}"
            yield Diagnostic(origin, CODE, message, Severity.WARNING)


def _printed(game: Game) -> Iterator[tuple[Names, str, Origin]]:
    for side in game.sides:
        yield side.names, f"the side '{side.id}'", side.origin
        yield side.short, f"the short mark of '{side.id}'", side.origin
    for counter_class in game.classes:
        yield counter_class.names, f"the class '{counter_class.id}'", counter_class.origin
    for counter in game.counters:
        yield counter.names, f"the counter '{counter.unit}'", counter.origin
    for board in game.boards:
        yield board.names, f"the board '{board.id}'", board.origin
        for place in board.places:
            yield place.names, f"the place '{place.id}'", place.origin
        for terrain in board.terrains:
            yield terrain.names, f"the terrain '{terrain.id}'", terrain.origin
    for setup in game.setups:
        yield setup.names, f"the setup '{setup.id}'", setup.origin
