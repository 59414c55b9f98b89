"""One counter in one state, and what a layout may ask of it: words, values, what it carries."""

from __future__ import annotations

import re

from builder.model.counter import Counter, CounterClass, FieldForm, FieldValue, NotPrinted, State, ValueField
from builder.model.game import Side
from builder.model.layout import Condition, FieldGrid
from builder.record import Record

_WORD = re.compile(r"\{([^{}]*)\}")
BLANK = "―"
"""What stands in a cell that is known to be blank on the counter."""
BETWEEN_STRENGTHS = "･"
"""Half width: with the full-width dot the numbers would have to be a third smaller."""


class Subject(Record):
    """A counter in one of its states, with its class and side; ``language`` is what is printed."""

    counter: Counter
    counter_class: CounterClass
    side: Side | None
    state: State
    language: str

    def value(self, value_field: ValueField) -> FieldValue | None:
        """The value of a field in this state: the counter's, else the class's; None where no source gives it."""
        return self.counter.values.get(self.state.id, {}).get(value_field.id, value_field.default)

    @property
    def fields(self) -> tuple[ValueField, ...]:
        """The fields that this state shows."""
        return tuple(known for known in self.counter_class.fields if not known.states or self.state.id in known.states)

    @property
    def symbol(self) -> str | None:
        """The counter's own symbol, else its class's."""
        return self.counter.symbol or self.counter_class.symbol


def expand(template: str, subject: Subject) -> tuple[str, tuple[str, ...]]:
    """The template with its words filled in, and the words that this counter has nothing for."""
    lacking: list[str] = []

    def word(match: re.Match[str]) -> str:
        text = _text_of(match[1], subject)
        if text is None:
            lacking.append(match[1])
        return text or ""

    return _WORD.sub(word, template), tuple(lacking)


def named_values(template: str) -> frozenset[str]:
    """The ids of the fields whose values a template shows (``{value:attack}``)."""
    return frozenset(word.removeprefix("value:") for word in _WORD.findall(template) if word.startswith("value:"))


def is_drawn(condition: Condition, subject: Subject) -> bool:
    """True where an element of that condition belongs on this counter in this state."""
    state = subject.state
    carried = _carried(subject)
    return (
        (not condition.states or state.id in condition.states)
        and (not condition.faces or state.face in condition.faces)
        and (not condition.cards or state.card in condition.cards)
        and (not condition.kinds or subject.counter_class.kind.value in condition.kinds)
        and carried.issuperset(condition.has)
        and carried.isdisjoint(condition.lacks)
    )


def shown_fields(grid: FieldGrid, subject: Subject) -> tuple[ValueField, ...]:
    """The fields that a grid shows on this state, in the class's order."""
    return tuple(
        known
        for known in subject.fields
        if (known.form in grid.forms if grid.forms else known.form is not FieldForm.DIE_TABLE)
        and (grid.shown == "any" or (grid.shown == "all") == _in_all_states(known, subject.counter_class))
    )


def written(value: FieldValue | None) -> str:
    """A value as it stands in its cell; nothing where it is unknown."""
    if value is None:
        return ""
    if isinstance(value, NotPrinted):
        return BLANK
    if isinstance(value, tuple):
        return BETWEEN_STRENGTHS.join(str(part) for part in value)
    return str(value)


def _in_all_states(known: ValueField, counter_class: CounterClass) -> bool:
    return not known.states or {state.id for state in counter_class.states} <= set(known.states)


def _text_of(word: str, subject: Subject) -> str | None:
    counter, side, language = subject.counter, subject.side, subject.language
    kind, _, field_id = word.partition(":")
    if kind in ("value", "label"):
        known = next((known for known in subject.counter_class.fields if known.id == field_id), None)
        if known is None:
            return None
        return written(subject.value(known)) if kind == "value" else known.short.in_language(language)
    texts = {
        "name": counter.names.in_language(language),
        "mark": counter.mark,
        "printed_name": counter.printed_name(language),
        "initial": counter.names.in_language(language)[:1],
        "text": counter.text.in_language(language) if counter.text else None,
        "count": str(counter.count) if counter.count is not None else None,
        "side.name": side.names.in_language(language) if side else None,
        "side.short": side.short.in_language(language) if side else None,
        "class.name": subject.counter_class.names.in_language(language),
        "abbreviation": subject.counter_class.abbreviation.in_language(language),
        "state.name": subject.state.names.in_language(language),
    }
    return texts.get(word)


def _carried(subject: Subject) -> frozenset[str]:
    counter = subject.counter
    carried = {
        "side": subject.side,
        "version": counter.version,
        "mark": counter.mark,
        "text": counter.text,
        "symbol": counter.art or subject.symbol,
        "art": counter.art,
        "colour": counter.colour,
        "count": counter.count,
        "text-field": any(known.form is FieldForm.TEXT for known in subject.fields) or None,
        "fields": any(known.form is not FieldForm.DIE_TABLE for known in subject.fields) or None,
        "die-table": any(known.form is FieldForm.DIE_TABLE for known in subject.fields) or None,
    }
    return frozenset(word for word, thing in carried.items() if thing is not None)
