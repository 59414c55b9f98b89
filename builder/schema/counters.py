"""``counters/<game>/*.yaml``: classes and counters."""

from __future__ import annotations

from builder.schema.parts import (
    Schema,
    choice,
    colour,
    flag,
    identifier,
    integer,
    listed,
    names,
    numbers,
    source,
    spelled,
    table,
    text,
    words,
)

_KINDS = ("unit", "fortification", "character", "chit", "marker")
_FORMS = ("integer", "strengths", "text", "die-table")


def counters_schema() -> Schema:
    """Each file may hold classes, counters, or both."""
    return table(
        "counter file",
        {
            "classes": listed("What counters have in common: look, size, states, values.", _counter_class()),
            "counters": listed("The counters.", counter_table()),
        },
    )


def _counter_class() -> Schema:
    return table(
        "class",
        {
            "id": identifier("The class's id."),
            **spelled(),
            "abbreviation": names("How the class is called on its counters (default: its name)."),
            "kind": choice("What it is in play.", _KINDS),
            "layout": identifier("The file in templates/counters/ that says how its counters look."),
            "symbol": text("A drawing of templates/counters/symbols.yaml."),
            "size_mm": numbers(
                "The cut size [width, height] in mm (default: 15.875, five eighths of an inch).", 2, whole=False
            ),
            "unique": flag("True: a setup may hold each of its counters once."),
            "moves": flag('False: wears no "moved" mark and no trail (default: true).'),
            "states": listed("Its states, in the order in which damage leads through them.", _state()),
            "fields": listed("The values that its counters carry.", _field()),
            **source(),
        },
        ("id", "name", "kind", "layout", "states"),
    )


def _state() -> Schema:
    return table(
        "state",
        {
            "id": identifier("The state's id, e.g. front."),
            **spelled(),
            "face": choice("Which face of the card shows it (default: by its id).", ("front", "back")),
            "card": text("For units of two cards: which of them, e.g. sub (default: regular)."),
            **source(),
        },
        ("id", "name"),
    )


def _field() -> Schema:
    return table(
        "field",
        {
            "id": identifier("The value's id, e.g. attack."),
            **spelled(),
            "short": names("How it is called on the counter (default: its name)."),
            "form": choice("How it is written: 6, [4, 2], a text, or six results of a die.", _FORMS),
            "states": words("The states that show it (default: all)."),
            "default": {**_value(), "description": "What the rules give for the whole class."},
            **source(),
        },
        ("id", "name", "form"),
    )


def counter_table() -> Schema:
    """One unit: a counter, or one for each of its sides and versions."""
    return table(
        "counter",
        {
            "id": identifier("The unit's id."),
            **spelled(),
            "class": text("Its class, by id, name or abbreviation."),
            "side": text("The one side that has it."),
            "sides": words("The sides that have one each."),
            "values": _values(),
            "text": names("The words on a marker or chit."),
            "versions": listed(
                "Counters that replace one another: numbers, or tables with values of their own.", _version()
            ),
            "count": integer("Copies in the counter mix.", 1),
            "colour": colour("A ground of its own."),
            "symbol": text("A drawing instead of its class's."),
            "renamed_from": _old_ids(),
            "art": text("A picture of yours, relative to the project's folder."),
            "stands_for": text("The counter that this one is a card of, by id or name, of its own side."),
            **source(),
        },
        ("id", "name", "class"),
    )


def _old_ids() -> Schema:
    by_side: Schema = {"type": "object", "additionalProperties": identifier("The old id of that side's counter.")}
    return {
        "description": "Ids that the unit had before, the oldest first, so that its counters keep their piece ids.",
        "anyOf": [identifier("The old id."), words("The old ids, the oldest first."), by_side],
    }


def _version() -> Schema:
    own = table(
        "version",
        {
            "version": integer("The number.", 1),
            "values": _values(),
            "text": names("The words on it."),
            "count": integer("Copies in the counter mix.", 1),
            **source(),
        },
        ("version",),
    )
    return {"anyOf": [{"type": "integer", "minimum": 1}, own]}


def _values() -> Schema:
    state: Schema = {"type": ["object", "null"], "additionalProperties": _value()}
    return {
        "description": "Values by state and field, e.g. {front: {attack: [4, 2]}}; what no source gives is left out.",
        "type": ["object", "null"],
        "additionalProperties": state,
    }


def _value() -> Schema:
    scalar: Schema = {"type": ["string", "number", "boolean", "null"]}
    return {
        "description": "A value in its field's form, or not-printed.",
        "anyOf": [scalar, {"type": "array", "items": {"type": ["string", "number", "boolean"]}, "minItems": 1}],
    }
