"""An exception with its words looked up: which faults of its constraint it is about."""

from __future__ import annotations

from builder.check.setup.frame.choice import SetupChoice, TrackChoice
from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.message import Message
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.selection_keys import SELECTION_KEYS
from builder.model.constraint import EXCEPTION_KEYS, ConstraintException
from builder.record import Record


class BoundException(Record):
    """``setups``, ``track`` and ``pieces`` must all fit a fault, where they are given.

    Pieces fit where one that is to blame is meant, or where the counters that are missing all are. A fault of a track's value,
    or of a side that lacks something, fits where nothing but sides is given and its side is one of them.
    """

    exception: ConstraintException
    setups: SetupChoice | None
    track: TrackChoice | None
    pieces: Selection | None
    sides: frozenset[str] | None

    def covers(self, finding: Finding, setup: str | None) -> bool:
        """True where the fault, of a setup or (None) of the game, is one that the exception is about."""
        if self.setups is not None and setup not in self.setups:
            return False
        value = finding.track_value
        if self.track is not None and (value is None or (value.board, value.track) not in self.track):
            return False
        if self.pieces is None:
            return True
        if any(self.pieces.matches(piece) for piece in finding.pieces):
            return True
        missing = self.pieces.counters if self.pieces.is_about_counters_alone else None
        if finding.counters and missing is not None and finding.counters <= missing:
            return True
        side = finding.side if value is None else value.side
        return self.sides is not None and side in self.sides


def bind_exception(exception: ConstraintException, reader: OptionReader) -> BoundException | None:
    """The exception with its words looked up; None where anything is wrong with it, which is reported."""
    before = len(reader.found)
    for word, _ in exception.where.entries:
        if word.text not in SELECTION_KEYS and word.text not in EXCEPTION_KEYS:
            known = (*EXCEPTION_KEYS, *SELECTION_KEYS)
            reader.unknown_key(word, Message("例外", "an exception"), known)
    setup, track = exception.where.find("setup"), exception.where.find("track")
    setups = SetupChoice.read_option(setup, reader, "setup") if setup else None
    tracks = TrackChoice.read_option(track, reader, "track") if track else None
    rest = exception.where.without(EXCEPTION_KEYS)
    known_rest = type(rest)(rest.origin, tuple(entry for entry in rest.entries if entry[0].text in SELECTION_KEYS))
    pieces = Selection.read_option(known_rest, reader, "exceptions") if known_rest.entries else None
    side = rest.find("side")
    sides = reader.things(side, "side", reader.view.words.sides) if side and len(rest.entries) == 1 else None
    if len(reader.found) > before:
        return None
    return BoundException(exception, setups, tracks, pieces, frozenset(sides) if sides else None)
