"""What may be there only once."""

from __future__ import annotations

from collections.abc import Hashable

from builder.check.setup.uniqueness import Options
from builder.model.names import fold
from builder.prove.meaning import grouped, lines, surely, total
from builder.prove.rows import Row, SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each counter, unit or name of a group that is there more than once."""
    for key, rows in grouped(surely(options.pieces, setup.rows), options.per).items():
        for same in {_same(row, options.by) for row in rows}:
            alike = [row for row in rows if _same(row, options.by) == same]
            if total(alike) > 1:
                yield Violation((key, same), lines(alike))


def _same(row: Row, by: str) -> Hashable:
    return {"counter": row.counter.id, "unit": row.counter.unit, "name": fold(row.counter.names.ja)}[by]
