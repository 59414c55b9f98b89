"""Settings of the whole module.

Java: ``VASSAL.build.module.GlobalOptions``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from lxml import etree

from builder.vassal.components.component import AnyComponent, Component, UnknownComponent, attribute, element_text
from builder.vassal.kinds import TEXT


class GlobalOptions(Component, kw_only=True):
    """Settings of the whole module.

    ``Always``, ``Never`` or ``Use Preferences Setting``.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.GlobalOptions"

    non_owner_unmaskable: str = attribute("nonOwnerUnmaskable", TEXT, "Never")
    prompt_string: str = attribute("promptString", TEXT, "Opponents can unmask my pieces")
    auto_report: str = attribute("autoReport", TEXT, "Always")
    player_id_format: str = attribute("playerIdFormat", TEXT, "$PlayerName$")
    chatter_html_support: str = attribute("chatterHTMLSupport", TEXT, "Never")
    hot_keys_on_closed_windows: str = attribute("hotKeysOnClosedWindows", TEXT, "Never")
    inventory_for_all: str = attribute("inventoryForAll", TEXT, "Always")

    options: tuple[tuple[str, str], ...] = ()

    def child_components(self) -> tuple[AnyComponent, ...]:
        """One ``option`` element for each preference, before the module's own preferences."""
        options = [
            UnknownComponent(tag="option", attributes=(("name", name),), text=value) for name, value in self.options
        ]
        return (*options, *self.children)

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The options by name, and the preferences that the module declares."""
        options = tuple((str(one.get("name", "")), element_text(one)) for one in element.iterchildren("option"))
        children = tuple(read(one) for one in element.iterchildren(etree.Element) if one.tag != "option")
        return {"options": options, "children": children}
