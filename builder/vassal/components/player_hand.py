"""A private map for the cards of a side.

Java: ``VASSAL.build.module.PlayerHand``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.private_map import PrivateMap


@dataclass(frozen=True, kw_only=True)
class PlayerHand(PrivateMap):
    """A private map for the cards of a side."""

    TAG: ClassVar[str] = "VASSAL.build.module.PlayerHand"
