"""Restricted access: only the sides named here (or the player who placed the piece) may use it.

Java: ``VASSAL.counters.Restricted``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, flag, text, texts


class Restricted(PlainStateTrait):
    """Restricted access: only the sides named here (or the player who placed the piece) may use it.

    The state is the owning player.
    """

    ID: ClassVar[str] = "restrict"

    sides: tuple[str, ...] = texts()
    by_player: bool = flag()
    restrict_movement: bool = flag(True)
    description: str = text()
    owner: str = text(part=STATE)
