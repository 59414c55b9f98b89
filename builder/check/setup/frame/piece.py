"""A placement of a setup with everything about it looked up once: its counter, its class, the spot where it stands."""

from __future__ import annotations

from builder.check.setup.frame.message import Message
from builder.model.board import Board, Hex, Place, PlaceKind
from builder.model.counter import Counter, CounterClass
from builder.model.setup import Placement
from builder.origin import Origin
from builder.record import Record

BoardPlace = tuple[str, str]
"""A board's id and the id of a place on it."""


class Spot(Record, eq=False):
    """A spot where pieces can stand: a hex of a map, a box or a space. There is one object for each spot of a game.

    ``place`` is None for a hex that lies in no named place. ``terrain`` is None off the map, and where the map gives none;
    ``territory`` is a side's id, None where it is nobody's; ``owner`` is the side whose sheet the box stands on.
    """

    board: Board
    place_id: str
    place: Place | None
    hex: Hex | None
    names: Message
    regions: tuple[BoardPlace, ...] = ()
    """The regions in which the hex lies."""

    @property
    def hex_id(self) -> str | None:
        """The id of the hex, None for a box or a space."""
        return self.hex.id if self.hex else None

    @property
    def terrain(self) -> str | None:
        """The terrain's id."""
        return (self.hex.terrain or None) if self.hex else None

    @property
    def territory(self) -> str | None:
        """The side whose territory the hex is."""
        return self.hex.territory if self.hex else None

    @property
    def owner(self) -> str | None:
        """The side that the place belongs to."""
        return self.place.owner if self.place else None

    @property
    def kind(self) -> PlaceKind:
        """Hexes of a map, a box, or a space of a track."""
        return self.place.kind if self.place else PlaceKind.HEXES

    @property
    def origin(self) -> Origin:
        """Where the place was written; for a hex without a name, its board."""
        return self.place.origin if self.place else self.board.origin


class Piece(Record, eq=False):
    """So many equal counters of one line of a setup, standing at one spot.

    ``allies`` are the sides of the same alliance, its own among them; empty for a piece of nobody. ``judged`` holds what
    selections have answered: one table for all pieces of one counter, state and spot, of whatever setup.
    """

    placement: Placement
    counter: Counter
    counter_class: CounterClass
    spot: Spot
    state: str
    allies: frozenset[str]
    alliance: str | None
    judged: dict[object, bool | Message]

    @property
    def count(self) -> int:
        """How many counters the line places."""
        return self.placement.count

    @property
    def side(self) -> str | None:
        """The side whose counter it is, None for nobody's."""
        return self.counter.side

    @property
    def origin(self) -> Origin:
        """The line of the setup."""
        return self.placement.origin

    @property
    def names(self) -> Message:
        """The name as printed on the counter."""
        return Message(self.counter.printed_name("ja"), self.counter.printed_name("en"))
