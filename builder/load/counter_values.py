"""The values printed on a counter, by state and field: what its data says, else what the rules give its whole class."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.counter_classes import ClassWords
from builder.load.field_values import read_value
from builder.load.fields import Fields, with_article
from builder.load.node import Mapping as Table
from builder.load.node import Scalar
from builder.model.counter import CounterClass, FieldValue, State, ValueField
from builder.model.message import say

Values = Mapping[str, Mapping[str, FieldValue]]
"""By state id, then by field id; what is unknown is absent."""


def read_values(counter: Fields, words: ClassWords | None) -> Values:
    """The table under ``values``: states, in each the fields that are known.

    Reports ``unknown-state``, ``unknown-field``, ``field-not-on-state`` and ``wrong-value``.
    """
    node = counter.node("values")
    if node is None or words is None or (isinstance(node, Scalar) and node.text is None):
        return {}
    if not isinstance(node, Table):
        message = say(
            "{what}の「values」は状態の表です（例：{{front: {{...}}}}）",
            "'values' of {what} is a table of states, e.g. {{front: {{...}}}}",
            what=with_article(counter.what),
        )
        counter.faults.error(node.origin, "wrong-type", message)
        return {}
    found: dict[str, dict[str, FieldValue]] = {}
    for word, below in node.entries:
        state = words.states.resolve(word, counter.faults)
        if not isinstance(below, Table):
            if not (isinstance(below, Scalar) and below.text is None):
                message = say(
                    "状態「{state}」の値は欄と値の表です",
                    "the values of state '{state}' are a table of fields",
                    state=word.text or "",
                )
                counter.faults.error(below.origin, "wrong-type", message)
        elif state is not None:
            found.setdefault(state.id, {}).update(_read_state(below, state, words, counter))
    return found


def _read_state(table: Table, state: State, words: ClassWords, counter: Fields) -> dict[str, FieldValue]:
    found: dict[str, FieldValue] = {}
    for word, node in table.entries:
        field = words.fields.resolve(word, counter.faults)
        if field is None:
            continue
        if not shows(field, state):
            message = say(
                "「{field}」はクラス「{counter_class}」の状態「{state}」にはありません。あるのは：{states}",
                "'{field}' is not on state '{state}' of class '{counter_class}'; it is on: {states}",
                field=word.text or "",
                state=state.id,
                counter_class=words.counter_class.id,
                states=", ".join(field.states),
            )
            counter.faults.error(word.origin, "field-not-on-state", message)
            continue
        value = read_value(node, field.form, word.text or "", counter.faults)
        if value is not None:
            found[field.id] = value
    return found


def shows(field: ValueField, state: State) -> bool:
    """True where the state shows the field."""
    return not field.states or state.id in field.states


def merged(below: Values, above: Values) -> Values:
    """The values of ``below`` with those of ``above`` laid over them."""
    states = {**below, **above}
    return {state: {**below.get(state, {}), **above.get(state, {})} for state in states}


def with_defaults(values: Values, counter_class: CounterClass) -> Values:
    """The values with what the rules give for the whole class laid under them."""
    defaults: dict[str, dict[str, FieldValue]] = {}
    for state in counter_class.states:
        for field in counter_class.fields:
            if field.default is not None and shows(field, state):
                defaults.setdefault(state.id, {})[field.id] = field.default
    return merged(defaults, values) if defaults else values
