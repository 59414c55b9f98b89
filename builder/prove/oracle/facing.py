"""How pieces face: each line by itself."""

from __future__ import annotations

from builder.check.setup.facing import Options
from builder.prove.meaning import lines, surely
from builder.prove.rows import SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each line with a facing that is not allowed, or without one that it needs."""
    for row in surely(options.pieces, setup.rows):
        if row.facing is None:
            wrong = options.needed
        else:
            wrong = not any(least <= row.facing <= most for least, most in options.allowed.ranges)
        if wrong:
            yield Violation(row.line, lines([row]))
