"""The prototypes.

Java: ``VASSAL.build.module.PrototypesContainer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class PrototypesContainer(Component, kw_only=True):
    """The prototypes.

    It must stand before the pieces that use them.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.PrototypesContainer"
