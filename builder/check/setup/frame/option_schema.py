"""The JSON schema of a kind's options, made from what the kind declares."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, get_args, get_origin

from builder.check.setup.frame.option import Schema, declared_options, reads_itself
from builder.model.constraint_option import OptionWord
from builder.record import Record


def options_schema(options: type, definitions: dict[str, Schema]) -> Schema:
    """An object schema with one property an option; shared parts go to ``definitions`` (for ``$defs``)."""
    declared = declared_options(options)
    schema: Schema = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            entry.key: {"description": entry.says, **_type_schema(entry.type, entry.at_least, definitions)}
            for entry in declared
        },
    }
    required = [entry.key for entry in declared if entry.required]
    return {**schema, "required": required} if required else schema


def _type_schema(wanted: Any, at_least: int | None, definitions: dict[str, Schema]) -> Schema:  # noqa: ANN401
    if reads_itself(wanted):
        found: Schema = wanted.option_schema(definitions)
        return found
    if get_origin(wanted) is tuple:
        item = _type_schema(get_args(wanted)[0], at_least, definitions)
        return {"oneOf": [item, {"type": "array", "items": item, "minItems": 1}]}
    if get_origin(wanted) is Literal:
        return {"enum": [str(word) for word in get_args(wanted)]}
    if isinstance(wanted, type) and issubclass(wanted, StrEnum):
        return {"enum": [member.value for member in wanted]}
    if isinstance(wanted, type) and issubclass(wanted, Record) and wanted is not OptionWord:
        return options_schema(wanted, definitions)
    if wanted is bool:
        return {"type": "boolean"}
    if wanted is int:
        return {"type": "integer"} if at_least is None else {"type": "integer", "minimum": at_least}
    return {"type": ["string", "integer"]}
