"""Options of a constraint as they were written: words, lists and tables, each with its place.

A kind of check gives them their types; this is the neutral form between the file and the kind.
"""

from __future__ import annotations

from builder.origin import Origin
from builder.record import Record


class OptionWord(Record):
    """A word or number as it stands; ``text`` is empty where nothing is written."""

    origin: Origin
    text: str


class OptionList(Record):
    """A list."""

    origin: Origin
    items: tuple[OptionNode, ...]


class OptionTable(Record):
    """Keys and values in the order in which they were written; each key stands once."""

    origin: Origin
    entries: tuple[tuple[OptionWord, OptionNode], ...]

    def find(self, key: str) -> OptionNode | None:
        """The value of ``key``, None where the key is absent."""
        return next((value for word, value in self.entries if word.text == key), None)

    def without(self, keys: tuple[str, ...]) -> OptionTable:
        """The table with some keys left out."""
        return OptionTable(self.origin, tuple(entry for entry in self.entries if entry[0].text not in keys))


OptionNode = OptionWord | OptionList | OptionTable
