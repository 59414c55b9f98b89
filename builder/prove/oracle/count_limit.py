"""How many pieces there are in each group."""

from __future__ import annotations

from builder.check.setup.count_limit import Options
from builder.prove.meaning import group_key, grouped, lines, number_in, perhaps, surely, total
from builder.prove.oracle.groups import asked_groups, shared_property
from builder.prove.rows import SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group with surely too many, and each with too few even with those that may be meant."""
    counted = grouped(surely(options.count, setup.rows), options.per)
    at_most = grouped(perhaps(options.count, setup.rows), options.per)
    only = grouped(surely(options.only_if_present, setup.rows), options.per)
    for key, rows in counted.items():
        table = options.maximum_by
        value = shared_property(table.property.value, key, options.per, rows, setup) if table else None
        most = number_in(table, value, options.maximum)
        if most is not None and total(rows) > most and (options.only_if_present is None or key in only):
            yield Violation((key, "most"), lines(rows))
    if options.minimum is None and options.minimum_by is None:
        return
    for key in only if options.only_if_present is not None else asked_groups(options.per, options.count, setup):
        beside = [row for row in setup.rows if group_key(row, options.per) == key]
        table = options.minimum_by
        value = shared_property(table.property.value, key, options.per, only.get(key, beside), setup) if table else None
        least = number_in(table, value, options.minimum)
        if least is not None and total(at_most.get(key, [])) < least:
            where = lines(beside)
            yield Violation((key, "least"), where, lacking=True)
