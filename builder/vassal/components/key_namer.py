"""Names keys for the menus.

Java: ``VASSAL.build.module.KeyNamer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class KeyNamer(Component):
    """Names keys for the menus."""

    TAG: ClassVar[str] = "VASSAL.build.module.KeyNamer"
