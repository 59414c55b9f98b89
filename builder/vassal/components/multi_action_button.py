"""A button that presses other buttons, named by their text, one after the other.

Java: ``VASSAL.build.module.MultiActionButton``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.toolbar_menu import ToolbarMenu
from builder.vassal.kinds import TEXT


class MultiActionButton(ToolbarMenu, kw_only=True):
    """A button that presses other buttons, named by their text, one after the other."""

    TAG: ClassVar[str] = "VASSAL.build.module.MultiActionButton"

    text: str = attribute("text", TEXT, "Multi-Action Button")
    tooltip: str = attribute("tooltip", TEXT, "Multi-Action Button")
