"""A value that differs by a property, e.g. ``maximum_by: {terrain: {plain: 4, highland: 2}}``."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Self

from builder.check.setup.frame.game_words import Words
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.piece_property import NOBODY, PROPERTY_RULES, Property
from builder.model.constraint_option import OptionNode, OptionWord
from builder.origin import Origin
from builder.record import Record

OTHERS = "others"
"""The key for everything that has no key of its own."""


class PropertyTable(Record):
    """A word for each value of one property; ``others`` is that of all values that are not named, None for none."""

    property: Property
    words: Mapping[Hashable, OptionWord]
    others: OptionWord | None
    origin: Origin

    def word(self, value: Hashable) -> OptionWord | None:
        """What is written for a value of the property, with its place."""
        return self.words.get(value, self.others)

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """A table with the property as its one key, below it the values by name."""
        before = len(reader.found)
        table = reader.table(node, key, "{terrain: {plain: 4, others: 1}}")
        if table is None or not table.entries:
            return None
        word, below = table.entries[0]
        for extra, _ in table.entries[1:]:
            reader.unknown_key(extra, f"'{key}'", (word.text,))
        chosen: Property | None = reader.choice(word, key, {entry.value: entry for entry in Property})
        values = reader.table(below, word.text, "{plain: 4, others: 1}")
        if chosen is None or values is None:
            return None
        known: Words[Any] = PROPERTY_RULES[chosen].words(reader.view.words)
        found: dict[Hashable, OptionWord] = {}
        others: OptionWord | None = None
        for name, value in values.entries:
            entry = cls._read_entry(value, reader, name.text)
            if name.text == OTHERS:
                others = entry
            elif name.text == NOBODY and chosen in (Property.SIDE, Property.ALLIANCE, Property.TERRITORY):
                found.update({NOBODY: entry} if entry else {})
            else:
                found.update((thing, entry) for thing in reader.thing(name, known) if entry)
        return cls(chosen, found, others, node.origin) if len(reader.found) == before else None

    @classmethod
    def _read_entry(cls, node: OptionNode, reader: OptionReader, key: str) -> OptionWord | None:
        return next(iter(reader.words(node, key)), None)

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """One property, below it values by name."""
        below = {"type": "object", "additionalProperties": cls._entry_schema(), "minProperties": 1}
        return {
            "type": "object",
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
            "properties": {entry.value: below for entry in Property},
        }

    @classmethod
    def _entry_schema(cls) -> Schema:
        return {"type": ["string", "integer"]}


class NumberTable(PropertyTable):
    """A whole number for each value of one property."""

    def number(self, value: Hashable) -> int | None:
        """The number for a value of the property; None where the table is silent about it."""
        word = self.word(value)
        return int(word.text) if word else None

    @classmethod
    def _read_entry(cls, node: OptionNode, reader: OptionReader, key: str) -> OptionWord | None:
        number = reader.integer(node, key)
        return node if number is not None and isinstance(node, OptionWord) else None

    @classmethod
    def _entry_schema(cls) -> Schema:
        return {"type": "integer"}
