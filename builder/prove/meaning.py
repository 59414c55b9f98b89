"""What the options of a constraint mean for plain rows: who is meant, what is together, what a table gives."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from builder.check.setup.frame.grouping import Grouping
from builder.check.setup.frame.property_table import PropertyTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.track_condition import TrackCondition
from builder.origin import Origin
from builder.prove.rows import Row, SetupRows, TrackRow, property_of_row

GroupKey = tuple[Hashable, ...]


def surely(selection: Selection | None, rows: Iterable[Row]) -> list[Row]:
    """The rows that are meant for certain; none without a selection."""
    return [] if selection is None else [row for row in rows if selection.judge(row.piece) is True]


def perhaps(selection: Selection | None, rows: Iterable[Row]) -> list[Row]:
    """The rows that are meant, and those of which missing data leave it open."""
    return [] if selection is None else [row for row in rows if selection.judge(row.piece) is not False]


def group_key(row: Row, per: Grouping) -> GroupKey | None:
    """The group of a row; None where it has not every property of the grouping."""
    key = tuple(property_of_row(row, name.value) for name in per.properties)
    return None if None in key else key


def grouped(rows: Iterable[Row], per: Grouping) -> dict[GroupKey, list[Row]]:
    """The rows by group."""
    found: dict[GroupKey, list[Row]] = {}
    for row in rows:
        key = group_key(row, per)
        if key is not None:
            found.setdefault(key, []).append(row)
    return found


def total(rows: Iterable[Row]) -> int:
    """How many counters the rows place."""
    return sum(row.count for row in rows)


def lines(*things: Iterable[Row | TrackRow]) -> frozenset[Origin]:
    """Where all of them are written."""
    return frozenset(thing.origin for some in things for thing in some)


def in_table(table: PropertyTable | None, value: Hashable) -> str | None:
    """What a table gives for a value of its property, ``others`` for what it does not name; None where it is silent."""
    if table is None:
        return None
    word = table.words.get(value, table.others)
    return None if word is None else word.text


def number_in(table: PropertyTable | None, value: Hashable, otherwise: int | None = None) -> int | None:
    """The number that a table gives, else the one for all."""
    text = in_table(table, value)
    return otherwise if text is None else int(text)


def meets(condition: TrackCondition, value: TrackRow) -> bool:
    """True where the value is of the condition's track and side, is known, and is such a value."""
    if value.track not in condition.track.ids or value.number is None:
        return False
    if condition.sides is not None and value.side not in condition.sides:
        return False
    return shows(condition, value.number)


def shows(condition: TrackCondition, number: int) -> bool:
    """True where the number is one that the condition asks for."""
    return (
        (condition.equal is None or number in condition.equal)
        and (condition.at_least is None or number >= condition.at_least)
        and (condition.at_most is None or number <= condition.at_most)
    )


def met_for(condition: TrackCondition | None, setup: SetupRows) -> Callable[[str | None], list[TrackRow] | None]:
    """An option ``while``: for a side the values by which it holds, None where it does not hold.

    Without a side it is each side's own value that counts; with one, or on nobody's track, it holds for all or for none.
    """
    if condition is None:
        return lambda _side: []
    met = [value for value in setup.values if meets(condition, value)]
    if condition.sides is not None or any(value.side is None for value in met):
        return lambda _side: met or None
    return lambda side: [value for value in met if value.side == side] or None
