"""A button that rolls dice.

Java: ``VASSAL.build.module.DiceButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, INTEGER, KEY_STROKE, TEXT


class DiceButton(Component, kw_only=True):
    """A button that rolls dice."""

    TAG: ClassVar[str] = "VASSAL.build.module.DiceButton"

    name: str = attribute("name", TEXT, "2d6")
    text: str = attribute("text", TEXT, "2d6")
    tooltip: str = attribute("tooltip", TEXT, "2d6")
    icon: str = attribute("icon", TEXT, "/images/die.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    report_format: str = attribute("reportFormat", TEXT, "** $name$ = $result$ *** &lt;$PlayerName$&gt;")
    prompt: bool = attribute("prompt", FLAG, False)
    n_dice: int = attribute("nDice", INTEGER, 2)
    n_sides: int = attribute("nSides", INTEGER, 6)
    plus: int = attribute("plus", INTEGER, 0)
    add_to_total: int = attribute("addToTotal", INTEGER, 0)
    report_total: bool = attribute("reportTotal", FLAG, False)
    sort_dice: bool = attribute("sortDice", FLAG, False)
    keep_dice: bool = attribute("keepDice", FLAG, False)
    keep_option: str = attribute("keepOption", TEXT, ">")
    keep_count: int = attribute("keepCount", INTEGER, 1)
