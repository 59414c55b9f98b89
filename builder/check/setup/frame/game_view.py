"""A game indexed once for all constraints and any number of setups."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from functools import cached_property

from builder.check.setup.frame.barrier import OPEN, Barrier
from builder.check.setup.frame.game_words import GameWords, Words, game_words
from builder.check.setup.frame.map_ways import MapWays
from builder.check.setup.frame.message import Message, as_message, say
from builder.check.setup.frame.piece import Piece, Spot
from builder.model.board import Place, PlaceKind, Track
from builder.model.counter import NOT_PRINTED, FieldValue
from builder.model.game import Game
from builder.model.names import fold
from builder.model.setup import Placement

TrackKey = tuple[str, str]
"""A board's id and the id of a track on it."""


class GameView:
    """What constraints ask about a game: words, spots, names, distances, printed values.

    Built once a game; asking never changes what it says (spots are made when first asked for, and kept).
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: GameWords = game_words(game)
        self._spots: dict[tuple[str, str, str | None], Spot] = {}
        self._judged: dict[tuple[str, str, Spot], dict[object, bool | Message]] = {}
        self._positions_of: dict[TrackKey, Mapping[str, int]] = {}
        self.barriers: dict[Hashable, Barrier] = {}
        """What options close, by the options."""
        self._ways: dict[Barrier, MapWays] = {}
        self._alliance_of = {side.id: side.alliance for side in game.sides}
        self._allies = {
            side.id: frozenset(
                other.id
                for other in game.sides
                if other.id == side.id or (side.alliance is not None and other.alliance == side.alliance)
            )
            for side in game.sides
        }
        self._counters = {counter.id: counter for counter in game.counters}
        self._classes = {entry.id: entry for entry in game.classes}
        self._first_state = {entry.id: entry.states[0].id for entry in game.classes if entry.states}

    def allies(self, side: str | None) -> frozenset[str]:
        """The sides of the same alliance, its own among them; empty for nobody."""
        return self._allies.get(side or "", frozenset())

    def alliance(self, side: str | None) -> str | None:
        """The id of the side's alliance, None where it has none."""
        return self._alliance_of.get(side or "")

    def spot(self, board: str, place: str, hex_id: str | None = None) -> Spot:
        """The spot of that board, place and hex; the same object each time."""
        key = (board, place, hex_id)
        found = self._spots.get(key)
        if found is None:
            found = self._spots[key] = self._make_spot(*key)
        return found

    def spot_of_hex(self, board: str, hex_id: str) -> Spot:
        """The spot of a hex, part of its named place where it lies in one."""
        place = self._place_of_hex.get((board, hex_id))
        return self.spot(board, place.id if place else hex_id, hex_id)

    def spots_of(self, place: Place) -> tuple[Spot, ...]:
        """Every spot of a place: each of its hexes, or the box itself."""
        if place.kind is PlaceKind.REGION:
            return tuple(self.spot_of_hex(place.board, hex_id) for hex_id in place.hexes)
        return tuple(self.spot(place.board, place.id, hex_id) for hex_id in place.hexes or (None,))

    def piece(self, placement: Placement) -> Piece | None:
        """The placement with everything looked up; None where its counter or class is unknown, which is reported elsewhere."""
        counter = self._counters.get(placement.counter)
        counter_class = self._classes.get(counter.class_id) if counter else None
        if counter is None or counter_class is None:
            return None
        spot = self.spot(placement.board, placement.place, placement.hex)
        state = placement.state or self._first_state.get(counter.class_id, "")
        side = counter.side
        judged = self._judged.setdefault((counter.id, state, spot), {})
        return Piece(placement, counter, counter_class, spot, state, self.allies(side), self.alliance(side), judged)

    def ways(self, barrier: Barrier = OPEN) -> MapWays:
        """How far hexes lie apart, over edges that meet and links of maps, round a barrier."""
        found = self._ways.get(barrier)
        if found is None:
            found = self._ways[barrier] = MapWays(self.game, barrier)
        return found

    def distance(
        self, starts: Iterable[Spot], goals: Iterable[Spot], links: int | None = None, barrier: Barrier = OPEN
    ) -> int | None:
        """The least number of hexes between the spots, over ``links`` links at most; None where no such way leads there."""
        here, there = (
            [(spot.board.id, spot.hex.id) for spot in spots if spot.hex is not None] for spots in (starts, goals)
        )
        return self.ways(barrier).steps(here, there, links)

    def printed(self, piece: Piece, fields: frozenset[str]) -> FieldValue | Message | None:
        """What the piece's present state shows for a value known by one of these field ids.

        None where its class has no such field in this state or the value is known to be blank; a Message (*no value ... for
        ...*) where the field is there but no source gives its value.
        """
        for field in piece.counter_class.fields:
            if field.id not in fields or (field.states and piece.state not in field.states):
                continue
            value = piece.counter.values.get(piece.state, {}).get(field.id)
            if value is NOT_PRINTED:
                return None
            if value is None:
                return say(
                    "{piece}の「{field}」", "no value '{field}' for {piece}", field=field.names, piece=piece.names
                )
            return value
        return None

    def no_terrain(self, spot: Spot) -> Message:
        """What is missing where a constraint asks for the terrain of a hex that has none."""
        return say("「{board}」の地形", "no terrain on the board '{board}'", board=spot.board.names)

    def no_territory(self, spot: Spot) -> Message:
        """What is missing where a constraint asks for the territory of a hex on a map that gives none."""
        return say("「{board}」の領地", "no territory on the board '{board}'", board=spot.board.names)

    @cached_property
    def boards_without_territory(self) -> frozenset[str]:
        """The maps that say of no hex whose it is."""
        boards = (board for board in self.game.boards if board.hexes)
        return frozenset(board.id for board in boards if not any(place.territory for place in board.hexes.values()))

    def name_of_side(self, side: str | None) -> Message:
        """The side's name; ``nobody`` for None."""
        return as_message(self.game.side(side).names) if side else Message("無所属", "nobody")

    def name_of_terrain(self, terrain: str) -> Message:
        """The terrain's name."""
        return self.words.terrains.name_of(terrain)

    def name_of_track(self, key: TrackKey) -> Message:
        """The track's name."""
        return self.words.tracks.name_of(key)

    def position(self, key: TrackKey, text: str) -> int | None:
        """The number of a value of the track: itself, or for named spaces its place in their order, from 0.

        None where the track cannot show it.
        """
        track = self.tracks.get(key)
        if track is None:
            return None
        if track.named:
            positions = self._positions(track)
            return positions[text] if text in positions else positions.get(fold(text))
        return int(text) if re.fullmatch(r"[+-]?\d+", text) and track.spaces_for(str(int(text))) else None

    def space_name(self, key: TrackKey, text: str) -> Message:
        """How a value of the track reads: the number, or the printed name of the space."""
        track = self.tracks[key]
        word = track.words.get(fold(text)) if track.named else None
        place = self._places.get((track.board, track.digits[0].spaces[word])) if word else None
        if place is None:
            return Message(text, text)
        # The name of a space on its board begins with the side's and the track's; alone it is what comes last.
        return Message(_last_part(place.names.ja, track.names.ja), _last_part(place.names.en, track.names.en))

    def unknown_space(self, key: TrackKey, text: str) -> Message:
        """The sentence for a value that the track cannot show."""
        track = self.tracks[key]
        if track.named:
            known: Words[str] = Words(
                "space",
                Message("欄", "space"),
                (((word,), word, self.space_name(key, word)) for word in track.digits[0].spaces),
            )
            return known.unknown(text)
        return say(
            "「{track}」に「{text}」はありません（{least}から{most}まで）",
            "'{track}' has no '{text}'; it goes from {least} to {most}",
            track=track.names,
            text=text,
            least=str(track.minimum),
            most=str(track.maximum),
        )

    def _positions(self, track: Track) -> Mapping[str, int]:
        found = self._positions_of.get((track.board, track.id))
        if found is None:
            order = {word: index for index, word in enumerate(track.digits[0].spaces)}
            found = {spelling: order[word] for spelling, word in track.words.items() if word in order}
            found.update((spelling, index) for word, index in order.items() for spelling in (word, fold(word)))
            self._positions_of[track.board, track.id] = found
        return found

    @cached_property
    def tracks(self) -> Mapping[TrackKey, Track]:
        """Every track by board and id. Rows of several sides on one board share an id: they have equal spaces."""
        return {(track.board, track.id): track for board in self.game.boards for track in board.tracks}

    @cached_property
    def _place_of_hex(self) -> dict[tuple[str, str], Place]:
        found: dict[tuple[str, str], Place] = {}
        for board in self.game.boards:
            for place in board.places:
                for hex_id in place.hexes if place.kind is not PlaceKind.REGION else ():
                    found.setdefault((board.id, hex_id), place)
        return found

    @cached_property
    def _places(self) -> dict[tuple[str, str], Place]:
        return {(board.id, place.id): place for board in self.game.boards for place in board.places}

    def _make_spot(self, board_id: str, place_id: str, hex_id: str | None) -> Spot:
        board = self.game.board(board_id)
        place = self._places.get((board_id, place_id))
        found = board.hexes.get(hex_id) if hex_id else None
        if place is None:
            names = say("ヘクス{hex}", "hex {hex}", hex=hex_id or place_id)
        elif hex_id and len(place.hexes) > 1:
            names = say("{place} {hex}", "{place} {hex}", place=place.names, hex=hex_id)
        else:
            names = as_message(place.names)
        if place is not None and place.owner and self._shared_name(place):
            names = say("{side}の{place}", "{place} of {side}", side=self.name_of_side(place.owner), place=place.names)
        regions = tuple((board_id, region.id) for region in board.regions_of(hex_id)) if hex_id else ()
        return Spot(board, place_id, place, found, names, regions)

    def _shared_name(self, place: Place) -> bool:
        """True where other sides have a place of the same name, so that it needs the side's name to be told apart."""
        return len(self.words.places.find(place.names.ja)) > 1


def _last_part(name: str, track: str) -> str:
    return name.rpartition(track)[2].strip() or name
