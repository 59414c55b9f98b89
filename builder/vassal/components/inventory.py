"""A window that lists the pieces in play, grouped by properties.

Java: ``VASSAL.build.module.Inventory``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import DOUBLE, FLAG, KEY_STROKE, TEXT, TEXTS


class Inventory(Component, kw_only=True):
    """A window that lists the pieces in play, grouped by properties."""

    TAG: ClassVar[str] = "VASSAL.build.module.Inventory"

    name: str = attribute("name", TEXT, "Inventory")
    text: str = attribute("text", TEXT, "Inventory")
    tooltip: str = attribute("tooltip", TEXT, "Show inventory of all pieces")
    icon: str = attribute("icon", TEXT, "/images/inventory.gif")
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, None)
    include: str = attribute("include", TEXT, "")
    group_by: tuple[str, ...] = attribute("groupBy", TEXTS, ())
    non_leaf_format: str = attribute("nonLeafFormat", TEXT, "$PropertyValue$")
    folders_only: bool = attribute("foldersOnly", FLAG, False)
    leaf_format: str = attribute("leafFormat", TEXT, "$PieceName$")
    sort_pieces: bool = attribute("sortPieces", FLAG, True)
    sort_format: str = attribute("sortFormat", TEXT, "$PieceName$")
    sorting: str = attribute("sorting", TEXT, "alpha")
    center_on_piece: bool = attribute("centerOnPiece", FLAG, True)
    forward_keystroke: bool = attribute("forwardKeystroke", FLAG, True)
    show_menu: bool = attribute("showMenu", FLAG, True)
    draw_pieces: bool = attribute("drawPieces", FLAG, True)
    piece_zoom: float = attribute("pieceZoom", DOUBLE, 0.25)
    sides: tuple[str, ...] = attribute("sides", TEXTS, ())
    launch_function: str = attribute("launchFunction", TEXT, "functionHide")
    refresh_hotkey: KeyStroke | None = attribute("refreshHotkey", KEY_STROKE, None)
