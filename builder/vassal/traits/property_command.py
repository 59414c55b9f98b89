"""Commands that change a property: what DynamicProperty, SetGlobalProperty and SetPieceProperty share.

Java: ``VASSAL.counters.DynamicProperty.DynamicKeyCommand`` and ``VASSAL.build.module.properties.PropertyChangerConfigurer``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import decode_texts, encode_texts
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.wire import WireRecord, flag, integer, key_stroke, record_field, text


class PropertyConstraints(WireRecord):
    """Limits of a numeric property: from ``minimum`` to ``maximum``, running over to the other end if ``wrap``."""

    DELIMITER: ClassVar[str] = ","

    numeric: bool = flag()
    minimum: int = integer(0)
    maximum: int = integer(100)
    wrap: bool = flag()


class PropertyChange(WireRecord):
    """How a property changes: ``P`` set to a value, ``I`` increment by one, ``R`` ask the player, ``E`` let him choose.

    ``value`` is the new value, the increment or the question; ``choices`` are for ``E`` alone.
    """

    DELIMITER: ClassVar[str] = ","

    kind: str = "P"
    value: str = ""
    choices: tuple[str, ...] = ()

    @classmethod
    def set_to(cls, value: str) -> Self:
        """Set the property to this value or expression."""
        return cls("P", value)

    @classmethod
    def increase_by(cls, step: str) -> Self:
        """Add this number or expression."""
        return cls("I", step)

    @classmethod
    def ask(cls, question: str) -> Self:
        """Ask the player for the value."""
        return cls("R", question)

    @classmethod
    def choose(cls, question: str, choices: tuple[str, ...]) -> Self:
        """Let the player choose one of these values."""
        return cls("E", question, choices)

    def encode(self) -> str:
        """The change as one text, e.g. ``I,1``."""
        parts = [self.kind, self.value]
        return encode_sequence([*parts, encode_texts(self.choices)] if self.kind == "E" else parts, ",")

    @classmethod
    def decode(cls, stored: str) -> Self:
        """Read the change; what Java reads as a plain value is one."""
        parts = decode_sequence(stored, ",")
        kind = parts[0][:1] if parts[0][:1] in ("R", "I", "E") else "P"
        missing = {"P": "new value", "I": "1"}.get(kind, "")
        value = parts[1] if len(parts) > 1 else missing
        return cls(kind, value, decode_texts(parts[2]) if kind == "E" and len(parts) > 2 else ())


class PropertyCommand(WireRecord):
    """One command of a property trait: the menu text (empty for none), its key and the change that it makes."""

    DELIMITER: ClassVar[str] = ":"

    name: str = text()
    key: KeyStroke | None = key_stroke()
    change: PropertyChange = record_field(PropertyChange)
