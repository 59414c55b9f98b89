"""An option that is a name in both languages: ``{ja: ..., en: ...}``, or one text for both."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.message import Message, as_message
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode, OptionTable, OptionWord
from builder.model.names import Names
from builder.record import Record


class Label(Record):
    """A name as messages print it."""

    names: Message

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """A table of languages, or one text."""
        if isinstance(node, OptionWord) and node.text:
            return cls(Message(node.text, node.text))
        if isinstance(node, OptionTable):
            by_language = {word.text: below.text for word, below in node.entries if isinstance(below, OptionWord)}
            if by_language and all(by_language.values()) and len(by_language) == len(node.entries):
                return cls(as_message(Names(by_language)))
        reader.wrong_type(node, key, Message("{ja: ..., en: ...}", "{ja: ..., en: ...}"))
        return None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A text, or texts by language."""
        return {
            "oneOf": [
                {"type": "string"},
                {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1},
            ]
        }
