"""Pieces of the engine's expressions (BeanShell) and formats, written from names, so that no quoting goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from builder.assemble.window_name import map_name
from builder.assemble.zone_marks import shared_mark
from builder.model.command import Destination
from builder.model.game import Game

_TRAILING_NUMBER = re.compile(r"\d+$")


def quoted(text: str) -> str:
    """A text literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def standing_in(game: Game, places: Iterable[Destination], language: str) -> str:
    """True for a piece that stands in one of the places: its map and its zone have their names, or the zone has a mark."""
    wanted = tuple(places)
    mark = shared_mark(game, wanted)
    if mark is not None:
        return f'{mark} != ""'
    names: dict[str, list[str]] = {}
    for place in wanted:
        names.setdefault(place.board, []).append(game.board(place.board).place(place.place).names.in_language(language))
    return " || ".join(
        f"(CurrentMap=={quoted(map_name(game.board(board), language))} && {_zone_of(zones)})"
        for board, zones in names.items()
    )


def _zone_of(zones: Sequence[str]) -> str:
    """True in one of the zones; many are looked up in one text, since every piece carries the expression with it."""
    if len(zones) == 1:
        return f"CurrentZone=={quoted(zones[0])}"
    return f'{quoted("|" + "|".join(zones) + "|")}.contains("|" + CurrentZone + "|")'


def all_of(*conditions: str) -> str:
    """The conditions that are not empty, joined; empty where there is none. With braces, as a property match wants it."""
    given = [f"({condition})" for condition in conditions if condition]
    return "{" + " && ".join(given) + "}" if given else ""


def one_of(property_name: str, values: Sequence[str]) -> str:
    """True where the property has one of the values."""
    return " || ".join(f"{property_name}=={quoted(value)}" for value in values)


def up_to(number: str, rows: Sequence[tuple[int | None, str]]) -> str:
    """The row that holds for a number, of rows that each reach up to one; the last reaches on (None).

    No row stands in brackets of its own: BeanShell's parser takes twice as long for every bracket within a bracket.
    """
    return "".join(f"{number} <= {limit} ? {value} : " for limit, value in rows[:-1]) + rows[-1][1]


def common_stem(names: Iterable[str]) -> str:
    """What the names of numbered spaces begin with, e.g. ``資金 `` of ``資金 10`` and ``資金 20``."""
    stems = {_TRAILING_NUMBER.sub("", name) for name in names}
    return stems.pop() if len(stems) == 1 else ""
