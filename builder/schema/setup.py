"""``rules_data/<game>/setups/*.yaml``."""

from __future__ import annotations

from builder.schema.parts import Schema, flag, identifier, integer, listed, names, source, spelled, table, text, words


def setup_schema() -> Schema:
    """What stands where when a scenario begins."""
    return table(
        "setup",
        {
            "setup": identifier("The setup's id: the file's name."),
            **spelled(),
            "turn": integer("The turn in which it begins."),
            "notes": listed("Sentences for the module's notes window.", names("A sentence.")),
            "tracks": _tracks("Values of tracks that are nobody's."),
            "places": listed("What is nobody's.", place_line()),
            "sides": listed("What each side has.", _heading()),
            **source(),
        },
        ("setup", "name", "turn"),
    )


def _heading() -> Schema:
    return table(
        "side's heading",
        {
            "side": text("The side."),
            "tracks": _tracks("Values of the side's tracks."),
            "holds": words("Places that it holds when the setup begins, with or without counters."),
            "places": listed("Where its counters stand.", place_line()),
            **source(),
        },
        ("side",),
    )


def place_line() -> Schema:
    """A place and what stands there."""
    return table(
        "line of 'places'",
        {
            "place": text("A place, box or hex."),
            "hex": {
                "description": 'One hex of the place, or a hex without a name, e.g. "0304".',
                "type": ["string", "integer"],
            },
            "board": text("The board, where several have a place of this name."),
            "side": text("The side whose box is meant, if not the heading's."),
            "each_hex": flag("True: so many in each hex of the place."),
            "any_hex": flag("True: the rule leaves the hex free; the first is taken and noted."),
            "counters": listed("The counters.", counter_line()),
            **source(),
        },
        ("counters",),
        anyOf=[{"required": ["place"]}, {"required": ["hex"]}],
    )


def counter_line() -> Schema:
    """So many of a counter, in a state."""
    return table(
        "line of 'counters'",
        {
            "counter": text("The counter, by id or name."),
            "count": integer("How many (default: 1).", 1),
            "state": text("Its state, by id or name (default: the first)."),
            "facing": integer("The number of its facing, clockwise from 0 (up the map).", 0),
            "side": text("Whose counter is meant, if not the heading's."),
            **source(),
        },
        ("counter",),
    )


def _tracks(says: str) -> Schema:
    scalar = {"type": ["string", "number", "boolean", "null"]}
    value = table("track's value", {"value": text("The value."), **source()}, ("value",))
    return {"description": says, "type": ["object", "null"], "additionalProperties": {"anyOf": [scalar, value]}}
