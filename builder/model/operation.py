"""An operation: what a player sets off with one button, with its conditions, its price, its roll and what follows."""

from __future__ import annotations

from builder.model.command import ButtonStep, Destination
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class GaugeOf(Record):
    """A gauge of a side; ``side`` is empty for a marker that is nobody's."""

    gauge: str
    side: str


class Need(Record):
    """The operation is refused where the gauge shows less than ``least``."""

    gauge: GaugeOf
    least: int


class Change(Record):
    """The gauge goes up by so much, or down where ``by`` is below zero."""

    gauge: GaugeOf
    by: int


class MarkerAt(Record):
    """The marker of a track on one of its named spaces, or in the box where it lies while nothing is known.

    ``track`` is the id that the tracks of all sides share, ``marker`` the counter, ``space`` the key of the space in its
    track (None: the ``unset`` box), ``place`` where that is.
    """

    track: str
    marker: str
    space: str | None
    place: Destination


class Row(Record):
    """A result of the table: it holds up to the number ``up_to`` (None: all that is higher).

    With ``at_least`` or ``at_most`` it holds only where the compared number reaches it or stays below it; else what the
    operation's ``otherwise`` says is told.
    """

    names: Names
    up_to: int | None = None
    at_least: int | None = None
    at_most: int | None = None
    changes: tuple[Change, ...] = ()


class OperationRoll(Record):
    """So many dice and a number are added up; ``add`` adds a gauge's value, divided by ``per`` and rounded down."""

    dice: int
    faces: int
    plus: int
    add: GaugeOf | None
    per: int


class Operation(Record):
    """One operation of one side (``side`` empty: nobody's).

    It is refused, and says why, where a ``need`` is not met, a marker is not where ``spaces`` wants it, or one of the
    ``changes`` would leave its track. Else the die is rolled, the changes and those of the table's row are made (the row's as
    far as the tracks reach), ``sets`` moves markers and ``steps`` gives commands to counters.

    The table is read by the gauge ``by``, by the turn (``by_turn``), else by the roll; a row's ``at_least`` and ``at_most``
    compare the gauge ``compare``, else the roll.
    """

    id: str
    names: Names
    side: str
    origin: Origin
    text: Names | None = None
    needs: tuple[Need, ...] = ()
    spaces: tuple[MarkerAt, ...] = ()
    changes: tuple[Change, ...] = ()
    sets: tuple[MarkerAt, ...] = ()
    steps: tuple[ButtonStep, ...] = ()
    roll: OperationRoll | None = None
    by: GaugeOf | None = None
    by_turn: bool = False
    compare: GaugeOf | None = None
    table: tuple[Row, ...] = ()
    otherwise: Names | None = None
    rule: str | None = None


def changed_gauges(operation: Operation) -> tuple[GaugeOf, ...]:
    """The gauges that the operation or a row of its table changes, each once."""
    changes = [*operation.changes, *(change for row in operation.table for change in row.changes)]
    return tuple(dict.fromkeys(change.gauge for change in changes))
