"""A whole game: its sides, its turn, its counters, boards and setups."""

from __future__ import annotations

from functools import cached_property

from builder.model.board import Board
from builder.model.constraint import Constraint
from builder.model.counter import Counter, CounterClass
from builder.model.erratum import Erratum
from builder.model.map_link import MapLink
from builder.model.names import Names
from builder.model.play import Play
from builder.model.provenance import Provenance
from builder.model.setup import Setup
from builder.origin import Origin
from builder.record import Record, field


class Side(Record):
    """An owner of counters: a country, an army, a team.

    ``short`` is the one or two characters that stand for the side on its counters, so that colour is never alone.
    ``colour`` is the ground of its counters, ``ink`` what is written on it, both ``#rrggbb``.
    """

    id: str
    names: Names
    short: Names
    colour: str
    ink: str
    alliance: str | None
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: str | None = None


class Alliance(Record):
    """Sides that win together."""

    id: str
    names: Names
    origin: Origin
    rule: str | None = None


class Seat(Record):
    """A place at the table that a player takes: the sides whose counters that player moves."""

    id: str
    names: Names
    sides: tuple[str, ...]
    origin: Origin
    rule: str | None = None


class Phase(Record):
    """One phase of a turn, or a run of equal phases: ``repeat`` times, numbered where ``repeat`` is above one."""

    id: str
    names: Names
    origin: Origin
    repeat: int = 1
    rule: str | None = None
    note: str | None = None


class Turns(Record):
    """The game's clock: first and last turn, and the phases of each turn in order."""

    first: int
    last: int
    phases: tuple[Phase, ...]
    origin: Origin
    rule: str | None = None
    track: str | None = None
    """Id of the track whose marker shows the turn; its value in a setup is the setup's turn."""


class DiceRoll(Record):
    """A button that rolls ``count`` dice of ``faces`` faces and adds ``plus`` to the sum."""

    id: str
    names: Names
    count: int
    faces: int
    origin: Origin
    plus: int = 0
    report_total: bool = True
    rule: str | None = None


class Game(Record, dict=True):
    """Everything that the data says about one game. Order in every tuple is the data's own order."""

    id: str
    version: str
    names: Names
    language: str
    origin: Origin
    sides: tuple[Side, ...]
    alliances: tuple[Alliance, ...]
    seats: tuple[Seat, ...]
    turns: Turns
    classes: tuple[CounterClass, ...]
    counters: tuple[Counter, ...]
    boards: tuple[Board, ...]
    setups: tuple[Setup, ...]
    dice: tuple[DiceRoll, ...] = ()
    credits: tuple[str, ...] = ()
    notes: tuple[Names, ...] = ()
    files: tuple[str, ...] = field(default=())
    """Every data file that was read, for editors' watchers and for the build's stamp."""
    constraints: tuple[Constraint, ...] = ()
    play: Play = field(default_factory=Play)
    errata: tuple[Erratum, ...] = ()
    """What was laid over the data, in order: the errata by date, then a user's own values."""
    links: tuple[MapLink, ...] = ()
    picture_languages: tuple[str, ...] = ()
    """Languages beside its own in which its pictures are drawn too, for players who read these."""

    def side(self, side_id: str) -> Side:
        """The side of that id; KeyError where there is none."""
        return self._sides[side_id]

    def counter_class(self, class_id: str) -> CounterClass:
        """The class of that id; KeyError where there is none."""
        return self._classes[class_id]

    def counter(self, counter_id: str) -> Counter:
        """The counter of that id; KeyError where there is none."""
        return self._counters[counter_id]

    def board(self, board_id: str) -> Board:
        """The board of that id; KeyError where there is none."""
        return self._boards[board_id]

    @cached_property
    def _sides(self) -> dict[str, Side]:
        return {side.id: side for side in self.sides}

    @cached_property
    def _classes(self) -> dict[str, CounterClass]:
        return {counter_class.id: counter_class for counter_class in self.classes}

    @cached_property
    def _counters(self) -> dict[str, Counter]:
        return {counter.id: counter for counter in self.counters}

    @cached_property
    def _boards(self) -> dict[str, Board]:
        return {board.id: board for board in self.boards}
