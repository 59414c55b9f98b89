"""Shades what lies within a radius, in grid units or, without a grid, in pixels.

Java: ``VASSAL.counters.AreaOfEffect``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import GRAY, Color
from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, flag, integer, key_stroke, text
from builder.vassal.wire import color as color_field


class AreaOfEffect(PlainStateTrait):
    """Shades what lies within a radius, in grid units or, without a grid, in pixels.

    ``transparency`` is 0 to 100.
    """

    ID: ClassVar[str] = "AreaOfEffect"

    color: Color | None = color_field(GRAY)
    transparency: int = integer(30)
    radius: int = integer(1)
    always_active: bool = flag(True)
    command: str = text("Show area")
    key: KeyStroke | None = key_stroke()
    map_shader: str = text()
    fixed_radius: bool = flag(True)
    radius_marker: str = text()
    description: str = text()
    name: str = text()
    on_command: str = text()
    on_key: KeyStroke | None = key_stroke()
    off_command: str = text()
    off_key: KeyStroke | None = key_stroke()
    globally_visible: bool = flag(True)
    active: bool = flag(part=STATE)
