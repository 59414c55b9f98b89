"""Pieces of the engine's expressions (BeanShell) and formats, written from names, so that no quoting goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from builder.assemble.map_window import map_name
from builder.model.command import Destination
from builder.model.game import Game

_TRAILING_NUMBER = re.compile(r"\d+$")


def quoted(text: str) -> str:
    """A text literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def standing_in(game: Game, places: Iterable[Destination], language: str) -> str:
    """True for a piece that stands in one of the boxes: its map and its zone have their names."""
    return " || ".join(
        f"(CurrentMap=={quoted(map_name(board, language))}"
        f" && CurrentZone=={quoted(board.place(place.place).names.in_language(language))})"
        for place in places
        for board in (game.board(place.board),)
    )


def all_of(*conditions: str) -> str:
    """The conditions that are not empty, joined; empty where there is none. With braces, as a property match wants it."""
    given = [f"({condition})" for condition in conditions if condition]
    return "{" + " && ".join(given) + "}" if given else ""


def one_of(property_name: str, values: Sequence[str]) -> str:
    """True where the property has one of the values."""
    return " || ".join(f"{property_name}=={quoted(value)}" for value in values)


def common_stem(names: Iterable[str]) -> str:
    """What the names of numbered spaces begin with, e.g. ``資金 `` of ``資金 10`` and ``資金 20``."""
    stems = {_TRAILING_NUMBER.sub("", name) for name in names}
    return stems.pop() if len(stems) == 1 else ""
