"""Pieces laid side by side by their gpid: what the data say of them, their pictures, and what their traits are."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from builder.diff.breaks import STATEFUL, breaks_of_change, breaks_of_removal
from builder.diff.counter_values import counter_values
from builder.diff.difference import FieldDifference, Kind, PictureDifference, PieceDifference
from builder.diff.edition import Edition, EditionPiece
from builder.diff.values import as_message, differences, shown
from builder.model.counter import Counter
from builder.model.message import Message, say

ID = Message("ID", "id")
"""The label of a counter's id, which players need not hear of."""

TRAIT_LABELS = (Message("特性", "traits"), Message("定義の変わった特性", "traits defined anew"))
"""The labels of differences between traits: of their number, and of their definition."""

_NO_NAME = Message("", "")


def piece_differences(old: Edition, new: Edition) -> tuple[PieceDifference, ...]:
    """Every piece that differs, in the new edition's order, those that are gone last."""
    return tuple(
        found
        for gpid in dict.fromkeys((*new.pieces, *old.pieces))
        for found in _difference(old, new, old.pieces.get(gpid), new.pieces.get(gpid))
    )


def piece_name(edition: Edition, piece: EditionPiece) -> Message:
    """What a piece is called, with its side, in both languages where the data are known."""
    counter = _counter(edition, piece)
    if counter is None or edition.game is None:
        return Message(piece.name, piece.name)
    name = Message(counter.printed_name("ja"), counter.printed_name("en"))
    if counter.side is None:
        return name
    return say("{name}（{side}）", "{name} ({side})", name=name, side=edition.game.side(counter.side).names)


def _difference(
    old: Edition, new: Edition, before: EditionPiece | None, after: EditionPiece | None
) -> Iterator[PieceDifference]:
    if before is None:
        assert after is not None
        fields, pictures = _values(old, new, None, after), _pictures(old, new, None, after)
        yield PieceDifference(Kind.ADDED, after.gpid, piece_name(new, after), after.counter, fields, pictures)
        return
    name = piece_name(old, before) if after is None else piece_name(new, after)
    pictures = _pictures(old, new, before, after)
    if after is None:
        is_shown = all(image in new.pictures for _, image in before.pictures)
        fields, breaks = _values(old, new, before, None), breaks_of_removal(before, name, is_shown)
        yield PieceDifference(Kind.REMOVED, before.gpid, name, before.counter, fields, pictures, breaks)
        return
    fields = (*_values(old, new, before, after), *_traits(before, after))
    if fields or any(picture.changed for picture in pictures):
        breaks = breaks_of_change(before, after, name)
        yield PieceDifference(Kind.CHANGED, after.gpid, name, after.counter, fields, pictures, breaks)


def _counter(edition: Edition, piece: EditionPiece | None) -> Counter | None:
    """The counter's record where the edition has data."""
    if piece is None or piece.counter is None or edition.game is None:
        return None
    return next((counter for counter in edition.game.counters if counter.id == piece.counter), None)


def _values(
    old: Edition, new: Edition, before: EditionPiece | None, after: EditionPiece | None
) -> tuple[FieldDifference, ...]:
    """What the records say; where only one edition has any, the names of the pieces."""
    old_counter, new_counter = _counter(old, before), _counter(new, after)
    if (before and not old_counter) or (after and not new_counter):
        names = [shown(piece.name) if piece else None for piece in (before, after)]
        return (FieldDifference(Message("名前", "name"), *names),) if names[0] != names[1] else ()
    old_values = counter_values(old.game, old_counter) if old.game and old_counter else {}
    new_values = counter_values(new.game, new_counter) if new.game and new_counter else {}
    found = differences(old_values, new_values)
    if before and after and before.counter != after.counter:
        return (FieldDifference(ID, shown(before.counter), shown(after.counter)), *found)
    return found


def _pictures(
    old: Edition, new: Edition, before: EditionPiece | None, after: EditionPiece | None
) -> tuple[PictureDifference, ...]:
    """The faces of both, paired in their order; ``label`` is the state's name."""
    old_faces, new_faces = _faces(old, before), _faces(new, after)
    found: list[PictureDifference] = []
    for number in range(max(len(old_faces), len(new_faces))):
        was = old_faces[number] if number < len(old_faces) else (_NO_NAME, None)
        now = new_faces[number] if number < len(new_faces) else (_NO_NAME, None)
        found.append(PictureDifference(now[0] if now[0].en else was[0], was[1], now[1]))
    return tuple(found)


def _faces(edition: Edition, piece: EditionPiece | None) -> list[tuple[Message, bytes | None]]:
    if piece is None:
        return []
    counter = _counter(edition, piece)
    states = edition.game.counter_class(counter.class_id).states if edition.game and counter else ()
    names = [as_message(state.names) for state in states]
    return [
        (names[number] if number < len(names) else Message(label, label), edition.pictures.get(image))
        for number, (label, image) in enumerate(piece.pictures)
    ]


def _traits(before: EditionPiece, after: EditionPiece) -> tuple[FieldDifference, ...]:
    """The traits that only one of the two has, by their Java names; where there are none, those that hold state and changed."""
    old, new = (Tally(trait.kind for trait in piece.traits) for piece in (before, after))
    if old != new:
        return (FieldDifference(TRAIT_LABELS[0], _listed(old - new), _listed(new - old)),)
    kept = {trait.type_text for trait in after.traits}
    changed = Tally(trait.kind for trait in before.traits if trait.kind in STATEFUL and trait.type_text not in kept)
    return (FieldDifference(TRAIT_LABELS[1], None, _listed(changed)),) if changed else ()


def _listed(kinds: Tally[str]) -> Message | None:
    return shown(", ".join(f"{kind} × {number}" if number > 1 else kind for kind, number in kinds.items()) or None)
