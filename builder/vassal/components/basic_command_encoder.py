"""Reads and writes the pieces; every module has one.

Java: ``VASSAL.build.module.BasicCommandEncoder``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class BasicCommandEncoder(Component):
    """Reads and writes the pieces; every module has one."""

    TAG: ClassVar[str] = "VASSAL.build.module.BasicCommandEncoder"
