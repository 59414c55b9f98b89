"""How many of the values that counters carry are known: by class and field, with the counters that lack them."""

from __future__ import annotations

from collections.abc import Iterable

from builder.model.counter import Counter, CounterClass, ValueField
from builder.model.game import Game
from builder.record import Record


class Gap(Record):
    """A counter that lacks a value, and the ids of the states on which it is missing."""

    counter: str
    states: tuple[str, ...]


class FieldCoverage(Record):
    """One field of one class: ``total`` counts each counter and each state that shows the field.

    A field that is known to be blank counts as known.
    """

    class_id: str
    field_id: str
    known: int
    total: int
    gaps: tuple[Gap, ...]


def coverage(game: Game) -> tuple[FieldCoverage, ...]:
    """Every field of every class that has counters, in the data's order."""
    by_class: dict[str, list[Counter]] = {}
    for counter in game.counters:
        by_class.setdefault(counter.class_id, []).append(counter)
    return tuple(
        _of_field(counter_class, field, by_class[counter_class.id])
        for counter_class in game.classes
        if counter_class.id in by_class
        for field in counter_class.fields
    )


def known_and_total(fields: Iterable[FieldCoverage]) -> tuple[int, int]:
    """How many values are known, of how many."""
    listed = tuple(fields)
    return sum(field.known for field in listed), sum(field.total for field in listed)


def _of_field(counter_class: CounterClass, field: ValueField, counters: list[Counter]) -> FieldCoverage:
    states = [state.id for state in counter_class.states if not field.states or state.id in field.states]
    gaps: list[Gap] = []
    for counter in counters:
        missing = tuple(state for state in states if field.id not in counter.values.get(state, {}))
        if missing:
            gaps.append(Gap(counter.id, missing))
    total = len(states) * len(counters)
    known = total - sum(len(gap.states) for gap in gaps)
    return FieldCoverage(counter_class.id, field.id, known, total, tuple(gaps))
