"""What is carried, and the room there is for it."""

from __future__ import annotations

from builder.check.setup.carried_size import Options
from builder.check.setup.frame.choice import FieldChoice
from builder.prove.meaning import group_key, grouped, lines, perhaps, surely
from builder.prove.rows import Row, SetupRows, printed_number
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group in which what is carried, as far as its size is known, surely has too little room."""
    for key, carried in grouped(surely(options.carried, setup.rows), options.per).items():
        there = [row for row in setup.rows if group_key(row, options.per) == key and row not in carried]
        carriers = surely(options.carriers, there)
        beside = [row for row in setup.rows if group_key(row, options.per) == key]
        open_ones = len(perhaps(options.carriers, beside)) > len(surely(options.carriers, beside))
        room = [_size(row, options.capacity) for row in carriers]
        if None in room or open_ones:
            continue
        needed = sum((_size(row, options.size) or 0) * row.count if options.size else row.count for row in carried)
        if needed > sum((size or 0) * row.count for size, row in zip(room, carriers, strict=True)):
            yield Violation(key, lines(carried, carriers))


def _size(row: Row, fields: FieldChoice | None) -> int | None:
    """The number, 0 where it is blank, None where it is not known."""
    number = printed_number(row, fields.ids if fields else ())
    if number is None:
        return 0
    return number if isinstance(number, int) else None
