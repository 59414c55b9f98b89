"""The boards of a map.

Java: ``VASSAL.build.module.map.BoardPicker``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from lxml import etree

from builder.vassal.components.component import AnyComponent, Component, UnknownComponent, attribute, element_text
from builder.vassal.kinds import DOUBLE, INTEGER, TEXT


class BoardPicker(Component, kw_only=True):
    """The boards of a map.

    It must stand before at-start stacks and decks of that map.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.map.BoardPicker"

    slot_width: int = attribute("slotWidth", INTEGER, 350)
    slot_height: int = attribute("slotHeight", INTEGER, 125)
    slot_scale: float = attribute("slotScale", DOUBLE, 0.2)
    title: str = attribute("title", TEXT, "Choose Boards")
    add_row_text: str = attribute("addRowText", TEXT, "Add row")
    add_column_text: str = attribute("addColumnText", TEXT, "Add column")
    board_prompt: str = attribute("boardPrompt", TEXT, "Select board")
    max_columns: int = attribute("maxColumns", INTEGER, 0)

    setup: str = ""

    def child_components(self) -> tuple[AnyComponent, ...]:
        """The default choice of boards, as a save file states it, then the boards."""
        setup = (UnknownComponent(tag="setup", text=self.setup),) if self.setup else ()
        return (*setup, *self.children)

    @classmethod
    def read_content(cls, element: etree._Element, read: Callable[[etree._Element], AnyComponent]) -> dict[str, Any]:
        """The default choice and the boards."""
        setup = "".join(element_text(one) for one in element.iterchildren("setup"))
        children = tuple(read(one) for one in element.iterchildren(etree.Element) if one.tag != "setup")
        return {"setup": setup, "children": children}
