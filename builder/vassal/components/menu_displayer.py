"""The menu of a piece on a right click.

Java: ``VASSAL.build.module.map.MenuDisplayer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class MenuDisplayer(Component):
    """The menu of a piece on a right click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MenuDisplayer"
