"""The turn counter.

Java: ``VASSAL.build.module.turn.TurnTracker``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, INTEGER, KEY_STROKE, TEXT


class TurnTracker(Component, kw_only=True):
    """The turn counter.

    ``$level1$`` to ``$level4$`` are the values of its levels.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.turn.TurnTracker"

    name: str = attribute("name", TEXT, "Turn")
    button_text: str = attribute("buttonText", TEXT, "Turn")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    next_hotkey: KeyStroke | None = attribute("nexthotkey", KEY_STROKE, None)
    previous_hotkey: KeyStroke | None = attribute("prevhotkey", KEY_STROKE, None)
    turn_format: str = attribute("turnFormat", TEXT, "$level1$ $level2$ $level3$ $level4$")
    report_format: str = attribute(
        "reportFormat", TEXT, "* &lt;$PlayerId$&gt; Turn Updated from $oldTurn$ to $newTurn$"
    )
    tooltip: str = attribute("tooltip", TEXT, "Right-click to configure")
    length_style: str = attribute("lengthStyle", TEXT, "Maximum")
    length: int = attribute("length", INTEGER, -1)
    description: str = attribute("description", TEXT, "", newer=True)
    fwd_only: bool = attribute("fwdOnly", FLAG, False, newer=True)
