"""What a way over the maps may not lead through or across: hexes that nobody enters, mountain sides."""

from __future__ import annotations

from builder.record import Record

HexOfBoard = tuple[str, str]
"""A board's id and the id of a hex on it."""


class Barrier(Record):
    """Hexes that no way leads through (it may begin and end there) and sides that none leads across.

    A side is known by its board and its two hexes, in both orders. ``boards`` are those that have any of them.
    """

    hexes: frozenset[HexOfBoard] = frozenset()
    sides: frozenset[tuple[str, str, str]] = frozenset()
    boards: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        """True where anything is closed."""
        return bool(self.hexes or self.sides)


OPEN = Barrier()
"""No barrier."""
