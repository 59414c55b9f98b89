"""An option of hexes: ids, and rectangles from the hex of one corner to that of the other, ``0101-0305``."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode, OptionWord
from builder.record import Record

_HexOfBoard = tuple[str, str]


class HexRanges(Record):
    """Hexes by board's id and own id; ``text`` is how they were written."""

    hexes: frozenset[_HexOfBoard]
    text: str

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """One word or a list: a hex, or two with a hyphen. On each map the hexes that its grid has."""
        before = len(reader.found)
        words = tuple(reader.words(node, key))
        found: set[_HexOfBoard] = set()
        for word in words:
            ends = [part.strip() for part in word.text.split("-")]
            corners = [reader.thing(OptionWord(word.origin, part), reader.view.words.hexes) for part in ends]
            if len(corners) == 2:
                found.update(_rectangle(reader, *ends))
            else:
                found.update(hex_ for corner in corners for hex_ in corner)
        return cls(frozenset(found), ", ".join(word.text for word in words)) if len(reader.found) == before else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A word or a list of words."""
        return {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}


def _rectangle(reader: OptionReader, first: str, second: str) -> set[_HexOfBoard]:
    """All hexes whose column and row lie between those of the corners, on every map that has both."""
    found: set[_HexOfBoard] = set()
    for board in reader.view.game.boards:
        one, other = board.hexes.get(first), board.hexes.get(second)
        if one is None or other is None:
            continue
        columns = range(min(one.column, other.column), max(one.column, other.column) + 1)
        rows = range(min(one.row, other.row), max(one.row, other.row) + 1)
        found.update(
            (board.id, entry.id) for entry in board.hexes.values() if entry.column in columns and entry.row in rows
        )
    return found
