"""Lets key commands reach the selected pieces.

Java: ``VASSAL.build.module.map.ForwardToKeyBuffer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class ForwardToKeyBuffer(Component):
    """Lets key commands reach the selected pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.ForwardToKeyBuffer"
