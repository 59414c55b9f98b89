"""``maps/<game>/*.yaml``: a map or a sheet."""

from __future__ import annotations

from builder.model.board_edge import EdgeDrawing
from builder.model.hex_grid import NEIGHBOUR_NAMES
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
    rectangle,
    source,
    spelled,
    table,
    text,
    words,
)

_HEX: Schema = {"type": ["string", "integer"]}
_CODE: Schema = {"type": ["string", "integer"], "maxLength": 1, "minLength": 1}


def board_schema() -> Schema:
    """One board a file."""
    return table(
        "board",
        {
            "board": identifier("The board's id: the file's name."),
            "kind": choice("What it is.", ("map", "sheet")),
            **spelled(),
            "style": identifier("The file in templates/maps/ or templates/sheets/ that says how it looks."),
            "for_each_side": words("The sides that have such a board each; {side} in a name is replaced."),
            "size_px": numbers("[width, height] in pixels; a map with a grid may leave it out.", 2, 1),
            "grid": _grid(),
            "legend_px": rectangle("Where the legend stands"),
            "terrains": listed("The kinds of terrain, with their codes.", _terrain()),
            "terrain": text("One line a row of hexes, one code a hex; written with |."),
            "territory": _territory(),
            "places": listed("Named hexes and areas.", place_table()),
            "regions": listed("Sets of hexes that lie over the places: areas, theatres.", _region()),
            "edge_kinds": listed("The kinds of hexsides: mountain sides, straits, bridges ...", _edge_kind()),
            "edges": listed("The hexsides that are more than a line.", _edge()),
            "tables": listed("Tables of the rules that are printed.", _printed_table()),
            "boxes": listed("Boxes for counters.", box_table("box")),
            "tracks": listed("Rows of spaces that markers run along.", _track()),
            "art": text("A picture of yours instead of a drawn board, relative to the project's folder."),
            **source(),
        },
        ("board", "kind", "name", "style"),
    )


def _grid() -> Schema:
    return table(
        "grid",
        {
            "columns": integer("Columns of hexes.", 1),
            "rows": integer("Rows of hexes.", 1),
            "hex_height_px": integer("Height of a hex in pixels.", 8),
            "first_column": choice(
                "Does the first column stand higher than the second (default) or lower?", ("high", "low")
            ),
            "first_number": integer("The number of the first column and row (default: 1).", 0),
            "margin_px": integer("Room around the hexes in pixels.", 0),
            "wraps": choice(
                "Which edges of the map meet: the left and the right one, the upper and the lower one, or both. "
                "Columns can meet only where their number is even.",
                ("columns", "rows", "both"),
            ),
            **source(),
        },
        ("columns", "rows", "hex_height_px"),
        description="A grid of flat-topped hexes.",
    )


def _terrain() -> Schema:
    return table(
        "terrain",
        {
            "id": identifier("Its id."),
            "code": {**_CODE, "description": "The one character that stands for it in the grid of codes."},
            **spelled(),
            "colour": colour("Its ground."),
            "water": flag("True: it is water, and has a coast towards land."),
            "pattern": text("What is drawn on it: waves, forest, ..."),
            **source(),
        },
        ("id", "code", "name", "colour"),
    )


def _territory() -> Schema:
    return table(
        "territory",
        {
            "codes": {
                "description": "The sides and their codes, e.g. {red: R}; - and ~ are nobody's.",
                "type": "object",
                "additionalProperties": _CODE,
            },
            "grid": text("One line a row of hexes, one code a hex; written with |."),
            **source(),
        },
        ("codes", "grid"),
        description="Whose hex each is.",
    )


def place_table() -> Schema:
    """A named hex or an area of several."""
    return table(
        "place",
        {
            "id": identifier("The place's id."),
            **spelled(),
            "hexes": {**words('Its hexes, e.g. ["0304"].'), "minItems": 1},
            "symbol": text("A symbol of templates/maps/symbols.yaml."),
            "caption": names("What is printed instead of the name."),
            **source(),
        },
        ("id", "name", "hexes"),
    )


def _region() -> Schema:
    return table(
        "region",
        {
            "id": identifier("The region's id."),
            **spelled(),
            "hexes": words('Its hexes, e.g. ["0304"], those of other places among them.'),
            "columns": numbers("[first, last] column of the region, instead of 'hexes'.", 2),
            "rows": numbers("[first, last] row of the region, instead of 'hexes'.", 2),
            "letter": names("What is printed large in it."),
            "colour": colour("The colour of its outline."),
            **source(),
        },
        ("id", "name"),
        anyOf=[{"required": ["hexes"]}, {"required": ["columns"]}, {"required": ["rows"]}],
    )


def _printed_table() -> Schema:
    cell: Schema = {"$ref": "#/$defs/names"}
    return table(
        "table of a board",
        {
            "id": identifier("The table's id."),
            **spelled(),
            "at_px": rectangle("Where it stands"),
            "columns": listed("What heads each column.", cell),
            "rows": listed("The rows: a list of cells each, the first of which heads it.", listed("A row.", cell)),
            **source(),
        },
        ("id", "name", "at_px", "columns", "rows"),
    )


def _edge_kind() -> Schema:
    return table(
        "edge kind",
        {
            "id": identifier("Its id."),
            **spelled(),
            "drawn": choice("How it is drawn (default: wall).", [drawing.value for drawing in EdgeDrawing]),
            "colour": colour("Its colour."),
            **source(),
        },
        ("id", "name", "colour"),
    )


def _edge() -> Schema:
    some: Schema = {"anyOf": [_HEX, {"type": "array", "items": _HEX, "minItems": 1}]}
    return table(
        "edge",
        {
            "kind": text("A kind of 'edge_kinds'."),
            "between": {
                "description": "Two hexes or places, or two lists of them: all sides that the one shares with the other.",
                "type": "array",
                "items": some,
                "minItems": 2,
                "maxItems": 2,
            },
            "of": {"description": "Hexes whose sides 'towards' some directions are meant.", **some},
            "towards": listed("Directions.", {"enum": list(NEIGHBOUR_NAMES)}),
            **source(),
        },
        ("kind",),
        oneOf=[{"required": ["between"]}, {"required": ["of", "towards"]}],
    )


def box_table(title: str) -> Schema:
    """A box with its rectangle."""
    return table(
        title,
        {
            "id": identifier("The box's id."),
            **spelled(),
            "at_px": rectangle("Where it stands"),
            "caption": names("What is printed below its name."),
            "symbol": text("A drawing in it."),
            **source(),
        },
        ("id", "name", "at_px"),
    )


def _track() -> Schema:
    space = table("space", {"id": identifier("Its id."), **spelled(), **source()}, ("id", "name"))
    digit = table(
        "digit",
        {
            "unit": integer("What the digit counts: 10, 1, ...", 1),
            "from": integer("Its first number."),
            "to": integer("Its last number."),
            "marker": text("The counter that runs on it."),
        },
        ("unit", "from", "to", "marker"),
    )
    return table(
        "track",
        {
            "id": identifier("The track's id."),
            **spelled(),
            "at_px": rectangle("Where it stands"),
            "from": integer("Its first number."),
            "to": integer("Its last number."),
            "digits": listed("A run of spaces and a marker for each digit, from the highest unit down.", digit),
            "spaces": listed("Spaces with names instead of numbers.", space),
            "marker": text("The counter that runs on it."),
            "columns": integer("Spaces in a row (default: all).", 1),
            "shared": flag("True: the markers of all sides run on the same spaces."),
            "for_each_side": words("The sides that have a row each."),
            "unset": box_table("box for the unset marker"),
            **source(),
        },
        ("id", "name", "at_px"),
        oneOf=[{"required": ["from", "to", "marker"]}, {"required": ["digits"]}, {"required": ["spaces", "marker"]}],
    )
