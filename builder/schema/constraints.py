"""``rules_data/<game>/constraints.yaml``: the options of each kind come from what the kind itself declares."""

from __future__ import annotations

from builder.check.setup.frame.kind import ConstraintKind, option_schema
from builder.check.setup.frame.selection import Selection
from builder.check.setup.table import KINDS
from builder.schema.parts import Schema, choice, identifier, listed, names, table, text, word_or_words, words


def constraints_schema() -> Schema:
    """A list of constraints; which options one has is decided by its ``check``."""
    definitions: Schema = {}
    definitions["exception"] = _exception(definitions)
    by_kind = [_case(kind, definitions) for kind in KINDS]
    entry: Schema = {
        "type": "object",
        "required": ["id", "check", "says"],
        "properties": {"check": _check()},
        "allOf": by_kind,
    }
    schema = table(
        "constraints file",
        {"constraints": listed("The sentences of the rulebook that setups are held against.", entry)},
    )
    return {**schema, "$defs": definitions}


def _case(kind: ConstraintKind, definitions: Schema) -> Schema:
    options = option_schema(kind)
    definitions.update(options.get("$defs", {}))
    own = table(
        "constraint",
        {**_shared(), **options["properties"]},
        ("id", "check", "says", *options.get("required", ())),
        description=kind.explanation.strip().split("\n", 1)[0],
    )
    others = {key: value for key, value in options.items() if key in ("anyOf", "oneOf", "allOf")}
    return {"if": {"required": ["check"], "properties": {"check": {"const": kind.name}}}, "then": {**own, **others}}


def _check() -> Schema:
    return choice("The kind of sentence; `vmodsmith explain KIND` tells what it checks.", [kind.name for kind in KINDS])


def _shared() -> dict[str, Schema]:
    return {
        "id": identifier("Its id, unique in the game; printed as the code of every fault."),
        "check": _check(),
        "rule": text('The number of the rule, e.g. "26.7-26.9".'),
        "severity": choice("How bad a fault is (default: error).", ("error", "warning", "note")),
        "says": names("The rule in your own words, one sentence."),
        "setups": words("The setups that it is about (default: all)."),
        "note": names("A remark for people."),
        "exceptions": listed("Faults that are known and accepted, with the reason.", {"$ref": "#/$defs/exception"}),
    }


def _exception(definitions: Schema) -> Schema:
    own: dict[str, Schema] = {
        "setup": word_or_words("The setups in which it holds."),
        "track": word_or_words("The tracks that it is about."),
        "reason": names("Why it is accepted."),
        "rule": text("The rule that allows it."),
        "becomes": choice("What such a fault is reported as (default: nothing).", ("nothing", "note", "warning")),
    }
    return table("exception", {**_selection_keys(definitions), **own}, ("reason",))


def _selection_keys(definitions: Schema) -> dict[str, Schema]:
    """The keys by which pieces are chosen, as the frame declares them."""
    schema = Selection.option_schema(definitions)
    while "$ref" in schema:
        schema = definitions[schema["$ref"].removeprefix("#/$defs/")]
    candidates = [schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())]
    return dict(next(part["properties"] for part in candidates if "properties" in part))
