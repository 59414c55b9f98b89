"""What differs between two editions: records that the text, the JSON, the page and the changelog tell each in its way."""

from __future__ import annotations

from enum import StrEnum

from builder.model.erratum import Erratum
from builder.model.message import Message
from builder.record import Record


class Kind(StrEnum):
    """What became of a thing."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


class FieldDifference(Record):
    """One value: how it is called, what it was and what it is; None where there was or is none."""

    label: Message
    old: Message | None
    new: Message | None


class PictureDifference(Record):
    """One face of a piece, or one board: the old and the new PNG, None where there was or is none."""

    label: Message
    old: bytes | None
    new: bytes | None

    @property
    def changed(self) -> bool:
        """True where the two are not the same bytes."""
        return self.old != self.new


class PieceDifference(Record):
    """One piece. ``name`` is the new one, or the old one where the piece is gone; ``breaks`` what it does to saved games."""

    kind: Kind
    gpid: str
    name: Message
    counter: str | None
    fields: tuple[FieldDifference, ...] = ()
    pictures: tuple[PictureDifference, ...] = ()
    breaks: tuple[Message, ...] = ()


class StandingDifference(Record):
    """So many pieces of one kind in a setup: from ``old`` to ``new``; None: they were not there before, or are no more."""

    piece: Message
    count: int
    old: Message | None
    new: Message | None


class SetupDifference(Record):
    """One setup: pieces added, removed and moved, and the values that it gives."""

    kind: Kind
    id: str
    name: Message
    pieces: tuple[StandingDifference, ...] = ()
    fields: tuple[FieldDifference, ...] = ()


class RecordDifference(Record):
    """A constraint, a board or an erratum, by its id."""

    kind: Kind
    id: str
    name: Message
    fields: tuple[FieldDifference, ...] = ()


class Difference(Record):
    """All that differs. ``errata`` are those that the new edition has and the old one had not.

    ``breaks`` is what harms saved games and belongs to no single piece. ``old_label`` and ``new_label`` are as the user named
    the editions. ``art_changed`` is true where a picture of one name has other bytes.
    """

    name: str
    old_label: str
    new_label: str
    old_version: str
    new_version: str
    pieces: tuple[PieceDifference, ...]
    setups: tuple[SetupDifference, ...]
    rules: tuple[RecordDifference, ...]
    boards: tuple[RecordDifference, ...]
    board_pictures: tuple[PictureDifference, ...]
    errata: tuple[Erratum, ...]
    breaks: tuple[Message, ...]
    art_changed: bool

    @property
    def is_empty(self) -> bool:
        """True where nothing differs but perhaps the version."""
        told = (self.pieces, self.setups, self.rules, self.boards, self.board_pictures, self.errata, self.breaks)
        return not any(told) and not self.art_changed

    @property
    def all_breaks(self) -> tuple[Message, ...]:
        """All that harms saved games, each once."""
        return tuple(dict.fromkeys((*self.breaks, *(broken for piece in self.pieces for broken in piece.breaks))))
