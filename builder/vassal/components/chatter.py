"""The chat window.

Java: ``VASSAL.build.module.Chatter``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class Chatter(Component):
    """The chat window."""

    TAG: ClassVar[str] = "VASSAL.build.module.Chatter"
