"""Selecting pieces with the mouse.

Java: ``VASSAL.build.module.map.KeyBufferer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class KeyBufferer(Component, kw_only=True):
    """Selecting pieces with the mouse."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.KeyBufferer"
