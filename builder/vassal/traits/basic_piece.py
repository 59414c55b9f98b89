"""The innermost part of every piece: its image, its name and where it lies.

Java: ``VASSAL.counters.BasicPiece``.
"""

from __future__ import annotations

from itertools import chain
from typing import ClassVar, Self

from builder.vassal.sequence import decode_sequence, encode_sequence
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import STATE, decode_part, encode_part, integer, text


class BasicPiece(Trait):
    """The core of a piece. ``map_name`` is the map it lies on, ``null`` for none; ``x`` and ``y`` are pixels of that map.

    ``gpid`` is the id of the piece slot it comes from; ``properties`` are persistent ones such as ``OldLocationName``.
    The first two type fields are of old modules and empty now.
    """

    ID: ClassVar[str] = "piece"

    clone_key: str = text()
    delete_key: str = text()
    image: str = text()
    name: str = text()
    map_name: str = text("null", part=STATE)
    x: int = integer(0, part=STATE)
    y: int = integer(0, part=STATE)
    gpid: str = text(part=STATE)
    properties: tuple[tuple[str, str], ...] = ()

    def state_text(self) -> str:
        """Map, x, y, gpid, the number of properties, then each key and value."""
        properties = chain.from_iterable(self.properties)
        return encode_sequence([*encode_part(self, STATE), str(len(self.properties)), *properties], ";")

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the piece; property pairs beyond the counted ones are dropped, as Java does."""
        basic = super().decode(type_text)
        states, rest = decode_part(cls, STATE, decode_sequence(state_text, ";") if state_text else ())
        count = int(rest[0]) if rest and rest[0].isdecimal() else 0
        pairs = [*rest[1:], *[""] * (2 * count)][: 2 * count]
        types = {name: getattr(basic, name) for name in ("clone_key", "delete_key", "image", "name", "newer", "absent")}
        return cls(**types, **states, properties=tuple(zip(pairs[::2], pairs[1::2], strict=True)))
