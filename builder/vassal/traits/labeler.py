"""Text label.

Java: ``VASSAL.counters.Labeler``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, color, flag, integer, key_stroke, text


class Labeler(PlainStateTrait):
    """Text label.

    Positions: vertical t c b, horizontal l c r, with offsets in pixels from that edge of the piece; ``font_style`` is 0
    plain, 1 bold, 2 italic, 3 both. The state is the label.
    """

    ID: ClassVar[str] = "label"

    key: KeyStroke | None = key_stroke()
    menu_command: str = text("Change label")
    font_size: int = integer(10)
    background: Color | None = color()
    foreground: Color | None = color(BLACK)
    vertical_position: str = text("t")
    vertical_offset: int = integer(0)
    horizontal_position: str = text("c")
    horizontal_offset: int = integer(0)
    vertical_justification: str = text("b")
    horizontal_justification: str = text("c")
    name_format: str = text("$pieceName$ ($label$)")
    font_family: str = text("Dialog")
    font_style: int = integer(0)
    rotate_degrees: int = integer(0)
    property_name: str = text("TextLabel")
    description: str = text()
    always_use_format: bool = flag()
    label: str = text(part=STATE)
