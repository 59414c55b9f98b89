"""The Help menu.

Java: ``VASSAL.build.module.Documentation``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class Documentation(Component):
    """The Help menu."""

    TAG: ClassVar[str] = "VASSAL.build.module.Documentation"
