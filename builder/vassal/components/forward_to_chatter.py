"""Lets what is typed on the map reach the chat.

Java: ``VASSAL.build.module.map.ForwardToChatter``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class ForwardToChatter(Component):
    """Lets what is typed on the map reach the chat."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.ForwardToChatter"
