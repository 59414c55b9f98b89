"""The Help menu.

Java: ``VASSAL.build.module.Documentation``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class Documentation(Component, kw_only=True):
    """The Help menu."""

    TAG: ClassVar[str] = "VASSAL.build.module.Documentation"
