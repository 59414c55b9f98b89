"""A layer: pictures over the piece, one for each level, with commands to turn it on and to change the level.

Java: ``VASSAL.counters.Embellishment``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.record import replace
from builder.vassal.keys import CTRL, KeyStroke
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import STATE, double, flag, integer, key_stroke, text, texts


class Embellishment(Trait):
    """A layer with ``images`` for its levels, an empty name for a level without one, and ``names`` of the levels.

    A level name with ``+`` at its end or start is set after or before the piece's name. Offsets are pixels from the
    piece's centre. ``level`` counts from 1; a negative one is a layer that is turned off. The fields ``..._modifiers``
    and ``..._key`` are of VASSAL before 3.3; the key strokes are in ``..._key_stroke`` while ``version`` is 1. VASSAL 3.6
    does not know ``only_property`` and ``only_value``.
    """

    ID: ClassVar[str] = "emb2"

    activate_command: str = text()
    activate_modifiers: int = integer(128)
    activate_key: str = text()
    increase_command: str = text()
    increase_modifiers: int = integer(128)
    increase_key: str = text()
    decrease_command: str = text()
    decrease_modifiers: int = integer(128)
    decrease_key: str = text()
    reset_command: str = text()
    reset_key_stroke: KeyStroke | None = key_stroke()
    reset_level: str = text("1")
    underneath_when_selected: bool = flag()
    x_offset: int = integer(0)
    y_offset: int = integer(0)
    images: tuple[str, ...] = texts()
    names: tuple[str, ...] = texts()
    loop_levels: bool = flag(True)
    name: str = text()
    random_key_stroke: KeyStroke | None = key_stroke()
    random_command: str = text()
    follow_property: bool = flag()
    property_name: str = text()
    first_level_value: int = integer(1)
    version: int = integer(1, missing=0)
    always_active: bool = flag(True)
    activate_key_stroke: KeyStroke | None = key_stroke()
    increase_key_stroke: KeyStroke | None = key_stroke()
    decrease_key_stroke: KeyStroke | None = key_stroke()
    description: str = text()
    scale: float = double(1.0)
    only_property: str = text()
    only_value: str = text("true")
    level: int = integer(1, part=STATE)

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read the layer; one of before VASSAL 3.3 is converted as the engine does, single-letter keys to key strokes."""
        layer = super().decode(type_text, state_text)
        if layer.version != 0:
            return layer
        layer = replace(layer, always_active=not layer.activate_key)
        if max(len(layer.activate_key), len(layer.increase_key), len(layer.decrease_key)) > 1:
            return layer
        return replace(
            layer,
            version=1,
            activate_key_stroke=_letter_stroke(layer.activate_key, layer.activate_modifiers),
            increase_key_stroke=_letter_stroke(layer.increase_key, layer.increase_modifiers),
            decrease_key_stroke=_letter_stroke(layer.decrease_key, layer.decrease_modifiers),
        )


def _letter_stroke(letter: str, modifiers: int) -> KeyStroke | None:
    if not letter:
        return None
    return KeyStroke(ord(letter), CTRL if modifiers in (2, 128) else modifiers)
