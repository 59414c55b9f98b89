"""A part of the piece that acts as a button when it is clicked.

Java: ``VASSAL.counters.ActionButton``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import TYPE, decode_part, encode_part, flag, integer, key_stroke, text


class ActionButton(Trait):
    """A click inside the rectangle, in pixels from the piece's centre, presses ``key`` on the piece.

    VASSAL 3.7 (``version`` 1) uses ``polygon`` or the whole piece instead of the rectangle; version 0 is the rectangle alone,
    which every VASSAL reads.
    """

    ID: ClassVar[str] = "button"

    key: KeyStroke | None = key_stroke(ctrl("A"))
    x: int = integer(-20)
    y: int = integer(-20)
    width: int = integer(40)
    height: int = integer(40)
    description: str = text()
    launch_menu: bool = flag()
    use_whole_shape: bool = flag()
    version: int = integer(0)
    polygon: tuple[tuple[int, int], ...] = ()

    def type_text(self) -> str:
        """The declared fields and, from version 1 on, the number of corners and their coordinates."""
        corners = [str(value) for point in self.polygon for value in point]
        polygon = [str(len(self.polygon)), *corners] if self.version else []
        return f"{self.ID};{encode_sequence([*encode_part(self, TYPE), *polygon, *self.newer], ';')}"

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the button and its polygon; an unreadable coordinate is 0, as in Java."""
        values, rest = decode_part(cls, TYPE, decode_sequence(type_text[len(cls.ID) + 1 :], ";"))
        if not values["version"]:
            return cls(**values, newer=rest)
        numbers = [int(value) if value.lstrip("-").isdecimal() else 0 for value in rest]
        count = numbers[0] if numbers else 0
        corners = [*numbers[1 : 1 + 2 * count], *[0] * (2 * count)][: 2 * count]
        polygon = tuple(zip(corners[::2], corners[1::2], strict=True))
        return cls(**values, polygon=polygon, newer=tuple(rest[1 + 2 * count :]))
