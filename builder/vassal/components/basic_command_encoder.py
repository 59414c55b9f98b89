"""Reads and writes the pieces; every module has one.

Java: ``VASSAL.build.module.BasicCommandEncoder``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class BasicCommandEncoder(Component, kw_only=True):
    """Reads and writes the pieces; every module has one."""

    TAG: ClassVar[str] = "VASSAL.build.module.BasicCommandEncoder"
