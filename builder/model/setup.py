"""A setup: which counters stand where when a scenario begins, and what every track shows."""

from __future__ import annotations

from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record, field


class Placement(Record):
    """One line of a setup: so many of one counter at one place.

    ``hex`` is the hex of a place on the map that the counters stand in; ``chosen`` is true where the rule leaves the hex free
    and the first was taken. ``listed_side`` is the side under whose heading the line stands.
    """

    counter: str
    count: int
    board: str
    place: str
    origin: Origin
    place_origin: Origin
    hex: str | None = None
    state: str | None = None
    chosen: bool = False
    listed_side: str | None = None
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: Names | None = None
    facing: int | None = None
    """The facing's number, clockwise from 0 (up the map); None where no line gives one."""


class TrackValue(Record):
    """What a track shows for a side at the start; ``value`` None means that no source gives it."""

    track: str
    board: str
    side: str | None
    value: str | None
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE


class Holding(Record):
    """A place that a side controls when the setup begins, whether or not a piece of it stands there."""

    place: str
    board: str
    side: str
    origin: Origin
    rule: str | None = None


class Setup(Record):
    """One scenario, ready to be put in the File menu."""

    id: str
    names: Names
    turn: int
    placements: tuple[Placement, ...]
    track_values: tuple[TrackValue, ...]
    origin: Origin
    rule: str | None = None
    notes: tuple[Names, ...] = field(default=())
    turn_origin: Origin | None = None
    """Where ``turn`` was written."""
    holdings: tuple[Holding, ...] = ()
    """The places that sides hold by their headings (``holds``)."""
