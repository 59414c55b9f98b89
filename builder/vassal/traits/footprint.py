"""Movement trail: the way that a piece went.

Java: ``VASSAL.counters.Footprint``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.color import BLACK, WHITE, Color
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import encode_flag
from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import STATE, color, decode_part, double, encode_part, flag, integer, key_stroke, text


class Footprint(Trait):
    """A movement trail; sizes are pixels of the map, transparencies 0 to 100.

    It must stand inside (after) a FreeRotator or Pivot of the same piece, never outside. The points of the trail are pixels
    of the map named ``start_map``. VASSAL 3.6 does not know ``ignore_same_location`` and
    ``last_length``, which is None if it is not to be written.
    """

    ID: ClassVar[str] = "footprint"

    key: KeyStroke | None = key_stroke()
    menu_command: str = text("Movement Trail")
    initially_visible: bool = flag()
    globally_visible: bool = flag()
    circle_radius: int = integer(10)
    fill_color: Color | None = color(WHITE)
    line_color: Color | None = color(BLACK)
    selected_transparency: int = integer(100)
    unselected_transparency: int = integer(50)
    edge_point_buffer: int = integer(20)
    edge_display_buffer: int = integer(30)
    line_width: float = double(1.0)
    key_on: KeyStroke | None = key_stroke()
    key_off: KeyStroke | None = key_stroke()
    key_clear: KeyStroke | None = key_stroke()
    description: str = text()
    ignore_same_location: bool = flag()
    visible: bool = flag(part=STATE)
    start_map: str = text(part=STATE)
    points: tuple[tuple[int, int], ...] = ()
    ever_initialized: bool = False
    last_length: int | None = None

    def state_text(self) -> str:
        """Visibility, map, the number of points, the points, and whether the trail has begun."""
        points = [f"{x},{y}" for x, y in self.points]
        end = [encode_flag(self.ever_initialized)]
        if self.last_length is not None:
            end.append(str(self.last_length))
        return encode_sequence([*encode_part(self, STATE), str(len(points)), *points, *end], ";")

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the trail; an unreadable number is 0, as in Java."""
        values, newer = decode_part(cls, "type", decode_sequence(type_text[len(cls.ID) + 1 :], ";"))
        states, rest = decode_part(cls, STATE, decode_sequence(state_text, ";") if state_text else ())
        count = _number(rest[0]) if rest else 0
        points = tuple(_point(stored) for stored in rest[1 : count + 1] if stored)
        end = rest[count + 1 :]
        return cls(
            **values,
            **states,
            newer=newer,
            points=points,
            ever_initialized=bool(end) and end[0] == "true",
            last_length=_number(end[1]) if len(end) > 1 else None,
        )


def _number(stored: str) -> int:
    return int(stored) if stored.lstrip("-").isdecimal() else 0


def _point(stored: str) -> tuple[int, int]:
    x, y = [*decode_sequence(stored, ","), ""][:2]
    return _number(x), _number(y)
