"""Pieces of which only the traits changed, gathered by what changed: a new command mostly changes hundreds of them alike."""

from __future__ import annotations

from collections.abc import Iterable

from builder.diff.difference import FieldDifference, Kind, PieceDifference
from builder.diff.pieces import TRAIT_LABELS
from builder.model.message import Message
from builder.record import Record

_SHOWN = 4


class TraitGroup(Record):
    """Pieces whose traits changed in the same way."""

    fields: tuple[FieldDifference, ...]
    pieces: tuple[PieceDifference, ...]

    @property
    def names(self) -> Message:
        """The first of them by name."""
        names = tuple(dict.fromkeys(piece.name for piece in self.pieces))
        more = "…" if len(names) > _SHOWN else ""
        return Message(
            "、".join(name.ja for name in names[:_SHOWN]) + more, ", ".join(name.en for name in names[:_SHOWN]) + more
        )


def changed_in_traits_only(piece: PieceDifference) -> bool:
    """True where neither the data nor a picture of the piece changed."""
    pictures = any(picture.changed for picture in piece.pictures)
    return piece.kind is Kind.CHANGED and not pictures and all(field.label in TRAIT_LABELS for field in piece.fields)


def grouped(pieces: Iterable[PieceDifference]) -> tuple[tuple[PieceDifference, ...], tuple[TraitGroup, ...]]:
    """The pieces that are told one by one, and the groups of the others, the largest first."""
    single: list[PieceDifference] = []
    groups: dict[tuple[FieldDifference, ...], list[PieceDifference]] = {}
    for piece in pieces:
        if changed_in_traits_only(piece):
            groups.setdefault(piece.fields, []).append(piece)
        else:
            single.append(piece)
    found = (TraitGroup(fields, tuple(members)) for fields, members in groups.items())
    return tuple(single), tuple(sorted(found, key=lambda group: -len(group.pieces)))
