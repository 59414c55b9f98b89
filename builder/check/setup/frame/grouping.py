"""Pieces put into groups by what they have in common: each hex, each side, each hex and side ..., or the whole setup."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Self

from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import ABSENT, PROPERTY_RULES, Property
from builder.model.constraint_option import OptionNode, OptionWord
from builder.record import Record

GroupKey = tuple[Hashable, ...]
"""What the pieces of a group share, one value for each property of the grouping."""


class Grouping(Record, dict=True):
    """The properties that the pieces of one group share."""

    properties: tuple[Property, ...]

    def key(self, piece: Piece) -> GroupKey | None:
        """The group of a piece; None where a property does not apply to it, so that it is in no group."""
        key = tuple([value(piece) for value in self._values])
        return None if ABSENT in key else key

    @cached_property
    def _values(self) -> tuple[Callable[[Piece], Hashable], ...]:
        return tuple(PROPERTY_RULES[entry].value for entry in self.properties)

    def determines(self, wanted: Property) -> bool:
        """True where all pieces of a group have the same ``wanted``."""
        return wanted is Property.SETUP or any(
            wanted is entry or wanted in PROPERTY_RULES[entry].determines for entry in self.properties
        )

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """One word of Property or a list of them."""
        known = {entry.value: entry for entry in Property}
        found = [reader.choice(OptionWord(w.origin, w.text), key, known) for w in reader.words(node, key)]
        return cls(tuple(dict.fromkeys(found))) if found and None not in found else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """One of the words, or a list of several."""
        word = {"enum": [entry.value for entry in Property]}
        definitions.setdefault(
            "grouping",
            {
                "description": "What the pieces of one group have in common.",
                "oneOf": [word, {"type": "array", "items": word, "minItems": 1}],
            },
        )
        return {"$ref": "#/$defs/grouping"}


WHOLE_SETUP = Grouping((Property.SETUP,))
"""All pieces in one group."""


class Group(Record):
    """Pieces of a selection that share the properties of a grouping, in the order of the setup's lines."""

    grouping: Grouping
    key: GroupKey
    pieces: tuple[Piece, ...]

    @property
    def count(self) -> int:
        """How many counters there are."""
        return sum(piece.count for piece in self.pieces)
