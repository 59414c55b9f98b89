"""``templates/counters/*.yaml``: layouts of counters, and their symbol set."""

from __future__ import annotations

from builder.load.layout_element import CARRIED
from builder.schema.parts import (
    Schema,
    choice,
    flag,
    identifier,
    integer,
    listed,
    names,
    number,
    numbers,
    table,
    text,
    words,
)

_LENGTH: Schema = {"type": ["number", "string"], "pattern": r"^-?\d+(\.\d+)?\s*(mm)?$"}
_POINT: Schema = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
_KINDS = ("unit", "fortification", "character", "chit", "marker")
_FORMS = ("integer", "strengths", "text", "die-table")
_DRAWN = ("rectangle", "polygon", "text", "symbol", "fields", "die-table")


def layout_schema() -> Schema:
    """A layout: named elements, in the order in which they are drawn."""
    colours: Schema = {
        "title": "table of colours",
        "description": "Names for colours, e.g. {band: side.colour lighter 60%}.",
        "type": "object",
        "additionalProperties": {"type": "string"},
    }
    return table(
        "layout",
        {
            "layout": identifier("The layout's id: the file's name."),
            "extends": text("Another layout whose elements this one takes and changes."),
            "note": names("A remark for people."),
            "grid": numbers("[parts across, parts down]: the unit of all lengths without mm.", 2, 1),
            "colours": colours,
            "remove": words("Elements of the other layout that this one does without."),
            "elements": listed("What is drawn, the lowest first.", _element()),
        },
        ("layout",),
    )


def _element() -> Schema:
    """One element; one of an id that the extended layout has changes the keys that it gives."""
    return table(
        "layout element",
        {
            "id": identifier("The name by which other layouts can change it."),
            "draw": choice("What is drawn.", _DRAWN),
            "at": {
                "description": "[left, top, width, height].",
                "type": "array",
                "items": _LENGTH,
                "minItems": 4,
                "maxItems": 4,
            },
            "when": _condition(),
            "fill": _colour("The ground."),
            "outline": _colour("The line around."),
            "line": _length("Width of that line."),
            "corner": _length("Radius of the corners."),
            "hatch": _colour("Colour of hatching over the ground."),
            "points": listed("The corners [across, down], from 0 to 1.", _POINT),
            "text": text("The words; {printed_name}, {side.short}, ... are replaced."),
            "symbol": text("A drawing of symbols.yaml (default: the counter's own)."),
            "die_colour": _colour("Ground of the dice."),
            "pip_colour": _colour("Pips of the dice."),
            "die_room": _length("Width of a die."),
            "shown": choice("Of the fields: those that all, some or any state shows.", ("all", "some", "any")),
            "forms": _word_or_words("Forms of the fields that are shown.", _FORMS),
            "columns": integer("Cells in a row.", 1),
            "row_most": _length("The most that a row may be high."),
            "gap": _length("Between cells."),
            "label_place": choice("Where the field's name stands.", ("top", "left", "none", "auto")),
            "label_room": _length("Room for the field's name."),
            "label": _look("label of a layout element"),
            "value": _look("value of a layout element"),
            "label_fill": _colour("Ground of the name."),
            "value_fill": _colour("Ground of the value."),
            **_look_keys(),
        },
        ("id",),
    )


def _condition() -> Schema:
    return table(
        "'when' of a layout element",
        {
            "state": _word_or_words("States in which it is drawn."),
            "face": _word_or_words("Faces on which it is drawn.", ("front", "back")),
            "card": _word_or_words("Cards on which it is drawn, e.g. regular, sub."),
            "kind": _word_or_words("Kinds of class.", _KINDS),
            "has": _word_or_words("What the counter must have.", CARRIED),
            "lacks": _word_or_words("What the counter must not have.", CARRIED),
        },
        description="When it is drawn; all conditions must hold.",
    )


def _look(title: str) -> Schema:
    return table(title, _look_keys(), description="How it is lettered.")


def _look_keys() -> dict[str, Schema]:
    return {
        "colour": _colour("Colour of the letters or the drawing."),
        "size": _length("Height of the letters."),
        "minimum": _length("The least height that they may shrink to."),
        "weight": choice("Weight of the letters.", ("regular", "bold")),
        "align": choice("Where they stand across.", ("left", "centre", "right")),
        "valign": choice("Where they stand from top to bottom.", ("top", "middle", "bottom")),
        "lines": integer("Lines at most.", 1),
        "squeeze": number("The narrowest that letters may be drawn, as a share of their width."),
    }


def _colour(says: str) -> Schema:
    return {
        "description": f"{says} \"#rrggbb\", side.colour, side.ink, side.deep, a name of 'colours', or none.",
        "type": "string",
    }


def _length(says: str) -> Schema:
    return {"description": f"{says} A number of parts of the grid, or e.g. 1.5mm.", **_LENGTH}


def _word_or_words(says: str, allowed: tuple[str, ...] = ()) -> Schema:
    word: Schema = {"enum": list(allowed)} if allowed else {"type": ["string", "number"]}
    return {"description": says, "anyOf": [word, {"type": "array", "items": word}]}


def symbol_set_schema() -> Schema:
    """``symbols.yaml`` of the counters: small drawings of one colour."""
    points = listed("Points [across, down], from 0 to 1.", _POINT)
    stroke = table(
        "stroke",
        {
            "polygon": points,
            "line": points,
            "ellipse": _two_points("The corners of its box."),
            "width": number("Width of a line, as a share of the box."),
            "hole": flag("True: taken out of what was drawn before."),
            "mirror": flag("True: drawn a second time on the other side of the middle."),
        },
        oneOf=[{"required": [shape]} for shape in ("polygon", "line", "ellipse")],
    )
    symbol = table(
        "drawing",
        {"aspect": number("Width by height (default: 1)."), "strokes": listed("In drawing order.", stroke)},
        ("strokes",),
    )
    drawings: Schema = {"description": "Drawings by id.", "type": "object", "additionalProperties": symbol}
    return table("symbol set", {"symbols": drawings}, ("symbols",))


def _two_points(says: str) -> Schema:

    return {"description": says, "type": "array", "items": _POINT, "minItems": 2, "maxItems": 2}
