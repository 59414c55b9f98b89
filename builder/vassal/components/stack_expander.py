"""Expands a stack on a double click.

Java: ``VASSAL.build.module.map.StackExpander``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class StackExpander(Component):
    """Expands a stack on a double click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.StackExpander"
