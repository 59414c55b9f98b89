"""``rules_data/<game>/errata/*.yaml``, and the YAML files of a user's own values, which have the same form."""

from __future__ import annotations

from builder.schema.board import place_table
from builder.schema.counters import counter_table
from builder.schema.parts import Schema, choice, flag, identifier, listed, names, rectangle, table, text
from builder.schema.setup import counter_line, place_line, setup_schema

_OF_A_COUNTER = ("name", "text", "values", "count", "colour", "symbol", "art", "rule", "provenance", "note")
_OF_A_PLACE = ("place", "hex", "board", "each_hex", "any_hex")
_OF_A_SETUP = ("name", "also", "rule", "turn", "notes", "tracks")


def errata_schema() -> Schema:
    """A file that changes fields of counters, places, setups and constraints, or amends rules."""
    return table(
        "file of errata",
        {
            "erratum": identifier("Its id: the file's name, which begins with the date."),
            "date": text("When it was published: yyyy-mm-dd. Later ones win."),
            "reason": names("Why, in a sentence."),
            "source": text("Where it was published."),
            "rule": text("The number of the rule that it is about."),
            "rules": listed("Rules whose text it amends.", _amended_rule()),
            "counters": listed("Counters, and what changes on them.", _counter()),
            "places": listed("Places and boxes, and what changes of them.", _place()),
            "setups": listed("Setups: values of tracks, and lines changed, added or taken away.", _setup()),
            "constraints": listed("Constraints, and the terms that change.", _constraint()),
        },
    )


def _amended_rule() -> Schema:
    said = names("What it says now, in your own words.")
    return table("amended rule", {"rule": text("The number of the rule."), "says": said}, ("rule", "says"))


def _counter() -> Schema:
    known = counter_table()["properties"]
    return table(
        "counter of an erratum",
        {
            "counter": text("The counter, or a unit with all its counters, by id or name."),
            "side": text("Only the counter of this side."),
            **{key: known[key] for key in _OF_A_COUNTER},
        },
        ("counter",),
    )


def _place() -> Schema:
    known = {key: value for key, value in place_table()["properties"].items() if key != "id"}
    selecting = {
        "place": text("The place or box, by id or name."),
        "board": text("Its board, where several have a place of this name."),
    }
    return _untitled({**selecting, **known, "at_px": rectangle("Where a box lies now.")}, "place")


def _setup() -> Schema:
    known, line = setup_schema()["properties"], place_line()["properties"]
    return table(
        "setup of an erratum",
        {
            "setup": text("The setup, by id or name."),
            "side": text(
                "Whose tracks or lines; without it what is nobody's, and the setup's own turn, name and notes."
            ),
            **{key: known[key] for key in _OF_A_SETUP},
            **{key: line[key] for key in _OF_A_PLACE},
            "change": listed("Lines of the place that change.", _untitled(counter_line()["properties"], "counter")),
            "add": listed("Lines that come to the place.", counter_line()),
            "remove": listed("Lines that go.", _line_to_take_away()),
        },
        ("setup",),
    )


def _line_to_take_away() -> Schema:
    line = counter_line()["properties"]
    return _untitled({key: line[key] for key in ("counter", "state", "side")}, "counter")


def _constraint() -> Schema:
    own = {
        "constraint": identifier("The constraint's id."),
        "remove": flag("True: it is struck out."),
        "severity": choice("How bad a fault of it is.", ("error", "warning", "note")),
        "says": names("The sentence of the rulebook, in your own words."),
    }
    return {"type": "object", "required": ["constraint"], "properties": own}


def _untitled(properties: dict[str, Schema], needed: str) -> Schema:
    """A table whose keys another reader reads in the end."""
    return {"type": "object", "additionalProperties": False, "properties": properties, "required": [needed]}
