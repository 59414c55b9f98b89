"""How options are read by their declaration, and the JSON schema that it gives."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Literal

import pytest

from builder.check.constraints import bind_constraints
from builder.check.setup.frame.choice import SideChoice
from builder.check.setup.frame.kind import ConstraintKind, option_schema
from builder.check.setup.frame.option import declared_options, option
from builder.check.setup.table import KINDS
from builder.model.constraint import CONSTRAINT_KEYS
from builder.record import Record


class Size(StrEnum):
    SMALL = "small"
    LARGE = "large"


class Inner(Record, kw_only=True):
    from_: int = option("The first.", at_least=1)
    to: int | None = option("The last.", default=None)


class Options(Record, kw_only=True):
    number: int = option("A number.", at_least=0)
    word: str | None = option("A word.", default=None)
    way: Literal["all", "each"] = option("A way.", default="all")
    size: Size = option("A size.", default=Size.SMALL)
    loud: bool = option("Loud.", default=False)
    ranges: tuple[Inner, ...] = option("Ranges.", default=())
    sides: SideChoice | None = option("Sides.", default=None)


def nothing(options: Options, view: object) -> Iterator[object]:
    yield from ()


KIND = ConstraintKind("tried", "", Options, nothing, None, None)


def read(with_constraints, options: str):
    text = f"constraints:\n  - {{id: tested, says: x, check: tried, {options}}}\n"
    bound = bind_constraints(with_constraints(text, ""), (KIND,))
    return bound.constraints[0].options if bound.constraints else None, bound.faults


def test_each_type_is_read(with_constraints) -> None:
    text = "number: 7, word: a b, way: each, size: large, loud: yes, ranges: [{from: 1, to: 2}, {from: 5}], sides: [青軍, red]"
    found, faults = read(with_constraints, text)
    assert faults == ()
    assert (found.number, found.word, found.way, found.size, found.loud) == (7, "a b", "each", Size.LARGE, True)
    assert found.ranges == (Inner(from_=1, to=2), Inner(from_=5))
    assert found.sides.ids == ("blue", "red")
    assert found.sides.names == ("青軍・赤軍", "Blue, Red")


def test_defaults_and_one_for_a_list(with_constraints) -> None:
    found, faults = read(with_constraints, "number: 0, ranges: {from: 3}")
    assert faults == ()
    assert (found.word, found.way, found.ranges, found.sides) == (None, "all", (Inner(from_=3),), None)


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        ("way: all", "missing-key", "'tried' needs 'number'"),
        ("number: -1", "out-of-range", "'number' is -1; the least allowed is 0"),
        ("number: many", "wrong-type", "'number' is 'many'; it must be a whole number"),
        ("number: [1]", "wrong-type", "'number' is a list; it must be a whole number"),
        (
            "number: 1, way: eech",
            "unknown-word",
            "'way' has no value 'eech'; did you mean 'each'? (allowed: all, each)",
        ),
        ("number: 1, loud: {}", "wrong-type", "'loud' is a table; it must be one word"),
        ("number: 1, ranges: 3", "wrong-type", "'ranges' is '3'; it must be a table, e.g. {from: ..., to: ...}"),
        ("number: 1, ranges: {from: 0}", "out-of-range", "'from' is 0; the least allowed is 1"),
        ("number: 1, ranges: {to: 4}", "missing-key", "'ranges' needs 'from'"),
        ("number: 1, sides: []", "wrong-type", "'sides' names nothing; give it a value or leave it out"),
        ("number: 1, ranges: []", "wrong-type", "'ranges' names nothing; give it a value or leave it out"),
        ("number: 1, word: ''", "wrong-type", "'word' is nothing; it must be a word or a list of words"),
        ("number: 1, sides: yellow", "unknown-side", "there is no side 'yellow'; there are: Red, Blue, Green"),
    ],
)
def test_what_is_wrong_is_said(with_constraints, options: str, code: str, message: str) -> None:
    found, faults = read(with_constraints, options)
    assert found is None
    assert [(fault.code, fault.message) for fault in faults] == [(code, message)]
    assert all(fault.message_ja for fault in faults)


def test_an_unknown_option_is_answered_with_the_nearest(with_constraints) -> None:
    _, (fault,) = read(with_constraints, "number: 1, numbr: 2")
    allowed = ", ".join(["number", "word", "way", "size", "loud", "ranges", "sides", *CONSTRAINT_KEYS])
    assert fault.message == f"'tried' has no key 'numbr'; did you mean 'number'? (allowed: {allowed})"


def test_the_schema_of_a_kind() -> None:
    one_or_more = {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}
    inner = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "from": {"description": "The first.", "type": "integer", "minimum": 1},
            "to": {"description": "The last.", "type": "integer"},
        },
        "required": ["from"],
    }
    assert option_schema(KIND) == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "number": {"description": "A number.", "type": "integer", "minimum": 0},
            "word": {"description": "A word.", "type": ["string", "integer"]},
            "way": {"description": "A way.", "enum": ["all", "each"]},
            "size": {"description": "A size.", "enum": ["small", "large"]},
            "loud": {"description": "Loud.", "type": "boolean"},
            "ranges": {
                "description": "Ranges.",
                "oneOf": [inner, {"type": "array", "items": inner, "minItems": 1}],
            },
            "sides": {"description": "Sides.", **one_or_more},
        },
        "required": ["number"],
    }


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_kind_has_a_schema_whose_references_lead_somewhere(kind: ConstraintKind) -> None:
    schema = option_schema(kind)
    assert list(schema["properties"]) == [entry.key for entry in declared_options(kind.options)]
    assert set(references(schema)) <= {f"#/$defs/{name}" for name in schema.get("$defs", ())}
    assert not set(schema["properties"]) & set(CONSTRAINT_KEYS)


def references(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)
