"""Properties by which pieces are put into groups, and by which a limit can differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import StrEnum

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.game_words import GameWords, Words
from builder.check.setup.frame.message import Message
from builder.check.setup.frame.piece import Piece
from builder.record import Record


class Property(StrEnum):
    """What pieces may have in common."""

    SETUP = "setup"
    HEX = "hex"
    PLACE = "place"
    BOARD = "board"
    TERRAIN = "terrain"
    TERRITORY = "territory"
    REGION = "region"
    SIDE = "side"
    ALLIANCE = "alliance"
    KIND = "kind"
    CLASS = "class"
    UNIT = "unit"
    COUNTER = "counter"
    STATE = "state"


class Absent:
    """The value of a property that does not apply to a piece (the hex of a piece in a box): it is in no group."""

    def __repr__(self) -> str:
        return "absent"


ABSENT = Absent()

NOBODY = "nobody"
"""The value of a side, alliance or territory that is nobody's."""


class PropertyRules(Record):
    """How a property is had from a piece, looked up by a word, and named; and which others follow from it."""

    value: Callable[[Piece], Hashable]
    words: Callable[[GameWords], Words[str] | Words[tuple[str, str]]]
    name: Callable[[GameView, Hashable], Message]
    determines: frozenset[Property] = frozenset()


def _hex(piece: Piece) -> Hashable:
    return (piece.spot.board.id, piece.spot.hex.id) if piece.spot.hex else ABSENT


def _territory(piece: Piece) -> Hashable:
    return (piece.spot.hex.territory or NOBODY) if piece.spot.hex else ABSENT


def _region(piece: Piece) -> Hashable:
    return piece.spot.regions[0] if piece.spot.regions else ABSENT


def _named(words: Callable[[GameWords], Words[str]]) -> Callable[[GameView, Hashable], Message]:
    return lambda view, value: words(view.words).name_of(str(value))


def _name_of_hex(view: GameView, value: Hashable) -> Message:
    return view.spot_of_hex(*value).names if isinstance(value, tuple) else Message("", "")


def _name_of_place(view: GameView, value: Hashable) -> Message:
    return view.spot(*value).names if isinstance(value, tuple) else Message("", "")


def _name_of_side(view: GameView, value: Hashable) -> Message:
    return view.name_of_side(None if value == NOBODY else str(value))


def _name_of_alliance(view: GameView, value: Hashable) -> Message:
    return view.name_of_side(None) if value == NOBODY else view.words.alliances.name_of(str(value))


_OF_HEX = frozenset({Property.TERRAIN, Property.TERRITORY, Property.BOARD, Property.PLACE, Property.REGION})
_OF_UNIT = frozenset({Property.CLASS, Property.KIND})

PROPERTY_RULES: dict[Property, PropertyRules] = {
    Property.SETUP: PropertyRules(lambda _: "", lambda words: words.setups, _named(lambda words: words.setups)),
    Property.HEX: PropertyRules(_hex, lambda words: words.hexes, _name_of_hex, _OF_HEX),
    Property.PLACE: PropertyRules(
        lambda piece: (piece.spot.board.id, piece.spot.place_id),
        lambda words: words.places,
        _name_of_place,
        frozenset({Property.BOARD}),
    ),
    Property.BOARD: PropertyRules(
        lambda piece: piece.spot.board.id, lambda words: words.boards, _named(lambda words: words.boards)
    ),
    Property.TERRAIN: PropertyRules(
        lambda piece: piece.spot.terrain or ABSENT, lambda words: words.terrains, _named(lambda words: words.terrains)
    ),
    Property.TERRITORY: PropertyRules(_territory, lambda words: words.sides, _name_of_side),
    Property.REGION: PropertyRules(_region, lambda words: words.places, _name_of_place, frozenset({Property.BOARD})),
    Property.SIDE: PropertyRules(
        lambda piece: piece.side or NOBODY, lambda words: words.sides, _name_of_side, frozenset({Property.ALLIANCE})
    ),
    Property.ALLIANCE: PropertyRules(
        lambda piece: piece.alliance or NOBODY, lambda words: words.alliances, _name_of_alliance
    ),
    Property.KIND: PropertyRules(
        lambda piece: piece.counter_class.kind.value, lambda words: words.kinds, _named(lambda words: words.kinds)
    ),
    Property.CLASS: PropertyRules(
        lambda piece: piece.counter.class_id,
        lambda words: words.classes,
        _named(lambda words: words.classes),
        frozenset({Property.KIND}),
    ),
    Property.UNIT: PropertyRules(
        lambda piece: piece.counter.unit, lambda words: words.units, _named(lambda words: words.units), _OF_UNIT
    ),
    Property.COUNTER: PropertyRules(
        lambda piece: piece.counter.id,
        lambda words: words.counters,
        _named(lambda words: words.counters),
        frozenset({Property.UNIT, Property.SIDE, Property.ALLIANCE, *_OF_UNIT}),
    ),
    Property.STATE: PropertyRules(
        lambda piece: piece.state, lambda words: words.states, _named(lambda words: words.states)
    ),
}
