"""Where a question of the source comes up."""

from __future__ import annotations

from builder.check.setup.open_question import Options
from builder.prove.meaning import grouped, lines, surely
from builder.prove.rows import SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group that holds such a piece."""
    for key, rows in grouped(surely(options.pieces, setup.rows), options.per).items():
        yield Violation(key, lines(rows))
