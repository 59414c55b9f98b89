"""What the pieces of a group cost together."""

from __future__ import annotations

from builder.check.setup.budget import Options
from builder.check.setup.frame.choice import FieldChoice
from builder.check.setup.frame.property_table import NumberTable
from builder.prove.meaning import grouped, lines, number_in, perhaps, surely
from builder.prove.oracle.groups import asked_groups, shared_property
from builder.prove.rows import Row, SetupRows, printed_number, property_of_row
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group whose known prices pass the maximum, or whose prices, all known, do not reach the minimum."""
    meant = surely(options.pieces, setup.rows)
    all_known = len(meant) == len(perhaps(options.pieces, setup.rows))
    groups = grouped(meant, options.per)
    if options.minimum is not None:  # who spends nothing spends too little
        groups = {**{key: [] for key in asked_groups(options.per, None, setup)}, **groups}
    for key, rows in groups.items():
        prices = [_price(options, row, setup) for row in rows]
        spent = sum(price * row.count for price, row in zip(prices, rows, strict=True) if price is not None)
        most = options.maximum
        if options.maximum_by is not None:
            value = shared_property(options.maximum_by.property.value, key, options.per, rows, setup)
            most = number_in(options.maximum_by, value, most)
        where = lines(rows)
        if most is not None and spent > most:
            yield Violation((key, "most"), where)
        elif options.minimum is not None and all_known and None not in prices and spent < options.minimum:
            yield Violation((key, "least"), where, lacking=True)


def _price(options: Options, row: Row, setup: SetupRows) -> int | None:
    """The cost of one; None where something that it needs is not known."""
    cost = _number(options.cost, options.cost_by, row, setup, 0)
    times = _number(options.times, options.times_by, row, setup, 1)
    return None if cost is None or times is None else cost * times


def _number(
    fields: FieldChoice | None, table: NumberTable | None, row: Row, setup: SetupRows, blank: int
) -> int | None:
    if fields is not None:
        printed = printed_number(row, fields.ids)
        if printed is None:
            return blank
        return printed if isinstance(printed, int) else None
    if table is None:
        return blank
    name = table.property.value
    return number_in(table, setup.setup.id if name == "setup" else property_of_row(row, name))
