"""A private map for the cards of a side.

Java: ``VASSAL.build.module.PlayerHand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.private_map import PrivateMap


class PlayerHand(PrivateMap, kw_only=True):
    """A private map for the cards of a side."""

    TAG: ClassVar[str] = "VASSAL.build.module.PlayerHand"
