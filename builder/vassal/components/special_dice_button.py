"""A button that rolls dice with symbols.

Java: ``VASSAL.build.module.SpecialDiceButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import COLOR, FLAG, INTEGER, KEY_STROKE, TEXT


class SpecialDiceButton(Component, kw_only=True):
    """A button that rolls dice with symbols.

    ``$result1$``, ``$result2$`` … are the results, ``$numericalTotal$`` their sum.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.SpecialDiceButton"

    name: str = attribute("name", TEXT, "Symbols")
    text: str = attribute("text", TEXT, "Symbols")
    tooltip: str = attribute("tooltip", TEXT, "Symbols")
    icon: str = attribute("icon", TEXT, "/images/die.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    result_chatter: bool = attribute("resultChatter", FLAG, True)
    format: str = attribute("format", TEXT, "** $name$ = [$result1$] *** &lt;$PlayerName$&gt;")
    result_window: bool = attribute("resultWindow", FLAG, False)
    window_title_result_format: str = attribute("windowTitleResultFormat", TEXT, "$name$")
    result_button: bool = attribute("resultButton", FLAG, False)
    window_x: int = attribute("windowX", INTEGER, 0)
    window_y: int = attribute("windowY", INTEGER, 0)
    background_color: Color | None = attribute("backgroundColor", COLOR, None)
