"""Selecting pieces with the mouse.

Java: ``VASSAL.build.module.map.KeyBufferer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class KeyBufferer(Component):
    """Selecting pieces with the mouse."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.KeyBufferer"
