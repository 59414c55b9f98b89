"""The words of ``play.yaml`` looked up in a game that is loaded already: boxes of a side, counters, classes, tracks."""

from __future__ import annotations

from collections.abc import Iterable

from builder.load.counter_classes import ClassWords, class_table
from builder.load.fields import Faults
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Scalar
from builder.load.nouns import owner_named
from builder.load.vocabulary import Vocabulary
from builder.model.board import Board, Place, PlaceKind, Track
from builder.model.command import Destination
from builder.model.game import Alliance, Game, Phase, Seat
from builder.model.message import say


class PlayWords:
    """Every word that ``play.yaml`` may use. ``faults`` takes what is unknown, once for each place in the file."""

    def __init__(self, words: Vocabulary, faults: Faults) -> None:
        game = words.game
        self.game: Game = game
        self.faults = faults
        self.boards: NameTable[Board] = words.boards
        self.classes: NameTable[ClassWords] = class_table(game.classes)
        self.seats: NameTable[Seat] = NameTable("seat", (((s.id, *s.names.spellings), s) for s in game.seats))
        self.alliances: NameTable[Alliance] = NameTable(
            "alliance", (((one.id, *one.names.spellings), one) for one in game.alliances)
        )
        self.phases: NameTable[Phase] = NameTable(
            "phase", (((one.id, *one.names.spellings), one) for one in game.turns.phases)
        )
        tracks = {track.id: track for board in game.boards for track in board.tracks}
        self.tracks: NameTable[str] = NameTable(
            "track", (((track.id, *track.names.spellings), track.id) for track in tracks.values())
        )
        units: dict[str, list[str]] = {}
        for counter in game.counters:
            for spelling in dict.fromkeys((counter.unit, counter.id, *counter.names.spellings)):
                units.setdefault(spelling, []).append(counter.id)
        self._counters: NameTable[tuple[str, ...]] = NameTable(
            "counter", (((spelling,), tuple(found)) for spelling, found in units.items())
        )
        self._words = words

    def class_ids(self, scalars: Iterable[Scalar]) -> tuple[str, ...]:
        """Ids of the classes that a list names; unknown ones are reported and left out."""
        found = (self.classes.resolve(word, self.faults) for word in scalars)
        return tuple(one.counter_class.id for one in found if one is not None)

    def side_ids(self, scalars: Iterable[Scalar]) -> tuple[str, ...]:
        """Ids of the sides that a list names."""
        found = (self._words.sides.resolve(word, self.faults) for word in scalars)
        return tuple(side.id for side in found if side is not None)

    def counters(self, scalars: Iterable[Scalar]) -> tuple[str, ...]:
        """Ids of every counter that a list of names or ids means."""
        found = (self._counters.resolve(word, self.faults) for word in scalars)
        return tuple(dict.fromkeys(counter for each in found if each is not None for counter in each))

    def box(self, word: Scalar, side: str | None) -> Destination | None:
        """The box of that name that a side has on its own sheets, else a shared one, else a hex; ``side/box`` is that side's.

        Reports ``unknown-place`` where nobody has it, ``box-of-no-side`` where this side has none.
        """
        owner_word, _, name = (word.text or "").rpartition("/")
        if owner_word:
            owner = self._words.sides.resolve(Scalar(word.origin, owner_word), self.faults)
            if owner is None:
                return None
            side = owner.id
        place = self._box_of(side, name) or (None if owner_word else self._box_of(None, name))
        if place is None:
            self._report(word, name, side)
            return None
        return Destination(place.board, place.id)

    def standing(self, word: Scalar, side: str | None) -> tuple[Destination, ...]:
        """Where a counter may stand: the box that ``box`` finds, or a place of a map, whatever the number of its hexes."""
        areas = [place for place in self._words.places_of(None).all(word.text or "") if len(place.hexes) > 1]
        if areas:
            return (Destination(areas[0].board, areas[0].id),)
        found = self.box(word, side)
        return (found,) if found is not None else ()

    def boxes_of_anyone(self, word: Scalar) -> tuple[Destination, ...]:
        """Every box of that name, whoever has it."""
        found = [place for place in self._words.places_of_anyone(word.text or "") if place.kind is PlaceKind.BOX]
        if not found:
            self._report(word, word.text or "", None)
        return tuple(Destination(place.board, place.id) for place in found)

    def track_of(self, name: str, side: str | None) -> Track | None:
        """The track of that name on which a side has a marker, or nobody's; None where there is none."""
        for owner in (side, None):
            found = self._words.tracks_of(owner).all(name)
            if found:
                return found[0]
        return None

    def _box_of(self, side: str | None, name: str) -> Place | None:
        """A box, else a place of one hex."""
        places = self._words.places_of(side).all(name)
        boxes = (place for place in places if place.kind is PlaceKind.BOX)
        return next(boxes, None) or next((place for place in places if len(place.hexes) == 1), None)

    def _report(self, word: Scalar, name: str, side: str | None) -> None:
        if any(place.kind is PlaceKind.BOX for place in self._words.places_of_anyone(name)):
            message = say(
                "「{side}」にも共有の盤にもボックス「{name}」はありません。「陣営/ボックス」の形で書いてください",
                "'{side}' has no box '{name}', and no shared board has one; name one with 'side/box'",
                side=owner_named(side),
                name=name,
            )
            self.faults.error(word.origin, "box-of-no-side", message)
        else:
            places = (place for board in self.game.boards for place in board.places if place.kind is PlaceKind.BOX)
            table = NameTable("place", (((place.id, *place.names.spellings), place) for place in places))
            self.faults.error(word.origin, "unknown-place", unknown_word("box", name, table))
