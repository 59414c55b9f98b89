"""``rules_data/<game>/game.yaml``."""

from __future__ import annotations

from builder.schema.parts import (
    Schema,
    colour,
    flag,
    identifier,
    integer,
    listed,
    names,
    source,
    spelled,
    table,
    text,
    words,
)


def game_schema() -> Schema:
    """Who plays, for how long, with which dice."""
    return table(
        "game",
        {
            "game": {
                "description": "The game's id: the name of its folder.",
                "type": ["string", "integer"],
                "pattern": "^[a-z0-9]+([-_][a-z0-9]+)*$",
            },
            "version": {
                "description": "Three numbers; a new version whenever pictures change, e.g. 0.1.0.",
                "type": "string",
                "pattern": r"^\d+\.\d+\.\d+$",
            },
            "language": text("The language that is printed on counters, maps and sheets: ja, en, ..."),
            "pictures": words(
                "Languages in which counters, maps and sheets are drawn, for players who read them: ja, en."
            ),
            **spelled(),
            **source(),
            "alliances": listed("Sides that win together.", _alliance()),
            "sides": listed("Owners of counters, in order of play.", _side()),
            "seats": listed("What a player takes in VASSAL: the sides whose counters that player moves.", _seat()),
            "turns": _turns(),
            "dice": listed("Buttons that roll dice.", _dice()),
            "links": listed("Places of the maps that are joined.", _link()),
            "credits": words("Who made the game and the module."),
            "notes": listed("Sentences for the module's notes.", names("A sentence.")),
        },
        ("game", "version", "language", "name", "sides", "turns"),
    )


def _alliance() -> Schema:
    return table("alliance", {"id": identifier("Its id."), **spelled(), **source()}, ("id", "name"))


def _side() -> Schema:
    return table(
        "side",
        {
            "id": identifier("The side's id."),
            **spelled(),
            "short": names("One or two letters that stand for the side on its counters."),
            "colour": colour("The ground of its counters."),
            "ink": colour("What is written on that ground."),
            "alliance": text("The alliance that it is in."),
            **source(),
        },
        ("id", "name", "short", "colour", "ink"),
    )


def _seat() -> Schema:
    return table(
        "seat",
        {"id": identifier("Its id."), **spelled(), "sides": words("The sides that go with it."), **source()},
        ("id", "name", "sides"),
    )


def _turns() -> Schema:
    phase = table(
        "phase",
        {
            "id": identifier("Its id."),
            **spelled(),
            "repeat": integer("So many times in a row, numbered (default: 1).", 1),
            **source(),
        },
        ("id", "name"),
    )
    return table(
        "clock",
        {
            "first": integer("The first turn."),
            "last": integer("The last turn."),
            "track": text("The track whose marker shows the turn."),
            "phases": listed("The phases of each turn, in order.", phase),
            **source(),
        },
        ("first", "last"),
        description="The game's clock.",
    )


def _link() -> Schema:
    return table(
        "link",
        {
            "from": words("Places of a map; from any hex of them it is as far."),
            "board": text("The board of these places, where others have places of the same names."),
            "to": words("Places of another map, or of the same one."),
            "to_board": text("The board of those places."),
            "steps": integer("How many hexes it counts from the one to the other, in both directions (default: 1).", 0),
            **source(),
        },
        ("from", "to"),
    )


def _dice() -> Schema:
    return table(
        "roll of dice",
        {
            "id": identifier("Its id."),
            **spelled(),
            "count": integer("How many dice.", 1),
            "faces": integer("Faces of each.", 2),
            "plus": integer("Added to the sum."),
            "report_total": flag("Report the sum (default: true)."),
            **source(),
        },
        ("id", "name", "count", "faces"),
    )
