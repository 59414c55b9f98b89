"""What an oracle finds: one breach of a rule, and the lines that make it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from builder.origin import Origin
from builder.record import Record


class Violation(Record):
    """One breach; two are the same where their ``key`` (the group, line or value in question) is the same.

    ``lines`` are where what makes the breach is written: a report must point at one of them. ``lacking`` is true where the
    breach is that something is not there, so that the line that was changed need not be among them. ``rule`` is the number
    that the report must give where it is narrower than the constraint's.
    """

    key: Hashable
    lines: frozenset[Origin] = frozenset()
    lacking: bool = False
    rule: str | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Violation) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


Violations = Iterator[Violation]
