"""Errata laid over the places and boxes of boards, before the boards are read: all that a place may say can change."""

from __future__ import annotations

from collections.abc import Iterator

from builder.load.changes import Changes, items_of, merged_table, with_value
from builder.load.errata import Errata
from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.nouns import on_boards
from builder.model.erratum import Changed
from builder.model.message import say
from builder.record import Record

Documents = tuple[tuple[str, Node], ...]
"""The files of a folder, each by its path."""

_LISTS = ("places", "boxes")
_SELECTING = ("place", "board")


class _Spot(Record):
    """Where a place stands in the files: number of the file, the list's key, number in the list."""

    file: int
    key: str
    index: int


def apply_to_places(maps: Documents, errata: Errata) -> Documents:
    """The board files with every erratum laid over them in order.

    ``place`` names a place or box, ``board`` its board where the name is on several. Reports ``unknown-place``,
    ``unknown-board``, ``ambiguous-place`` and ``changes-nothing``; what a place's own reader reports comes later.
    """
    for file, changes in errata.files:
        for entry in file.places:
            maps = _apply(entry, maps, changes)
    return maps


def _apply(entry: Node, maps: Documents, changes: Changes) -> Documents:
    fields = Fields(entry, changes.faults, "place of an erratum")
    word, board_word = fields.scalar("place"), fields.optional_scalar("board")
    if word is None or not isinstance(entry, Mapping):
        return maps
    boards = NameTable("board", (((_text(node, "board"), *_names(node)), node) for _, node in maps))
    board = boards.resolve(board_word, changes.faults) if board_word else None
    if board_word and board is None:
        return maps
    spots = {spot: place for spot, place in _places(maps) if board is None or maps[spot.file][1] is board}
    table = NameTable("place", (((_text(place, "id"), *_names(place)), spot) for spot, place in spots.items()))
    if table.resolve(word, changes.faults) is None:
        return maps
    found = table.all(word.text or "")
    exact = tuple(spot for spot in found if _text(spots[spot], "id") == word.text)
    found = exact or found
    if len(found) > 1:
        where = on_boards((_text(spots[spot], "id"), _text(maps[spot.file][1], "board")) for spot in found)
        message = say(
            "「{text}」は{where}のどれか決まりません。idを書くか「board」を加えてください",
            "'{text}' may be {where}; write the id, or add 'board'",
            text=word.text or "",
            where=where,
        )
        changes.faults.error(word.origin, "ambiguous-place", message)
        return maps
    if all(key.text in _SELECTING for key, _ in entry.entries):
        changes.report_empty(entry.origin)
        return maps
    return _replaced(maps, found[0], _merged(spots[found[0]], entry, changes))


def _merged(place: Mapping, entry: Mapping, changes: Changes) -> Mapping:
    merged = merged_table(place, entry, _SELECTING, changes, Changed.PLACE, _text(place, "id"))
    gone = [spelling for spelling in _names(place) if spelling not in _names(merged)]
    if not gone:
        return merged
    # Setups that use the name of before still find the place.
    also = tuple(items_of(merged, "also")) + tuple(Scalar(entry.origin, spelling) for spelling in gone)
    return with_value(merged, "also", Sequence(entry.origin, also))


def _places(maps: Documents) -> Iterator[tuple[_Spot, Mapping]]:
    for number, (_, node) in enumerate(maps):
        for key in _LISTS:
            for index, item in enumerate(items_of(node, key)):
                if isinstance(item, Mapping):
                    yield _Spot(number, key, index), item


def _replaced(maps: Documents, spot: _Spot, place: Mapping) -> Documents:
    name, node = maps[spot.file]
    assert isinstance(node, Mapping)
    items = list(items_of(node, spot.key))
    items[spot.index] = place
    found = node.find(spot.key)
    assert found is not None
    changed = with_value(node, spot.key, Sequence(found.origin, tuple(items)))
    return (*maps[: spot.file], (name, changed), *maps[spot.file + 1 :])


def _text(node: Node, key: str) -> str:
    found = node.find(key) if isinstance(node, Mapping) else None
    return (found.text or "") if isinstance(found, Scalar) else ""


def _names(node: Node) -> tuple[str, ...]:
    """The name in every language, and the other spellings."""
    name = node.find("name") if isinstance(node, Mapping) else None
    values = [value for _, value in name.entries] if isinstance(name, Mapping) else [name] if name else []
    words = [*values, *items_of(node, "also")]
    return tuple(word.text for word in words if isinstance(word, Scalar) and word.text)
