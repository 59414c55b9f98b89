"""An option of whole numbers: ``3``, ``1-5``, or a list of such."""

from __future__ import annotations

import re
from typing import Self

from builder.check.setup.frame.message import Message
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode
from builder.record import Record

_RANGE = re.compile(r"(\d+)(?:-(\d+))?")


class NumberRanges(Record):
    """Numbers from 0 on; ``text`` is how they were written."""

    ranges: tuple[tuple[int, int], ...]
    text: str

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and any(least <= number <= most for least, most in self.ranges)

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """One word or a list of words, each a number or two with a hyphen, the lesser first."""
        before = len(reader.found)
        found: list[tuple[int, int]] = []
        words = tuple(reader.words(node, key))
        for word in words:
            match = _RANGE.fullmatch(word.text.replace(" ", ""))
            least = int(match.group(1)) if match else 0
            most = int(match.group(2) or least) if match else -1
            if most < least:
                reader.wrong_type(word, key, Message("数または範囲（例：1-5）", "a number or a range such as 1-5"))
            found.append((least, most))
        text = ", ".join(word.text for word in words)
        return cls(tuple(found), text) if found and len(reader.found) == before else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A number, a range as text, or a list of them."""
        one: Schema = {"oneOf": [{"type": "integer", "minimum": 0}, {"type": "string", "pattern": r"^\d+( ?- ?\d+)?$"}]}
        definitions.setdefault(
            "number-ranges",
            {
                "description": "Whole numbers: 3, 1-5, or a list.",
                "oneOf": [*one["oneOf"], {"type": "array", "items": one, "minItems": 1}],
            },
        )
        return {"$ref": "#/$defs/number-ranges"}
