"""Properties of zones by which counters know what they can do where they stand: short, since every counter asks for them.

A counter asks for a property, and the engine answers with that of the zone around it (Java ``BasicPiece.getPublicProperty``).
A zone of a map is marked for each list of places of a command, and for each link of the maps that begins there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from zlib import crc32

from builder.assemble.window_name import map_name
from builder.model.board import Board, PlaceKind
from builder.model.command import Command, Destination, Effect
from builder.model.game import Game
from builder.model.hex_grid import HexGrid

Marks = Mapping[tuple[str, str], Mapping[str, str]]
"""Properties and their values, by board and place."""

_FEW = 3
"""So many places are named in the expression itself."""


def shared_mark(game: Game, places: Iterable[Destination]) -> str | None:
    """The property of all these zones, where they are many places of maps, or regions; None for few, or boxes.

    A region has places with zones of their own, and the engine knows a counter by the innermost zone alone.
    """
    wanted = tuple(places)
    known = [game.board(one.board).place(one.place) for one in wanted]
    regions = any(place.kind is PlaceKind.REGION for place in known)
    if (len(wanted) <= _FEW and not regions) or any(not place.hexes for place in known):
        return None
    return f"In_{crc32(' '.join(f'{one.board}/{one.place}' for one in wanted).encode()):08x}"


def zone_marks(game: Game) -> Marks:
    """What every zone of the maps is marked with."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    commands = {id(one): one for own in game.play.commands.values() for one in own}
    for within in dict.fromkeys(command.within for command in commands.values()):
        mark = shared_mark(game, within)
        if mark is not None:
            for place in within:
                for zone in _zones_of(game.board(place.board), place.place):
                    found.setdefault((place.board, zone), {})[mark] = "1"
    for end in dict.fromkeys(command.target for command in commands.values() if command.effect is Effect.OVER_LINK):
        for place, values in _link_marks(game, end):
            for zone in _zones_of(game.board(place.board), place.place):
                found.setdefault((place.board, zone), {}).update(values)
    return found


def _zones_of(board: Board, place_id: str) -> tuple[str, ...]:
    """The place, and in a region every place that lies wholly in it."""
    place = board.place(place_id)
    if place.kind is not PlaceKind.REGION:
        return (place_id,)
    around = set(place.hexes)
    inside = (one.id for one in board.places if one.kind is PlaceKind.HEXES and around.issuperset(one.hexes))
    return (place_id, *inside)


def link_mark(command: Command, what: str) -> str:
    """The property of a zone from which a link leads: ``map``, ``x`` and ``y`` of the hex to which it leads."""
    return f"Link_{command.target}_{what}"


def _link_marks(game: Game, end: str) -> Iterator[tuple[Destination, dict[str, str]]]:
    """For each place where a link begins, seen from the other end, where it leads: the middle of the first place there."""
    for link in game.links:
        starts, ends = (link.here, link.there) if end == "to" else (link.there, link.here)
        board = game.board(ends[0][0])
        assert board.grid is not None
        x, y = _middle(board.grid, board.place(ends[0][1]).hexes)
        values = {"map": map_name(board, game.language), "x": str(x), "y": str(y)}
        for start in starts:
            yield Destination(*start), {f"Link_{end}_{what}": value for what, value in values.items()}


@lru_cache(maxsize=256)
def _middle(grid: HexGrid, hexes: tuple[str, ...]) -> tuple[int, int]:
    """The hex nearest to the middle of an area, in pixels: from there a counter is dragged to where it shall be.

    It is the same in every language of a module.
    """
    centres = [grid.centre(one) for one in hexes]
    middle = (sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres))
    return min(centres, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)
