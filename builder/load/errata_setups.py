"""Errata laid over setups, before they are read: values of tracks, and lines that are changed, added or taken away."""

from __future__ import annotations

from collections.abc import Callable

from builder.load.changes import Changes, is_empty, items_of, merged_table, plain, value_of, with_value, written
from builder.load.errata import Errata
from builder.load.errata_places import Documents
from builder.load.errata_setup_lines import LINE_KEYS, changed_lines
from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.vocabulary import Owner, Vocabulary
from builder.model.erratum import Changed
from builder.model.message import Message, say

_SELECTING = ("setup", "side", "tracks", *LINE_KEYS)
_OF_THE_SETUP = ("name", "also", "rule", "turn", "notes")


def apply_to_setups(setups: Documents, errata: Errata, words: Vocabulary) -> Documents:
    """The setups with every erratum laid over them in order.

    An entry names a ``setup`` and mostly a ``side``; it changes ``tracks`` and, at a ``place``, lines (``change``, ``add``,
    ``remove``). Without a side it changes what is nobody's, and the setup's own turn, name, rule and notes. Reports
    ``unknown-setup``, ``unknown-line``, ``changes-nothing`` and what the words of a setup report.
    """
    for file, changes in errata.files:
        for entry in file.setups:
            setups = _apply(entry, setups, words, changes)
    return setups


def _apply(entry: Node, setups: Documents, words: Vocabulary, changes: Changes) -> Documents:
    fields = Fields(entry, changes.faults, "setup of an erratum")
    for key in ("tracks", *LINE_KEYS, *_OF_THE_SETUP):
        fields.node(key)
    word, side_word = fields.scalar("setup"), fields.optional_scalar("side")
    side = words.sides.resolve(side_word, changes.faults) if side_word else None
    fields.finish()
    if word is None or not isinstance(entry, Mapping) or (side_word and side is None):
        return setups
    table = NameTable(
        "setup", (((_text(node, "setup"), *_names(node)), index) for index, (_, node) in enumerate(setups))
    )
    index = table.resolve(word, changes.faults)
    if index is None:
        return setups
    name, node = setups[index]
    if not isinstance(node, Mapping):
        return setups
    if all(key.text in ("setup", "side") for key, _ in entry.entries):
        changes.report_empty(entry.origin)
        return setups
    subject = _text(node, "setup")

    def change(heading: Mapping) -> Mapping:
        changed = _with_tracks(heading, entry, side.id if side else None, subject, words, changes)
        return changed_lines(changed, entry, side.id if side else None, subject, words, changes)

    if side is None or side_word is None:
        merged = merged_table(node, entry, _SELECTING, changes, Changed.SETUP, subject)
        node = change(Mapping(node.origin, merged.entries))
    else:
        _report_not_of_a_side(entry, changes)
        node = _in_heading(node, side_word, words, change)
    return (*setups[:index], (name, node), *setups[index + 1 :])


def _in_heading(setup: Mapping, side: Scalar, words: Vocabulary, change: Callable[[Mapping], Mapping]) -> Mapping:
    """The setup with the heading of one side changed; a side that it leaves out gets a heading at the end."""
    headings = list(items_of(setup, "sides"))
    wanted = words.sides.all(side.text or "")
    for index, heading in enumerate(headings):
        word = heading.find("side") if isinstance(heading, Mapping) else None
        if isinstance(heading, Mapping) and isinstance(word, Scalar) and words.sides.all(word.text or "") == wanted:
            headings[index] = change(heading)
            break
    else:
        headings.append(change(Mapping(side.origin, ((Scalar(side.origin, "side"), side),))))
    listed = setup.find("sides")
    return with_value(setup, "sides", Sequence(listed.origin if listed else side.origin, tuple(headings)))


def _with_tracks(
    heading: Mapping, entry: Mapping, side: Owner, subject: str, words: Vocabulary, changes: Changes
) -> Mapping:
    over = entry.find("tracks")
    if over is None or is_empty(over):
        return heading
    if not isinstance(over, Mapping):
        message = Message(
            "「tracks」はトラックと値の表です。例：{funds: 20}",
            "'tracks' is a table of tracks and values, e.g. {funds: 20}",
        )
        changes.faults.error(over.origin, "wrong-type", message)
        return heading
    found = heading.find("tracks")
    base = found if isinstance(found, Mapping) else Mapping(over.origin, ())
    entries = list(base.entries)
    tracks = words.tracks_of(side)
    for word, value in over.entries:
        wanted = tracks.all(word.text or "")
        at = next(
            (index for index, (key, _) in enumerate(entries) if wanted and tracks.all(key.text or "") == wanted), None
        )
        old = entries[at][1] if at is not None else None
        what = f"{side + ': ' if side else ''}{wanted[0].id if wanted else word.text}"
        if (old is None and is_empty(value)) or (old is not None and _same(old, value)):
            stood = None if old is None else written(_value(old))
            changes.report_nothing(value.origin, value_of(what, subject), stood, old.origin if old else None)
            continue
        was = None if old is None else written(_value(old))
        new = None if is_empty(value) else written(_value(value))
        changes.add(Changed.SETUP, subject, what, was, new, value.origin, word.origin, (old or heading).origin)
        if at is None:
            entries.append((word, value))
        elif is_empty(value):
            del entries[at]
        else:
            entries[at] = (word, value)
    return with_value(heading, "tracks", Mapping(base.origin, tuple(entries)))


def _same(old: Node, new: Node) -> bool:
    """True where the new value says nothing that the old does not: a bare value is compared with the value in a table."""
    return plain(old) == plain(new) or (not isinstance(new, Mapping) and plain(_value(old)) == plain(new))


def _value(node: Node) -> Node:
    """The value of a track, which may stand in a table with its source."""
    found = node.find("value") if isinstance(node, Mapping) else None
    return found if found is not None else node


def _report_not_of_a_side(entry: Mapping, changes: Changes) -> None:
    for key, value in entry.entries:
        if key.text in _OF_THE_SETUP:
            message = say(
                "「{key}」は陣営ではなくセットアップ自身のものです。「side」の無い項目に書いてください",
                "'{key}' is the setup's own, not a side's; write it in an entry without 'side'",
                key=key.text or "",
            )
            changes.faults.error(value.origin, "unknown-key", message)


def _text(node: Node, key: str) -> str:
    found = node.find(key) if isinstance(node, Mapping) else None
    return (found.text or "") if isinstance(found, Scalar) else ""


def _names(node: Node) -> tuple[str, ...]:
    name = node.find("name") if isinstance(node, Mapping) else None
    values = [value for _, value in name.entries] if isinstance(name, Mapping) else [name] if name else []
    return tuple(word.text for word in values if isinstance(word, Scalar) and word.text)
