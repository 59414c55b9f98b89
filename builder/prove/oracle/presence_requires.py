"""Who needs whom beside him."""

from __future__ import annotations

from math import ceil

from builder.check.setup.presence_requires import Options
from builder.prove.meaning import grouped, lines, perhaps, surely, total
from builder.prove.rows import SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group with too few of those that are needed, even with those that may be meant."""
    there = grouped(perhaps(options.needs, setup.rows), options.per)
    for key, rows in grouped(surely(options.pieces, setup.rows), options.per).items():
        needed = options.at_least
        if options.for_each is not None:
            needed = max(needed, ceil(total(rows) / options.for_each))
        if total(there.get(key, [])) < needed:
            yield Violation(key, lines(rows))
