"""``rules_data/<game>/play.yaml``: how the game is handled at the table."""

from __future__ import annotations

from builder.model.command import Effect
from builder.schema.parts import (
    Schema,
    flag,
    identifier,
    integer,
    integers,
    listed,
    names,
    source,
    spelled,
    table,
    text,
    word_or_words,
    words,
)


def play_schema() -> Schema:
    """What players do with counters, and the buttons that they press; every list may be left out."""
    return table(
        "play file",
        {
            "cups": listed("Boxes in which counters lie face down and are drawn by chance.", _cup()),
            "hands": listed("Boards that only the players of some seats see.", _hand()),
            "commands": listed("What stands in the menus of counters, in order.", _command()),
            "gauges": listed("Tracks that are counted up and down.", _gauge()),
            "transfers": listed("Buttons that add one gauge's value to another.", _transfer()),
            "purchases": listed("Buttons that roll a price, pay it and raise a gauge.", _purchase()),
            "buttons": listed("Buttons that give commands to many counters at once.", _button()),
            "rolls": listed("Rolls of dice that are read against numbers.", _roll()),
            "victory": _victory(),
            "summary": listed("What is done in each phase, for the help page.", _summary_line()),
        },
    )


def _cup() -> Schema:
    return table(
        "cup",
        {
            "id": identifier("The cup's id."),
            "name": names("What it is called (default: as its box)."),
            "box": text("The box that is the cup, by id or name."),
            **source(),
        },
        ("id", "box"),
    )


def _hand() -> Schema:
    return table(
        "hand",
        {
            "board": text("The board, by id or name."),
            "seats": words("The seats whose players see it."),
            **source(),
        },
        ("board",),
    )


def _command() -> Schema:
    return table(
        "command",
        {
            "id": identifier(
                "The command's id. A later command of the same id takes the place of an earlier one on the counters that "
                "it names with 'counters'."
            ),
            **spelled(),
            "key": {
                "description": "One letter or digit, pressed together with Ctrl.",
                "type": ["string", "integer"],
                "pattern": "^[A-Za-z0-9]$",
                "minimum": 0,
                "maximum": 9,
            },
            "menu": names("The menu in the counter's menu in which it stands."),
            "classes": words("The classes whose counters have it."),
            "counters": words("The counters that have it, whatever their class."),
            "without": words("Counters of those classes that do not have it."),
            **_effects(),
            "sides": words("For to_class: the sides whose counters it may go to (default: its own)."),
            "table": text("For roll: the value that holds the six results of the die."),
            "within": word_or_words("The boxes where a counter must stand to have it, e.g. factory or red/factory."),
            "afresh": flag("True: the counter is turned to its first state."),
            "after_damage": flag("True: this becomes of a counter that is damaged in its last state."),
            "hidden": flag("True: it has no entry in the menu; buttons give it."),
            "face_down": flag("True: the counter is laid on its face, until another command turns it up."),
            **source(),
        },
        ("id", "name"),
        oneOf=[{"required": [effect.value]} for effect in Effect],
        anyOf=[{"required": ["classes"]}, {"required": ["counters"]}],
    )


def _effects() -> dict[str, Schema]:
    """The keys of which a command has exactly one."""
    effects = {
        Effect.TO: word_or_words("It goes to this box, e.g. factory or red/factory; several: the player chooses."),
        Effect.TO_DECK: text("It goes into this cup, unseen."),
        Effect.TO_NEXT: text("It goes to the space after the current turn's, on this track."),
        Effect.TO_CLASS: text("It goes to a counter of this class; the next press goes to the next one."),
        Effect.NEXT_VERSION: flag("It is replaced by the next version of the same unit."),
        Effect.REPLACE_BY: text("It is replaced by a counter of this class and its side, chosen in a menu."),
        Effect.COPY: flag("One more of it appears beside it."),
        Effect.ROLL: integer("A die with so many faces is rolled for it.", 2),
    }
    return {effect.value: schema for effect, schema in effects.items()}


def _gauge() -> Schema:
    return table(
        "gauge",
        {
            "id": identifier("The gauge's id."),
            "name": names("What it is called (default: as its track)."),
            "track": text("The track, by id or name; its spaces are numbers."),
            "steps": integers("The changes that have a button, e.g. [10, 1, -1, -10]."),
            **source(),
        },
        ("id", "track"),
    )


def _transfer() -> Schema:
    return table(
        "transfer",
        {
            "id": identifier("Its id."),
            **spelled(),
            "add": text("The gauge whose value is added."),
            "to": text("The gauge to which it is added."),
            **source(),
        },
        ("id", "name", "add", "to"),
    )


def _purchase() -> Schema:
    return table(
        "purchase",
        {
            "id": identifier("Its id."),
            **spelled(),
            "dice": integer("How many dice (default: 1).", 1),
            "faces": integer("Faces of each (default: 6).", 2),
            "plus": integer("Added to the sum (default: 0)."),
            "times": integer("The price is so many times that (default: 1).", 1),
            "pay": text("The gauge that pays; where it holds too little, all of it is lost and nothing gained."),
            "gain": text("The gauge that is raised."),
            "by": integer("By how much (default: 1).", 1),
            **source(),
        },
        ("id", "name", "pay", "gain"),
    )


def _button() -> Schema:
    step = table(
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
    return table(
        "button",
        {
            "id": identifier("Its id."),
            **spelled(),
            "text": names("What it does, for the help page."),
            "empty": text("A cup: while it holds something, the button does nothing and says so."),
            "steps": listed("The commands that it gives, in order.", step),
            **source(),
        },
        ("id", "name", "steps"),
    )


def _roll() -> Schema:
    return table(
        "roll",
        {
            "id": identifier("Its id."),
            **spelled(),
            "menu": names("The menu in which it stands with others."),
            "faces": integer("Faces of each die (default: 6).", 2),
            "dice": integers("The numbers of dice that the player may choose (default: [1])."),
            "plus": integers("The numbers that the player may add to the sum (default: [0])."),
            "against": {
                **integers("A hit for each die and each of these numbers that it does not exceed."),
                "minItems": 1,
            },
            "at_least": integer("The sum that succeeds."),
            "success": names("What is said when the sum succeeds."),
            "failure": names("What is said when it does not."),
            **source(),
        },
        ("id", "name"),
        oneOf=[{"required": ["against"]}, {"required": ["at_least"]}],
    )


def _victory() -> Schema:
    band = table("band", {**spelled(), "least": integer("The least difference; the last band has none.")}, ("name",))
    return table(
        "victory",
        {
            **spelled(),
            "gauge": text("The gauge whose difference between two alliances decides."),
            "plus": text("The alliance whose values count up."),
            "minus": text("The alliance whose values count down."),
            "bands": {**listed("The results, from the highest 'least' down.", band), "minItems": 1},
            **source(),
        },
        ("name", "gauge", "plus", "minus", "bands"),
        description="Who wins.",
    )


def _summary_line() -> Schema:
    return table(
        "line of the summary",
        {
            "phase": text("The phase, by id or name."),
            "text": names("What is done in it, in your own words."),
            **source(),
        },
        ("phase", "text"),
    )
