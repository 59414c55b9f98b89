"""Properties of a piece that do not change in play.

Java: ``VASSAL.counters.Marker``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from builder.vassal.kinds import decode_texts
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait


class Marker(Trait):
    """Named values of a piece; the names are its type, the values its state, both comma lists of the same length."""

    ID: ClassVar[str] = "mark"

    keys: tuple[str, ...] = ()
    values: tuple[str, ...] = ()

    @classmethod
    def of(cls, values: Mapping[str, str]) -> Self:
        """A marker with these names and values, in this order."""
        return cls(tuple(values), tuple(values.values()))

    def type_text(self) -> str:
        """``mark;name,name``."""
        return f"{self.ID};{encode_sequence(self.keys, ',')}"

    def state_text(self) -> str:
        """``value,value``."""
        return encode_sequence(self.values, ",")

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read names and values; a value too few is empty, one too many is dropped, as Java does."""
        keys = decode_texts(type_text[len(cls.ID) + 1 :])
        values = decode_sequence(state_text, ",")
        return cls(keys, tuple([*values, *[""] * len(keys)][: len(keys)]))
