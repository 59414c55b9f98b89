"""The list ``operations`` of ``play.yaml``, and the small tables that other lists share with it."""

from __future__ import annotations

from builder.schema.parts import Schema, flag, identifier, integer, listed, names, source, spelled, table, text, words

_NUMBERS: Schema = {"type": "object", "additionalProperties": {"type": "integer"}}
WORDS: Schema = {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}


def operation_schema() -> Schema:
    """An operation: what it needs, costs, rolls and brings about."""
    return table(
        "operation",
        {
            "id": identifier("Its id."),
            **spelled(),
            "text": names("What it does, for the help page."),
            "sides": words("The sides that have it (default: all that have its gauges, else nobody in particular)."),
            "needs": {
                **WORDS,
                "description": "Gauges with the least that they must show, named tracks with their space.",
            },
            "changes": {
                **_NUMBERS,
                "description": "Gauges (gauge or side/gauge) and what is added; less than zero is paid.",
            },
            "sets": {
                **WORDS,
                "description": "Tracks with the space, or the box of no value, to which their marker goes.",
            },
            "steps": listed("Commands that are given to many counters.", button_step()),
            "roll": _roll(),
            "by": text("The gauge by which the table is read, or 'turn' (default: the roll)."),
            "compare": text("The gauge that the rows compare (default: the roll)."),
            "table": listed("The results, from the lowest number up.", _row()),
            "otherwise": names("What is told where a row's at_least or at_most is missed."),
            **source(),
        },
        ("id", "name"),
    )


def button_step() -> Schema:
    """A command given to many counters."""
    return table(
        "step",
        {
            "give": text("The command, by its id."),
            "classes": words("The classes whose counters get it."),
            "within": words("The boxes in which they lie."),
            "on_turn": flag("True: those on the current turn's space."),
            "cup": text("The cup out of which they are drawn."),
            "count": integer("How many are drawn out of the cup.", 1),
        },
        ("give",),
    )


def result_row(give: bool = False) -> Schema:
    """A result of a roll, up to a number."""
    rows = {**spelled(), "up_to": integer("The highest number that it holds for; the last row has none.")}
    if give:
        rows["give"] = text("The command that the counter is then given, by its id.")
    return table("result", rows, ("name",))


def _roll() -> Schema:
    return table(
        "roll of an operation",
        {
            "dice": integer("How many dice (default: 1).", 1),
            "faces": integer("Faces of each (default: 6).", 2),
            "plus": integer("Added to the sum (default: 0)."),
            "add": text("A gauge whose value is added."),
            "per": integer("The gauge's value is divided by this first, rounded down (default: 1).", 1),
        },
        description="The dice that are rolled.",
    )


def _row() -> Schema:
    row = result_row()
    row["properties"] |= {
        "at_least": integer("The compared number has to reach this."),
        "at_most": integer("The compared number must not exceed this."),
        "changes": {**_NUMBERS, "description": "What this result changes, as far as the tracks reach."},
    }
    return row
