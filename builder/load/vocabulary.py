"""Every word that a setup may use, compiled once for a game, so that one lookup serves thousands of setups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from builder.load.counter_classes import ClassWords
from builder.load.name_table import NameTable
from builder.load.sides import side_table
from builder.model.board import Board, Place, PlaceKind, Track
from builder.model.counter import Counter
from builder.model.game import Game, Side
from builder.record import Record

Owner = str | None
"""A side's id; None: nobody's."""


class Vocabulary(Record):
    """The words of one game: what belongs to each side first, since every side may have a box of the same name."""

    game: Game
    sides: NameTable[Side]
    classes: Mapping[str, ClassWords]
    counters: Mapping[Owner, NameTable[Counter]]
    boards: NameTable[Board]
    places: Mapping[Owner, NameTable[Place]]
    tracks: Mapping[Owner, NameTable[Track]]
    hex_boards: Mapping[str, tuple[Board, ...]]
    """The boards that have a hex of that id."""
    hex_places: Mapping[tuple[str, str], Place]
    """The named place that a hex belongs to, by board and hex id."""

    def counters_of_anyone(self, word: str) -> tuple[Counter, ...]:
        """Every counter of that name, whoever has it."""
        return tuple(counter for table in self.counters.values() for counter in table.all(word))

    def places_of_anyone(self, word: str) -> tuple[Place, ...]:
        """Every place of that name, whoever's it is."""
        return tuple(place for table in self.places.values() for place in table.all(word))

    def counters_of(self, owner: Owner) -> NameTable[Counter]:
        """The counters of one side, or those of nobody."""
        return self.counters.get(owner) or NameTable("counter", ())

    def places_of(self, owner: Owner) -> NameTable[Place]:
        """The places that are one side's, or nobody's."""
        return self.places.get(owner) or NameTable("place", ())

    def tracks_of(self, owner: Owner) -> NameTable[Track]:
        """The tracks on which a side has a marker, or those of nobody."""
        return self.tracks.get(owner) or NameTable("track", ())


def vocabulary_of(game: Game) -> Vocabulary:
    """The words of a game; its setups are not looked at."""
    places = [place for board in game.boards for place in board.places]
    tracks = [track for board in game.boards for track in board.tracks]
    hex_boards: dict[str, tuple[Board, ...]] = {}
    for board in game.boards:
        for hex_id in board.hexes:
            hex_boards[hex_id] = (*hex_boards.get(hex_id, ()), board)
    hex_places: dict[tuple[str, str], Place] = {}
    for place in places:
        if place.kind is PlaceKind.REGION:
            continue
        for hex_id in place.hexes:
            hex_places.setdefault((place.board, hex_id), place)
    owners: tuple[Owner, ...] = (None, *(side.id for side in game.sides))
    return Vocabulary(
        game=game,
        sides=side_table(game.sides),
        classes={counter_class.id: ClassWords(counter_class) for counter_class in game.classes},
        counters={owner: _counter_table(c for c in game.counters if c.side == owner) for owner in owners},
        boards=NameTable("board", (((board.id, *board.names.spellings), board) for board in game.boards)),
        places={owner: _place_table(place for place in places if place.owner == owner) for owner in owners},
        tracks={owner: _track_table(track for track in tracks if owner in sides_on(track)) for owner in owners},
        hex_boards=hex_boards,
        hex_places=hex_places,
    )


def sides_on(track: Track) -> tuple[Owner, ...]:
    """Whose values the track shows: its owner, each side that shares it, or nobody (None)."""
    if track.shared:
        return tuple(dict.fromkeys(side for digit in track.digits for side in digit.markers))
    return (track.owner,)


def _counter_table(counters: Iterable[Counter]) -> NameTable[Counter]:
    return NameTable("counter", ((counter_spellings(counter), counter) for counter in counters))


def counter_spellings(counter: Counter) -> Iterator[str]:
    """Ids first, then the printed names; the bare name of a version finds it where it is the only one."""
    yield from (counter.id, counter.unit)
    if counter.version is not None:
        yield f"{counter.unit}-{counter.version}"
        yield from (spelling + (counter.mark or "") for spelling in counter.names.spellings)
    yield from counter.names.spellings


def _place_table(places: Iterable[Place]) -> NameTable[Place]:
    return NameTable("place", (((place.id, *place.names.spellings), place) for place in places))


def _track_table(tracks: Iterable[Track]) -> NameTable[Track]:
    return NameTable("track", (((track.id, *track.names.spellings), track) for track in tracks))
