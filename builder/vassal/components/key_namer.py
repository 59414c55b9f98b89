"""Names keys for the menus.

Java: ``VASSAL.build.module.KeyNamer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class KeyNamer(Component, kw_only=True):
    """Names keys for the menus."""

    TAG: ClassVar[str] = "VASSAL.build.module.KeyNamer"
