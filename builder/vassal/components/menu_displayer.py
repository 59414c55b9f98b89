"""The menu of a piece on a right click.

Java: ``VASSAL.build.module.map.MenuDisplayer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class MenuDisplayer(Component, kw_only=True):
    """The menu of a piece on a right click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MenuDisplayer"
