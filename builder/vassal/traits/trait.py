"""What every trait shares: an id, fields declared once in wire order, a type text and a state text.

Java: ``VASSAL.counters.Decorator``. A trait's *type* is what the designer set; its *state* is what play changes.
"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Self

from builder.record import Record
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.wire import STATE, TYPE, Sequenced, decode_part, encode_part


class Trait(Sequenced, kw_only=True, dict=True):
    """One trait of a piece.

    ``newer`` keeps type fields that a newer VASSAL has added behind the declared ones. ``absent`` counts the last type fields
    that an older VASSAL did not write; they are left out again while they hold the default.
    """

    ID: ClassVar[str] = ""
    DELIMITER: ClassVar[str] = ";"
    STATE_DELIMITER: ClassVar[str] = ";"

    newer: tuple[str, ...] = ()

    def type_text(self) -> str:
        """The trait's own type, e.g. ``mark;Side``. Raises SequenceError for what VASSAL could not read back."""
        return f"{self.ID};{encode_sequence([*encode_part(self, TYPE), *self.newer], self.DELIMITER)}"

    def state_text(self) -> str:
        """The trait's own state; the empty text for a trait without one."""
        return encode_sequence(encode_part(self, STATE), self.STATE_DELIMITER)

    @cached_property
    def written(self) -> tuple[str, str]:
        """Type and state, worked out once: a prototype's traits are written again with every piece that wears them."""
        return self.type_text(), self.state_text()

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the trait; what is missing or unreadable has VASSAL's default, as in the engine."""
        stored = decode_sequence(type_text[len(cls.ID) + 1 :], cls.DELIMITER)
        values, newer = decode_part(cls, TYPE, stored)
        states, _ = decode_part(cls, STATE, decode_sequence(state_text, cls.STATE_DELIMITER) if state_text else ())
        return cls(**values, **states, newer=newer)


class PlainStateTrait(Trait):
    """A trait whose state is one text that is written as it is, not as a sequence."""

    def state_text(self) -> str:
        """The one state field."""
        return encode_part(self, STATE)[0]

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the trait; the whole state text is the one state field."""
        values, newer = decode_part(cls, TYPE, decode_sequence(type_text[len(cls.ID) + 1 :], cls.DELIMITER))
        states, _ = decode_part(cls, STATE, [state_text] if state_text else ())
        return cls(**values, **states, newer=newer)


class UnknownTrait(Record):
    """A trait that this tool does not know, kept as it was written."""

    type: str
    state: str = ""

    def type_text(self) -> str:
        """The type as it was read."""
        return self.type

    def state_text(self) -> str:
        """The state as it was read."""
        return self.state

    @property
    def written(self) -> tuple[str, str]:
        """Type and state as they were read."""
        return self.type, self.state


AnyTrait = Trait | UnknownTrait
"""A trait that is declared here, or one that is kept as it was written."""
