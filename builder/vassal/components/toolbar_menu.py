"""A button that gathers other buttons, named by their text, in a menu.

Java: ``VASSAL.build.module.ToolbarMenu``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT, TEXTS


class ToolbarMenu(Component, kw_only=True):
    """A button that gathers other buttons, named by their text, in a menu."""

    TAG: ClassVar[str] = "VASSAL.build.module.ToolbarMenu"

    description: str = attribute("description", TEXT, "Menu")
    text: str = attribute("text", TEXT, "Menu")
    tooltip: str = attribute("tooltip", TEXT, "Display menu options")
    icon: str = attribute("icon", TEXT, "")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    menu_items: tuple[str, ...] = attribute("menuItems", TEXTS, ())
