"""A global hot key that the turn counter presses when ``match`` becomes true.

Java: ``VASSAL.build.module.turn.TurnGlobalHotkey``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class TurnGlobalHotkey(Component, kw_only=True):
    """A global hot key that the turn counter presses when ``match`` becomes true."""

    TAG: ClassVar[str] = "VASSAL.build.module.turn.TurnGlobalHotkey"

    name: str = attribute("name", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    match: str = attribute("match", TEXT, "")
    report_format: str = attribute("reportFormat", TEXT, "")
