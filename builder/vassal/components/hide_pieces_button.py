"""A button that hides all pieces of a map.

Java: ``VASSAL.build.module.map.HidePiecesButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class HidePiecesButton(Component, kw_only=True):
    """A button that hides all pieces of a map."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.HidePiecesButton"

    button_text: str = attribute("buttonText", TEXT, "")
    tooltip: str = attribute("tooltip", TEXT, "Hide all pieces on this map")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    showing_icon: str = attribute("showingIcon", TEXT, "/images/globe_unselected.gif")
    hidden_icon: str = attribute("hiddenIcon", TEXT, "/images/globe_selected.gif")
