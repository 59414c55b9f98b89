"""Counter classes: their states and the value fields that their counters carry."""

from __future__ import annotations

from functools import cached_property

from builder.load.field_values import read_value
from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.source import read_source, read_spelled_names
from builder.model.counter import CounterClass, FieldForm, FieldValue, Kind, State, ValueField
from builder.record import Record

_FACES = ("front", "back")
_USUAL_SIZE_MM = (15.875, 15.875)
"""Five eighths of an inch, the trade's usual counter."""


class ClassWords(Record, dict=True):
    """A class with the words under which its states and fields are named in data; the tables are made when asked for."""

    counter_class: CounterClass

    @cached_property
    def states(self) -> NameTable[State]:
        """The states of the class."""
        return _state_table(self.counter_class.states)

    @cached_property
    def fields(self) -> NameTable[ValueField]:
        """The value fields of the class."""
        entries = ((one.id, *one.names.spellings, *one.short.spellings) for one in self.counter_class.fields)
        return NameTable("field", zip(entries, self.counter_class.fields, strict=True))


def read_classes(file: Fields, language: str) -> tuple[CounterClass, ...]:
    """The list under ``classes`` of one file."""
    found: list[CounterClass] = []
    for node in file.items("classes"):
        fields = Fields(node, file.faults, "class")
        found.append(_read_class(fields, language))
        fields.finish()
    return tuple(found)


def class_table(classes: tuple[CounterClass, ...]) -> NameTable[ClassWords]:
    """Classes by id, name and abbreviation."""
    return NameTable(
        "class",
        (((entry.id, *entry.names.spellings, *entry.abbreviation.spellings), ClassWords(entry)) for entry in classes),
    )


def _read_class(fields: Fields, language: str) -> CounterClass:
    names = read_spelled_names(fields)
    source = read_source(fields)
    size = fields.numbers("size_mm", 2) or _USUAL_SIZE_MM
    fields.need("states")
    states = _read_states(fields)
    return CounterClass(
        id=fields.identifier("id"),
        names=names,
        abbreviation=fields.optional_names("abbreviation") or names,
        kind=Kind(fields.choice("kind", [kind.value for kind in Kind])),
        layout=fields.identifier("layout"),
        width_mm=size[0],
        height_mm=size[1],
        states=states,
        fields=_read_fields(fields, _state_table(states), language),
        origin=fields.origin,
        symbol=fields.optional_text("symbol"),
        moves=fields.flag("moves", default=True),
        unique=fields.flag("unique"),
        rule=source.rule,
        note=source.note_in(language),
    )


def _read_states(counter_class: Fields) -> tuple[State, ...]:
    found: list[State] = []
    for node in counter_class.items("states"):
        fields = Fields(node, counter_class.faults, "state")
        read_source(fields)
        state_id = fields.identifier("id")
        face = fields.choice("face", _FACES, state_id if state_id in _FACES else "front")
        card = fields.optional_text("card") or "regular"
        found.append(State(state_id, read_spelled_names(fields), face, card, fields.origin))
        fields.finish()
    return tuple(found)


def _read_fields(counter_class: Fields, states: NameTable[State], language: str) -> tuple[ValueField, ...]:
    found: list[ValueField] = []
    for node in counter_class.items("fields"):
        fields = Fields(node, counter_class.faults, "field")
        source = read_source(fields)
        names = read_spelled_names(fields)
        form = FieldForm(fields.choice("form", [form.value for form in FieldForm]))
        shown = (states.resolve(word, fields.faults) for word in fields.scalars("states"))
        found.append(
            ValueField(
                id=fields.identifier("id"),
                names=names,
                short=fields.optional_names("short") or names,
                form=form,
                origin=fields.origin,
                states=tuple(state.id for state in shown if state is not None),
                default=_read_default(fields, form, counter_class.faults),
                rule=source.rule,
                note=source.note_in(language),
            )
        )
        fields.finish()
    return tuple(found)


def _read_default(fields: Fields, form: FieldForm, faults: Faults) -> FieldValue | None:
    node = fields.node("default")
    return None if node is None else read_value(node, form, "default", faults)


def _state_table(states: tuple[State, ...]) -> NameTable[State]:
    return NameTable("state", (((state.id, *state.names.spellings), state) for state in states))
