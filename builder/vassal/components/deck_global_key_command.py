"""A command of a deck that presses a key on its pieces.

Java: ``VASSAL.build.module.map.DeckGlobalKeyCommand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import FLAG, KEY_STROKE, TEXT
from builder.vassal.wire import record_kind


class DeckGlobalKeyCommand(Component, kw_only=True):
    """A command of a deck that presses a key on its pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.DeckGlobalKeyCommand"

    name: str = attribute("name", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    target: GlobalCommandTarget = attribute("target", record_kind(GlobalCommandTarget), GlobalCommandTarget("DECK"))
    filter: str = attribute("filter", TEXT, "")
    deck_count: str = attribute("deckCount", TEXT, "-1")
    report_format: str = attribute("reportFormat", TEXT, "")
    report_single: bool = attribute("reportSingle", FLAG, True)
    suppress_sounds: bool = attribute("suppressSounds", FLAG, False, newer=True)
    parameters: str = attribute("parameters", TEXT, "", newer=True)
