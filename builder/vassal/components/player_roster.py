"""The sides that players choose from.

Java: ``VASSAL.build.module.PlayerRoster``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from lxml import etree

from builder.vassal.components.component import AnyComponent, Component, UnknownComponent, attribute, element_text
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import KEY_STROKE, TEXT


class PlayerRoster(Component, kw_only=True):
    """The sides that players choose from."""

    TAG: ClassVar[str] = "VASSAL.build.module.PlayerRoster"

    button_text: str = attribute("buttonText", TEXT, "Retire")
    button_tool_tip: str = attribute("buttonToolTip", TEXT, "Switch sides, become an observer, or release your side")
    button_icon: str = attribute("buttonIcon", TEXT, "")
    button_key_stroke: KeyStroke | None = attribute("buttonKeyStroke", KEY_STROKE, None)

    sides: tuple[str, ...] = ()

    def child_components(self) -> tuple[AnyComponent, ...]:
        """One ``entry`` element for each side."""
        return tuple(UnknownComponent(tag="entry", text=side) for side in self.sides)

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The sides: the text of every element inside."""
        return {"sides": tuple(element_text(entry) for entry in element.iterchildren(etree.Element))}
