"""What a kind of constraint hands back: a fault, or data that it would need to find one."""

from __future__ import annotations

from builder.check.setup.frame.message import Message
from builder.check.setup.frame.piece import Piece
from builder.model.setup import TrackValue
from builder.origin import Origin
from builder.record import Record, field


class Spotted(Record):
    """A second spot that a fault is about, e.g. where the place's terrain or the other piece is written."""

    origin: Origin
    message: Message


class Finding(Record):
    """One fault: where it was written (point at the one too many) and what is and what is allowed, without rule number.

    ``pieces`` are those to blame and ``track_value`` the value to blame: exceptions are matched against them, and the first
    of them gives the side. ``counters`` and ``side`` say the same of what is not there: the ids of counters that are missing, the
    side that lacks something. ``related`` holds the second spots; the constraint itself is added by the runner. ``rule`` is the
    number of the sentence that is broken where it is narrower than the constraint's.
    """

    origin: Origin
    message: Message
    pieces: tuple[Piece, ...] = ()
    track_value: TrackValue | None = None
    related: tuple[Spotted, ...] = field(default=())
    counters: frozenset[str] = frozenset()
    side: str | None = None
    rule: str | None = None

    @classmethod
    def at(cls, piece: Piece, message: Message, *related: Spotted) -> Finding:
        """A fault of one piece, at its line."""
        return cls(piece.origin, message, (piece,), related=related)

    @classmethod
    def of_value(cls, value: TrackValue, message: Message, *related: Spotted) -> Finding:
        """A fault of what a track shows, at the value."""
        return cls(value.origin, message, track_value=value, related=related)


class Missing(Record):
    """Data without which the constraint cannot be judged (wholly), e.g. ``no value 'Capacity' for Zelana``.

    The runner gathers them into one note a constraint: *not checkable: what is missing*.
    """

    what: Message


class Problem(Record):
    """Options that are each well written but do not go together; ``option`` is the key at which it is reported."""

    option: str
    message: Message
