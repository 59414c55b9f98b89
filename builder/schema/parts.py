"""The parts that schemas are made of. Each takes the sentence that an editor shows beside the key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]
"""A JSON Schema as plain data."""

_SCALAR: Schema = {"type": ["string", "number", "boolean"]}
"""Every scalar of YAML is read as text, so that a rule number may be written without quotes."""

_LANGUAGE = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
NAMES: Schema = {
    "description": "A name in several languages, e.g. {ja: 古城, en: Old Castle}, or one text for all of them.",
    "anyOf": [
        {"type": ["string", "number"], "minLength": 1},
        {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": False,
            "patternProperties": {_LANGUAGE: _SCALAR},
            "properties": {"ja": _SCALAR, "en": _SCALAR},
        },
    ],
}
"""Stands in ``$defs`` of every schema, since names are everywhere."""

DEFINITIONS: Schema = {"names": NAMES}


def text(says: str) -> Schema:
    """A word or a sentence."""
    return {"description": says, **_SCALAR}


def names(says: str) -> Schema:
    """A name in several languages."""
    return {"description": says, "$ref": "#/$defs/names"}


def identifier(says: str) -> Schema:
    """An id: it becomes a file's name."""
    return {"description": says, "type": ["string", "integer"], "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}


def colour(says: str) -> Schema:
    """A colour ``#rrggbb``."""
    return {"description": says, "type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


def integer(says: str, minimum: int | None = None) -> Schema:
    """A whole number."""
    return {"description": says, "type": "integer"} | ({} if minimum is None else {"minimum": minimum})


def number(says: str) -> Schema:
    """A number with or without a fraction."""
    return {"description": says, "type": "number"}


def flag(says: str) -> Schema:
    """True or false."""
    return {"description": says, "type": "boolean"}


def choice(says: str, words: Iterable[str]) -> Schema:
    """One of some words."""
    return {"description": says, "enum": list(words)}


def words(says: str) -> Schema:
    """A list of words."""
    return {"description": says, "type": "array", "items": _SCALAR}


def word_or_words(says: str) -> Schema:
    """One word, or a list of some."""
    word: Schema = {"type": ["string", "integer"]}
    return {"description": says, "anyOf": [word, {"type": "array", "items": word, "minItems": 1}]}


def integers(says: str) -> Schema:
    """A list of whole numbers, as many as one likes."""
    return {"description": says, "type": "array", "items": {"type": "integer"}}


def numbers(says: str, count: int, minimum: float | None = None, whole: bool = True) -> Schema:
    """A list of so many numbers; where ``whole`` is false they may have fractions and are above zero."""
    item: Schema = {"type": "integer"} if whole else {"type": "number", "exclusiveMinimum": 0}
    if minimum is not None:
        item["minimum"] = minimum
    return {"description": says, "type": "array", "items": item, "minItems": count, "maxItems": count}


def rectangle(says: str) -> Schema:
    """``[left, top, width, height]`` in pixels."""
    return numbers(f"{says}: [left, top, width, height] in pixels.", 4)


def listed(says: str, item: Schema) -> Schema:
    """A list of things."""
    return {"description": says, "type": "array", "items": item}


def table(title: str, properties: dict[str, Schema], required: Iterable[str] = (), **more: object) -> Schema:
    """A table with these keys and no others; ``title`` is the noun by which messages name it."""
    schema: Schema = {"title": title, "type": "object", "additionalProperties": False, "properties": properties, **more}
    needed = list(required)
    return {**schema, "required": needed} if needed else schema


def source() -> dict[str, Schema]:
    """The three keys that almost every record may carry."""
    return {
        "rule": text('The number of the rule that this comes from, e.g. "26.8".'),
        "provenance": choice(
            "What kind of source this has (default: rule).", ("rule", "derived", "inferred", "public", "schematic")
        ),
        "note": names("A remark for people."),
    }


def spelled() -> dict[str, Schema]:
    """A name with the other spellings that data may use."""
    return {
        "name": names("What it is called, e.g. {ja: 古城, en: Old Castle}."),
        "also": listed(
            "Other spellings under which data may name it.",
            {
                "anyOf": [
                    _SCALAR,
                    table(
                        "spelling of 'also'",
                        {
                            "spelling": text("The other spelling."),
                            "rule": text("The number of the rule that has this spelling."),
                            "warn": flag("True: who uses it is warned, with the rule's number (other-spelling)."),
                        },
                        ("spelling",),
                    ),
                ]
            },
        ),
    }
