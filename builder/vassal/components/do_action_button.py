"""A button that reports, plays a sound or presses hot keys, once or in a loop.

Java: ``VASSAL.build.module.DoActionButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, INTEGER, KEY_STROKE, KEY_STROKES, TEXT


class DoActionButton(Component, kw_only=True):
    """A button that reports, plays a sound or presses hot keys, once or in a loop."""

    TAG: ClassVar[str] = "VASSAL.build.module.DoActionButton"

    name: str = attribute("name", TEXT, "Action Button")
    text: str = attribute("text", TEXT, "Action Button")
    tooltip: str = attribute("tooltip", TEXT, "Action Button")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    do_report: bool = attribute("doReport", FLAG, False)
    report_format: str = attribute("reportFormat", TEXT, "")
    do_sound: bool = attribute("doSound", FLAG, False)
    sound_clip: str = attribute("soundClip", TEXT, "")
    do_hotkey: bool = attribute("doHotkey", FLAG, False)
    hotkeys: tuple[KeyStroke, ...] = attribute("hotkeys", KEY_STROKES, ())
    do_loop: bool = attribute("doLoop", FLAG, False)
    loop_type: str = attribute("loopType", TEXT, "counted")
    loop_count: str = attribute("loopCount", TEXT, "1")
    while_expression: str = attribute("whileExpression", TEXT, "")
    until_expression: str = attribute("untilExpression", TEXT, "")
    pre_loop_key: KeyStroke | None = attribute("preLoopKey", KEY_STROKE, None)
    post_loop_key: KeyStroke | None = attribute("postLoopKey", KEY_STROKE, None)
    index: bool = attribute("index", FLAG, False)
    index_property: str = attribute("indexProperty", TEXT, "")
    index_start: int = attribute("indexStart", INTEGER, 1)
    index_step: int = attribute("indexStep", INTEGER, 1)
