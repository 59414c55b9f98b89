"""A piece wears the traits of a prototype.

Java: ``VASSAL.counters.UsePrototype``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class UsePrototype(Trait):
    """The traits of the prototype of this name, with ``$name$`` replaced by the parameter of that name.

    ``parameters`` None writes no parameter list at all. That differs from an empty list: as soon as there is a list, the
    engine replaces every ``$name$`` of the prototype, also those of formats that name no parameter.
    """

    ID: ClassVar[str] = "prototype"

    name: str = text()
    parameters: tuple[tuple[str, str], ...] | None = None

    def type_text(self) -> str:
        """``prototype;name`` and, if there are any, ``;key=value,key=value``."""
        if self.parameters is None:
            return f"{self.ID};{encode_sequence([self.name], ';')}"
        pairs = encode_sequence([encode_sequence(pair, "=") for pair in self.parameters], ",")
        return f"{self.ID};{encode_sequence([self.name, pairs], ';')}"

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the name and the parameters; a parameter without a value is dropped, as Java does."""
        stored = decode_sequence(type_text[len(cls.ID) + 1 :], ";")
        if len(stored) < 2:
            return cls(stored[0])
        pairs = [decode_sequence(pair, "=") for pair in decode_sequence(stored[1], ",")]
        return cls(stored[0], tuple((pair[0], pair[1]) for pair in pairs if len(pair) > 1))
