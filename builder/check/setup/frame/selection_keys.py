"""The keys of a selection of pieces, what each means, and their JSON schema."""

from __future__ import annotations

from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.side_test import SideTest

SELECTION_KEYS: dict[str, str] = {
    "name": "How messages call these pieces, {ja: ..., en: ...}; made from the words below where it is left out.",
    "counter": "Counters by name or id; a bare name means every side's and every version.",
    "unit": "Units by name or id: all versions and sides.",
    "class": "Classes of counters.",
    "kind": "Kinds of class: unit, fortification, character, chit, marker.",
    "version": "Versions of a character, by number or mark.",
    "side": "Sides whose counters they are, or 'nobody'.",
    "alliance": "Alliances whose sides' counters they are.",
    "state": "States that the counters are in.",
    "place": "Places where they stand: named places, boxes, spaces.",
    "hex": "Hexes where they stand.",
    "board": "Boards where they stand.",
    "board_kind": "Kinds of board: map or sheet.",
    "terrain": "Terrains of the hexes where they stand.",
    "territory": "Whose territory they stand in.",
    "place_owner": "Whose box or sheet they stand on.",
    "values": "Values that the counters show: {field: {at_least: ..., at_most: ..., equal: ...}}.",
    "any": "A list of selections of which at least one holds.",
    "all": "A list of selections that all hold.",
    "not": "A selection, or a list, of which none holds.",
}
"""Every key of a selection with what it means."""


def selection_schema(definitions: dict[str, Schema]) -> Schema:
    """The JSON schema of a selection, defined once."""
    if "selection" not in definitions:
        definitions["selection"] = {}  # holds the place while the parts refer to it
        words: Schema = {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}
        versions: Schema = {
            "oneOf": [*words["oneOf"], {"type": "integer"}, {"type": "array", "items": {"type": "integer"}}]
        }
        itself: Schema = {"$ref": "#/$defs/selection"}
        several: Schema = {"type": "array", "items": itself, "minItems": 1}
        special: dict[str, Schema] = {
            "name": {"oneOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}}]},
            "version": versions,
            "territory": SideTest.option_schema(definitions),
            "place_owner": SideTest.option_schema(definitions),
            "values": {"type": "object"},
            "any": several,
            "all": several,
            "not": {"oneOf": [itself, several]},
        }
        definitions["selection"] = {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                key: {"description": says, **special.get(key, words)} for key, says in SELECTION_KEYS.items()
            },
        }
    return {"$ref": "#/$defs/selection"}
