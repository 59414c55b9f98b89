"""The window for public, private and secret notes.

Java: ``VASSAL.build.module.NotesWindow``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class NotesWindow(Component, kw_only=True):
    """The window for public, private and secret notes."""

    TAG: ClassVar[str] = "VASSAL.build.module.NotesWindow"

    button_text: str = attribute("buttonText", TEXT, "Notes")
    tooltip: str = attribute("tooltip", TEXT, "Notes")
    icon: str = attribute("icon", TEXT, "/images/notes.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
