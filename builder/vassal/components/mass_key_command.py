"""A button of a map that presses a key on pieces of that map.

Java: ``VASSAL.build.module.map.MassKeyCommand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, KEY_STROKE, TEXT
from builder.vassal.wire import record_kind


class MassKeyCommand(Component, kw_only=True):
    """A button of a map that presses a key on pieces of that map."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MassKeyCommand"

    name: str = attribute("name", TEXT, "Do The Thing")
    button_text: str = attribute("buttonText", TEXT, "Do The Thing")
    tooltip: str = attribute("tooltip", TEXT, "Do The Thing")
    icon: str = attribute("icon", TEXT, "")
    button_hotkey: KeyStroke | None = attribute("buttonHotkey", KEY_STROKE, None)
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    single_map: bool = attribute("singleMap", FLAG, True)
    target: GlobalCommandTarget = attribute("target", record_kind(GlobalCommandTarget), GlobalCommandTarget("MAP"))
    filter: str = attribute("filter", TEXT, "")
    deck_count: str = attribute("deckCount", TEXT, "-1")
    report_single: bool = attribute("reportSingle", FLAG, False)
    report_format: str = attribute("reportFormat", TEXT, "")
    suppress_sounds: bool = attribute("suppressSounds", FLAG, False, newer=True)
    parameters: str = attribute("parameters", TEXT, "", newer=True)
