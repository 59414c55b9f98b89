"""Mask: others see a back picture.

Java: ``VASSAL.counters.Obscurable``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import STATE, flag, key_stroke, text


class Obscurable(Trait):
    """Mask: others see a back picture.

    ``display_style`` is I inset, B background, 2 second inset, G and an image name, P and a key stroke. ``access`` as
    for Hideable. The state names who masks it, or is ``null``.
    """

    ID: ClassVar[str] = "obs"

    key: KeyStroke | None = key_stroke(ctrl("M"))
    image: str = text()
    command: str = text("Mask")
    display_style: str = text("I")
    mask_name: str = text("?")
    access: str = text("player:")
    peek_command: str = text("Peek")
    description: str = text()
    auto_peek: bool = flag(True)
    deal_key: KeyStroke | None = key_stroke()
    deal_expression: str = text()
    obscured_by: str = text("null", part=STATE)
    obscured_options: str = text(part=STATE)
