"""Rotation of a piece, in steps or freely.

Java: ``VASSAL.counters.FreeRotator``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.keys import KeyStroke, decode_key_stroke, encode_key_stroke
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import decode_part, encode_part, flag, key_stroke, text


class FreeRotator(Trait):
    """Rotation in ``facings`` equal steps; 1 facing is free rotation with the mouse.

    With several facings the clockwise and counter-clockwise keys and texts count, with one ``free_key`` and
    ``free_command``. ``angle`` is the state: the index of the facing clockwise from 0, or the free angle in degrees.
    """

    ID: ClassVar[str] = "rotate"

    facings: int = 6
    clockwise_key: KeyStroke | None = None
    counter_clockwise_key: KeyStroke | None = None
    clockwise_command: str = ""
    counter_clockwise_command: str = ""
    free_key: KeyStroke | None = None
    free_command: str = ""
    random_key: KeyStroke | None = key_stroke()
    random_command: str = text()
    name: str = text()
    description: str = text()
    direct_key: KeyStroke | None = key_stroke()
    direct_command: str = text()
    direct_expression: str = text()
    direct_is_facing: bool = flag(True)
    angle: str = "0"

    def type_text(self) -> str:
        """The facings, the keys and texts of this kind of rotation, then the rest."""
        if self.facings == 1:
            keys = [encode_key_stroke(self.free_key), self.free_command]
        else:
            keys = [
                encode_key_stroke(self.clockwise_key),
                encode_key_stroke(self.counter_clockwise_key),
                self.clockwise_command,
                self.counter_clockwise_command,
            ]
        return f"{self.ID};{encode_sequence([str(self.facings), *keys, *encode_part(self, 'type'), *self.newer], ';')}"

    def state_text(self) -> str:
        """The facing or angle."""
        return self.angle

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the rotation. Raises ValueError where Java fails too: the number of facings is no number."""
        count, *stored = decode_sequence(type_text[len(cls.ID) + 1 :], ";")
        facings = int(count)
        own = 2 if facings == 1 else 4
        keys = [*stored[:own], *[""] * own][:own]
        values, newer = decode_part(cls, "type", stored[own:])
        angle = state_text or ("0.0" if facings == 1 else "0")
        if facings == 1:
            return cls(1, free_key=decode_key_stroke(keys[0]), free_command=keys[1], **values, angle=angle, newer=newer)
        clockwise, counter_clockwise = decode_key_stroke(keys[0]), decode_key_stroke(keys[1])
        return cls(facings, clockwise, counter_clockwise, keys[2], keys[3], **values, angle=angle, newer=newer)
