"""A setup as plain rows, looked up straight from the game's data: what the oracles count and compare."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.piece import Piece
from builder.model.board import PlaceKind, Track
from builder.model.counter import NOT_PRINTED, Counter, CounterClass
from builder.model.game import Game
from builder.model.names import fold
from builder.model.setup import Placement, Setup, TrackValue
from builder.origin import Origin
from builder.record import Record

HexOfBoard = tuple[str, str]
"""A board's id and the id of a hex or place on it."""


class _Unknown:
    def __repr__(self) -> str:
        return "unknown"


UNKNOWN = _Unknown()
"""A printed number that the counter has, but that no source gives."""


class Row(Record, eq=False):
    """One line of a setup. Hex, terrain and territory are None off the map; ``piece`` is what selections are asked about."""

    origin: Origin
    counter: Counter
    counter_class: CounterClass
    side: str | None
    alliance: str | None
    board: str
    place: str
    hex: str | None
    terrain: str | None
    territory: str | None
    state: str
    facing: int | None
    count: int
    piece: Piece
    region: HexOfBoard | None = None

    @property
    def line(self) -> Hashable:
        """Which line it is; one that was written for each hex of a place is a line for each."""
        return (self.origin, self.place, self.hex)


class TrackRow(Record, eq=False):
    """What a track shows for a side; ``number`` is the value, or the place of a named space in its order, None if unknown."""

    origin: Origin
    track: HexOfBoard
    side: str | None
    number: int | None


class SetupRows(Record):
    """Everything that a setup says. ``sides`` are those that take part: with a piece, a heading or a known value."""

    game: Game
    setup: Setup
    rows: tuple[Row, ...]
    values: tuple[TrackRow, ...]
    sides: tuple[str, ...]


class RowBook:
    """Makes the rows of the setups of a game; a line that several setups share (as mutants do) is looked up once."""

    def __init__(self, view: GameView) -> None:
        self._view = view
        self._rows: dict[int, tuple[Placement, Row | None]] = {}
        self._values: dict[int, tuple[TrackValue, TrackRow]] = {}

    def rows_of(self, setup: Setup) -> SetupRows:
        """The rows of a setup; a line whose counter is unknown is left out."""
        game = self._view.game
        rows = tuple(row for placement in setup.placements if (row := self._row(placement)) is not None)
        there = {row.side for row in rows}
        there |= {placement.listed_side for placement in setup.placements}
        there |= {value.side for value in setup.track_values if value.value is not None}
        sides = tuple(side.id for side in game.sides if side.id in there)
        return SetupRows(game, setup, rows, tuple(map(self._value, setup.track_values)), sides)

    # Placements are told apart by their identity: as frozen records they would be hashed anew each time.
    def _row(self, placement: Placement) -> Row | None:
        known = self._rows.get(id(placement))
        if known is None:
            known = self._rows[id(placement)] = (placement, row_of(self._view, placement))
        return known[1]

    def _value(self, value: TrackValue) -> TrackRow:
        known = self._values.get(id(value))
        if known is None:
            key = (value.board, value.track)
            number = None if value.value is None else position(track_of(self._view.game, key), value.value)
            known = self._values[id(value)] = (value, TrackRow(value.origin, key, value.side, number))
        return known[1]


def row_of(view: GameView, placement: Placement) -> Row | None:
    """One line looked up; None where its counter is unknown."""
    game = view.game
    piece = view.piece(placement)
    if piece is None:
        return None
    counter = game.counter(placement.counter)
    counter_class = game.counter_class(counter.class_id)
    land = game.board(placement.board).hexes.get(placement.hex) if placement.hex else None
    return Row(
        placement.origin,
        counter,
        counter_class,
        counter.side,
        alliance_of(game, counter.side),
        placement.board,
        placement.place,
        placement.hex,
        (land.terrain or None) if land else None,
        land.territory if land else None,
        placement.state or (counter_class.states[0].id if counter_class.states else ""),
        placement.facing,
        placement.count,
        piece,
        _region_of(game, placement),
    )


def _region_of(game: Game, placement: Placement) -> HexOfBoard | None:
    """The first region that has the hex of a line."""
    regions = (place for place in game.board(placement.board).places if place.kind is PlaceKind.REGION)
    return next(((place.board, place.id) for place in regions if placement.hex in place.hexes), None)


def alliance_of(game: Game, side: str | None) -> str | None:
    """The alliance of a side, None where it has none."""
    return next((entry.alliance for entry in game.sides if entry.id == side), None)


def track_of(game: Game, key: HexOfBoard) -> Track:
    """The track of that board and id; the first of several rows, which have equal spaces."""
    return next(track for track in game.board(key[0]).tracks if track.id == key[1])


def position(track: Track, text: str) -> int | None:
    """A value as a number; a named space by its order from 0. None where the track has no such space."""
    if not track.named:
        return int(text) if text.lstrip("+-").isdigit() and track.spaces_for(str(int(text))) else None
    order = list(track.digits[0].spaces)
    word = text if text in order else track.words.get(fold(text))
    return order.index(word) if word in order else None


def printed_number(row: Row, fields: Iterable[str]) -> int | _Unknown | None:
    """The number that the counter shows in its state; of several target numbers the first. None where it shows none."""
    wanted = set(fields)
    for field in row.counter_class.fields:
        if field.id in wanted and (not field.states or row.state in field.states):
            value = row.counter.values.get(row.state, {}).get(field.id)
            if value is None:
                return UNKNOWN
            if value is NOT_PRINTED:
                return None
            first = value[0] if isinstance(value, tuple) and value else value
            return first if isinstance(first, int) else None
    return None


def property_of_row(row: Row, name: str) -> Hashable:
    """What pieces may share, by the word under ``per``; None where the row has no such property."""
    nobody = "nobody"
    on_map = row.hex is not None
    return {
        "setup": "",
        "hex": (row.board, row.hex) if on_map else None,
        "place": (row.board, row.place),
        "board": row.board,
        "terrain": row.terrain,
        "territory": (row.territory or nobody) if on_map else None,
        "region": row.region,
        "side": row.side or nobody,
        "alliance": row.alliance or nobody,
        "kind": row.counter_class.kind.value,
        "class": row.counter.class_id,
        "unit": row.counter.unit,
        "counter": row.counter.id,
        "state": row.state,
    }[name]
