"""How many counters of each sort there are."""

from __future__ import annotations

from builder.check.setup.counter_mix import Options
from builder.prove.meaning import grouped, lines, number_in, surely, total
from builder.prove.rows import SetupRows, property_of_row
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each sort of a group of which there are too many, and each group with too many in all."""
    for key, rows in grouped(surely(options.count, setup.rows), options.per).items():
        if options.limits is not None:
            name = options.limits.property.value
            for value in {property_of_row(row, name) for row in rows}:
                alike = [row for row in rows if property_of_row(row, name) == value]
                most = number_in(options.limits, value)
                if most is not None and total(alike) > most:
                    yield Violation((key, value), lines(alike))
        if options.total is not None and total(rows) > options.total:
            yield Violation((key, "all"), lines(rows))
