"""What an oracle finds: one breach of a rule, and the lines that make it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from builder.origin import Origin


@dataclass(frozen=True, slots=True)
class Violation:
    """One breach; two are the same where their ``key`` (the group, line or value in question) is the same.

    ``lines`` are where what makes the breach is written: a report must point at one of them. ``lacking`` is true where the
    breach is that something is not there, so that the line that was changed need not be among them. ``rule`` is the number
    that the report must give where it is narrower than the constraint's.
    """

    key: Hashable
    lines: frozenset[Origin] = field(default=frozenset(), compare=False)
    lacking: bool = field(default=False, compare=False)
    rule: str | None = field(default=None, compare=False)


Violations = Iterator[Violation]
