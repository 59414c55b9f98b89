"""``stands_for`` of a counter: the counter that a card is of, looked up among those of its own side."""

from __future__ import annotations

from builder.load.fields import Faults
from builder.load.name_table import NameTable
from builder.load.node import Scalar
from builder.model.counter import Counter
from builder.record import replace


def resolve_stands_for(counters: tuple[Counter, ...], faults: Faults) -> tuple[Counter, ...]:
    """The counters with the id of what they stand for in the place of its name; reports ``unknown-counter``."""
    if not any(counter.stands_for for counter in counters):
        return counters
    by_side: dict[str | None, NameTable[str]] = {
        side: NameTable(
            "counter",
            (
                ((one.id, one.unit, one.printed_name("ja"), *one.names.spellings), one.id)
                for one in counters
                if one.side in (side, None)
            ),
        )
        for side in {counter.side for counter in counters if counter.stands_for}
    }
    return tuple(
        _resolved(counter, by_side[counter.side], faults) if counter.stands_for else counter for counter in counters
    )


def _resolved(counter: Counter, table: NameTable[str], faults: Faults) -> Counter:
    return replace(counter, stands_for=table.resolve(Scalar(counter.origin, counter.stands_for), faults))
