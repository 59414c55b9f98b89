"""How stacks are drawn: pixel distances between pieces, expanded and unexpanded, and the keys that walk through a stack.

Java: ``VASSAL.build.module.map.StackMetrics``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE


class StackMetrics(Component, kw_only=True):
    """How stacks are drawn: pixel distances between pieces, expanded and unexpanded, and the keys that walk through a stack."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.StackMetrics"

    disabled: bool = attribute("disabled", FLAG, False)
    ex_sep_x: int = attribute("exSepX", INTEGER, 6)
    ex_sep_y: int = attribute("exSepY", INTEGER, 18)
    unex_sep_x: int = attribute("unexSepX", INTEGER, 2)
    unex_sep_y: int = attribute("unexSepY", INTEGER, 4)
    color: Color | None = attribute("color", COLOR, None)
    top: KeyStroke | None = attribute("top", KEY_STROKE, KeyStroke(38))
    bottom: KeyStroke | None = attribute("bottom", KEY_STROKE, KeyStroke(40))
    up: KeyStroke | None = attribute("up", KEY_STROKE, KeyStroke(39))
    down: KeyStroke | None = attribute("down", KEY_STROKE, KeyStroke(37))
