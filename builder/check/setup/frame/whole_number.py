"""An option that is a whole number and knows where it was written."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode
from builder.origin import Origin
from builder.record import Record


class WholeNumber(Record):
    """The number and its place."""

    number: int
    origin: Origin

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """A whole number."""
        number = reader.integer(node, key)
        return None if number is None else cls(number, node.origin)

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """An integer."""
        return {"type": "integer"}
