"""The prototypes.

Java: ``VASSAL.build.module.PrototypesContainer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class PrototypesContainer(Component):
    """The prototypes.

    It must stand before the pieces that use them.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.PrototypesContainer"
