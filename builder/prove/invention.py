"""Invented values for a game whose sources lack them, so that a constraint that asks for them can be proved in a copy."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from builder.model.counter import Counter, CounterClass, FieldForm, FieldValue
from builder.model.game import Game

INVENTED = 2
"""The number that stands in for every value that no source gives."""


def with_invented_values(game: Game, fields: Collection[str]) -> Game:
    """The game with 2 for every unknown number of these fields; what is known, or known to be blank, stays."""
    classes = {entry.id: entry for entry in game.classes}
    counters = tuple(_filled(counter, classes[counter.class_id], fields) for counter in game.counters)
    return replace(game, counters=counters)


def _filled(counter: Counter, counter_class: CounterClass, fields: Collection[str]) -> Counter:
    values = {state: dict(known) for state, known in counter.values.items()}
    for field in counter_class.fields:
        if field.id not in fields or field.form not in (FieldForm.INTEGER, FieldForm.STRENGTHS):
            continue
        value: FieldValue = INVENTED if field.form is FieldForm.INTEGER else (INVENTED,)
        for state in counter_class.states:
            if not field.states or state.id in field.states:
                values.setdefault(state.id, {}).setdefault(field.id, value)
    return replace(counter, values=values)
