"""``templates/maps/*.yaml`` and ``templates/sheets/*.yaml``: styles of boards, and the symbols of maps.

A style that extends another gives only the keys that differ, so that no key but ``style`` must be there.
"""

from __future__ import annotations

from builder.model.map_style import LAYERS
from builder.model.map_style import WORDS as MAP_WORDS
from builder.model.sheet_style import WORDS as SHEET_WORDS
from builder.schema.parts import Schema, choice, colour, identifier, integer, listed, names, number, table, text

_PAIR: Schema = {"type": "string", "pattern": r"^\s*\d+(\.\d+)?\s*:\s*\d+(\.\d+)?\s*$"}
_POINT: Schema = {"type": "string", "pattern": r"^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$"}


def map_style_schema() -> Schema:
    """How maps look."""
    what = "map style"
    return table(
        what,
        {
            **_heading(),
            "layers": listed("What is drawn, of these layers.", {"enum": list(LAYERS)}),
            "paper": colour("The ground beneath everything."),
            "frame": _part(what, "frame", {"colour": colour("Its line."), "inset_px": number("From the edge.")}),
            "beyond_veil": number("How far what lies beyond the hexes is faded, from 0 to 1."),
            "coast": _part(
                what,
                "coast",
                {
                    "colour": colour("Its line."),
                    "width_px": number("Width of the line."),
                    "wander": number("How far the line wanders from the hexes' sides."),
                },
            ),
            "shallows": listed('Bands along the coast: "width:opacity".', _PAIR),
            "hex_lines": _part(
                what,
                "hex_lines",
                {"land": colour("On land."), "water": colour("On water."), "width_px": number("Width of the line.")},
            ),
            "territory": _part(
                what,
                "territory",
                {
                    "tint": number("How much of the side's colour, from 0 to 1."),
                    "lightened": number("How far that colour is lightened, from 0 to 1."),
                    "band_px": number("Width of the band along a border."),
                    "band_opacity": number("How dense that band is, from 0 to 1."),
                },
            ),
            "border": _part(what, "border", {"colour": colour("Its line."), "width_px": number("Width of the line.")}),
            "area_outline": _part(
                what, "area_outline", {"colour": colour("Its line."), "width_px": number("Width of the line.")}
            ),
            "symbol": _part(
                what,
                "symbol",
                {"size_px": number("Size."), "fill": colour("Its ground."), "ink": colour("Its lines.")},
            ),
            "counter_px": integer("Size of a counter, which names keep clear of.", 1),
            **{key: _letters(what, key) for key in ("numbers", "place_names", "area_names", "side_names", "title")},
            "side_name_opacity": number("How dense the sides' names are, from 0 to 1."),
            "legend": _part(
                what,
                "legend",
                {
                    **_letter_keys(),
                    "ground": colour("Its ground."),
                    "frame": colour("Its frame."),
                    "max_width_px": integer("The widest that it may be.", 100),
                },
            ),
            "boxes": text("The sheet style in which boxes and tracks on a map are drawn."),
            "words": _words(what, MAP_WORDS),
        },
        ("style",),
    )


def sheet_style_schema() -> Schema:
    """How play sheets look."""
    what = "sheet style"
    lettered = ("title", "box_names", "captions", "rules", "track_names", "space_numbers", "space_names", "notes")
    return table(
        what,
        {
            **_heading(),
            "paper": colour("The ground beneath everything."),
            "frame": _part(what, "frame", {"colour": colour("Its line."), "inset_px": number("From the edge.")}),
            "heading": _part(
                what,
                "heading",
                {"height_px": number("Its height."), "colour": colour("Its ground."), "ink": colour("Its letters.")},
            ),
            "box": _part(
                what,
                "box",
                {
                    "ground": colour("Its ground."),
                    "frame": colour("Its frame."),
                    "frame_px": number("Width of the frame."),
                    "radius_px": number("Radius of the corners."),
                    "tab_px": number("Height of the tab with its name."),
                },
            ),
            "space": _part(
                what,
                "space",
                {
                    "ground": colour("Its ground."),
                    "fifth": colour("Ground of every fifth."),
                    "tenth": colour("Ground of every tenth."),
                    "lower_digit": colour("Ground of a lower digit's spaces."),
                    "frame": colour("Its frame."),
                    "frame_px": number("Width of the frame."),
                },
            ),
            "unset": _part(
                what, "unset", {"frame": colour("Its frame."), "dash_px": number("Length of a dash of the frame.")}
            ),
            "symbol": _part(
                what,
                "symbol",
                {
                    "colour": colour("Its colour."),
                    "opacity": number("How dense, from 0 to 1."),
                    "size_px": number("Size."),
                },
            ),
            "counter_px": integer("Size of a counter, for which spaces must have room.", 1),
            **{key: _letters(what, key) for key in lettered},
            "words": _words(what, SHEET_WORDS),
        },
        ("style",),
    )


def board_symbols_schema() -> Schema:
    """``symbols.yaml`` of the maps: drawings in two colours."""
    shape = table(
        "shape",
        {
            "polygon": listed('Corners "x,y", from 0 to 1.', _POINT),
            "line": listed('Points "x,y", from 0 to 1.', _POINT),
            "disc": {**_POINT, "description": 'The centre "x,y".'},
            "radius": number("The disc's radius."),
            "fill": choice("Which of the style's colours fills it.", ("fill", "ink", "none")),
        },
        oneOf=[{"required": ["polygon"]}, {"required": ["line"]}, {"required": ["disc", "radius"]}],
    )
    symbol = table(
        "symbol",
        {"name": names("What a legend calls it."), "shapes": listed("In drawing order.", shape)},
        ("name", "shapes"),
    )
    drawings: Schema = {"description": "Symbols by id.", "type": "object", "additionalProperties": symbol}
    return table("symbol file", {"symbols": drawings}, ("symbols",))


def _heading() -> dict[str, Schema]:
    return {
        "style": identifier("The style's id: the file's name."),
        "extends": text("Another style from which all keys come that this one does not give."),
    }


def _part(what: str, key: str, properties: dict[str, Schema]) -> Schema:
    return table(f"'{key}' of a {what}", properties)


def _letters(what: str, key: str) -> Schema:
    return _part(what, key, _letter_keys())


def _letter_keys() -> dict[str, Schema]:
    return {
        "size": number("Height in pixels."),
        "minimum": number("The least height that it may shrink to."),
        "weight": choice("Weight of the letters.", ("regular", "bold")),
        "colour": colour("Colour of the letters."),
        "halo": colour("Colour of the line around each letter."),
        "halo_px": number("Width of that line."),
        "spacing": number("Room between letters in pixels."),
    }


def _words(what: str, wanted: tuple[str, ...]) -> Schema:
    return _part(what, "words", {word: names("In each language.") for word in wanted})
