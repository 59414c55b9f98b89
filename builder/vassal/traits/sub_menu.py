"""Puts the named commands of the piece into a menu of their own.

Java: ``VASSAL.counters.SubMenu``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text, texts


class SubMenu(Trait):
    """Puts the named commands of the piece into a menu of their own."""

    ID: ClassVar[str] = "submenu"

    menu_name: str = text("Sub-Menu")
    subcommands: tuple[str, ...] = texts()
    description: str = text()
