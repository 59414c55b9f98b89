"""A selection of pieces: by what they are, whose they are, in which state, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.piece import BoardPlace, Piece
from builder.check.setup.frame.selection_keys import selection_schema
from builder.check.setup.frame.selection_reader import read_selection
from builder.check.setup.frame.side_test import SideTest
from builder.check.setup.frame.value_condition import ValueCondition
from builder.model.constraint_option import OptionNode
from builder.origin import Origin
from builder.record import Record


class Selection(Record, eq=False):
    """Which pieces are meant; every condition that is not None must hold.

    What a counter is (class, kind, counter, unit, side, alliance, version) is worked out when the selection is read:
    ``counters`` are the ids of those that are meant. ``names`` is how a message calls the pieces, ``bare_names`` the same
    without the place, ``where`` the places where they stand (None where no condition tells of places).
    """

    view: GameView
    origin: Origin
    names: Message
    bare_names: Message
    where: Message | None
    counters: frozenset[str] | None = None
    states: frozenset[str] | None = None
    places: frozenset[BoardPlace] | None = None
    hexes: frozenset[BoardPlace] | None = None
    boards: frozenset[str] | None = None
    terrains: frozenset[str] | None = None
    territory: SideTest | None = None
    place_owner: SideTest | None = None
    values: tuple[ValueCondition, ...] = ()
    any_of: tuple[Selection, ...] = ()
    all_of: tuple[Selection, ...] = ()
    none_of: tuple[Selection, ...] = ()

    def judge(self, piece: Piece) -> bool | Message:
        """True or False, or the data (a Message) without which it cannot be said."""
        answer = piece.judged.get(self)
        if answer is None:
            answer = piece.judged[self] = self._judge(piece)
        return answer

    def _judge(self, piece: Piece) -> bool | Message:
        if self.counters is not None and piece.counter.id not in self.counters:
            return False
        if self.states is not None and piece.state not in self.states:
            return False
        if not self.stands_right(piece):
            return False
        if not (self.terrains or self.territory or self.values or self.all_of or self.none_of or self.any_of):
            return True
        unknown: Message | None = None
        for answer in self._slow_conditions(piece):
            if answer is False:
                return False
            if answer is not True:
                unknown = unknown or answer
        return True if unknown is None else unknown

    @property
    def is_about_counters_alone(self) -> bool:
        """True where what a counter is decides alone, wherever and however it stands."""
        others = (self.states, self.places, self.hexes, self.boards, self.terrains, self.territory, self.place_owner)
        return all(part is None for part in others) and not (self.values or self.any_of or self.all_of or self.none_of)

    def matches(self, piece: Piece) -> bool:
        """True where the piece surely is meant."""
        return self.judge(piece) is True

    def stands_right(self, piece: Piece) -> bool:
        """True where the piece stands at the place, hex, board and on the land that are meant, whatever it is."""
        spot = piece.spot
        if self.places is not None and self.places.isdisjoint(((spot.board.id, spot.place_id), *spot.regions)):
            return False
        if self.hexes is not None and (spot.hex is None or (spot.board.id, spot.hex.id) not in self.hexes):
            return False
        if self.boards is not None and spot.board.id not in self.boards:
            return False
        if self.territory is not None and not self._on_right_land(piece, self.territory):
            return False
        return self.place_owner is None or self.place_owner.holds(spot.owner, piece)

    def _on_right_land(self, piece: Piece, territory: SideTest) -> bool:
        """True where the hex is in such a territory, or the map gives none (which is told as missing)."""
        spot = piece.spot
        if spot.board.id in self.view.boards_without_territory:
            return True
        return spot.hex is not None and territory.holds(spot.hex.territory, piece)

    def _slow_conditions(self, piece: Piece) -> Iterator[bool | Message]:
        if self.terrains is not None:
            yield self._on_terrain(piece)
        if self.territory is not None and piece.spot.board.id in self.view.boards_without_territory:
            yield self.view.no_territory(piece.spot) if piece.spot.hex is not None else False
        for condition in self.values:
            yield condition.judge(piece, self.view)
        for selection in self.all_of:
            yield selection.judge(piece)
        for selection in self.none_of:
            answer = selection.judge(piece)
            yield answer if isinstance(answer, Message) else not answer
        if self.any_of:
            answers = [selection.judge(piece) for selection in self.any_of]
            yield True if True in answers else next((a for a in answers if isinstance(a, Message)), False)

    def _on_terrain(self, piece: Piece) -> bool | Message:
        spot = piece.spot
        if spot.hex is None:
            return False
        if spot.terrain is None:
            return self.view.no_terrain(spot)
        return spot.terrain in (self.terrains or ())

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Selection | None:
        """A table of conditions; each takes one word or a list of words."""
        return read_selection(node, reader, key, cls)

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """The table's keys, completed by editors."""
        return selection_schema(definitions)
