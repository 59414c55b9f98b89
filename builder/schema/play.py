"""``rules_data/<game>/play.yaml``: how the game is handled at the table."""

from __future__ import annotations

from builder.model.command import Effect
from builder.schema.operations import WORDS, button_step, operation_schema, result_row
from builder.schema.parts import (
    Schema,
    choice,
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
            "decks": listed(
                "Boxes in which cards lie face up and are chosen by name, one for each side's box.", _deck()
            ),
            "hands": listed("Boards that only the players of some seats see.", _hand()),
            "commands": listed("What stands in the menus of counters, in order.", _command()),
            "gauges": listed("Tracks that are counted up and down.", _gauge()),
            "transfers": listed("Buttons that add one gauge's value to another.", _transfer()),
            "purchases": listed("Buttons that roll a price, pay it and raise a gauge.", _purchase()),
            "operations": listed("Buttons with conditions, a price, a roll and what follows.", operation_schema()),
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


def _deck() -> Schema:
    return table(
        "deck",
        {
            "id": identifier("The deck's id."),
            "name": names("What it is called (default: as its box)."),
            "box": text("The box that is the deck; where each side has one, each has its own deck."),
            "cards": words(
                "Classes whose counters lie in it when a setup begins, if no line of the setup places them."
            ),
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
            "for_sides": words("The sides whose counters of those classes have it (default: all)."),
            **_effects(),
            "sides": words("For to_class: the sides whose counters it may go to (default: its own)."),
            "table": text("For roll: the value that holds the six results of the die."),
            "tables": listed("For roll: values with six results, each read up to a turn.", _die_table()),
            "results": listed("For roll: what its numbers mean, from the lowest up.", result_row(give=True)),
            "by": integer("For count: how much is added (default: 1)."),
            "within": word_or_words(
                "The boxes or places where a counter must stand to have it, e.g. factory or red/factory."
            ),
            "afresh": flag("True: the counter is turned to its first state."),
            "state": text("The state to which the counter is turned."),
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
        Effect.TO: word_or_words(
            "It goes to this box or hex, e.g. factory or red/factory; several: the player chooses."
        ),
        Effect.TO_DECK: text("It goes into this cup, unseen, or into this deck of its side."),
        Effect.TO_NEXT: text("It goes to the space after the current turn's, on this track."),
        Effect.TO_CLASS: text("It goes to a counter of this class; the next press goes to the next one."),
        Effect.TO_COUNTER: text("It goes to this counter on a map; the next press goes to the next one of them."),
        Effect.OVER_LINK: choice(
            "It goes over a link of game.yaml: to its end 'to', or back to its end 'from'.", ("to", "from")
        ),
        Effect.NEXT_VERSION: flag("It is replaced by the next version of the same unit."),
        Effect.REPLACE_BY: text("It is replaced by a counter of this class and its side, chosen in a menu."),
        Effect.BECOMES: text("It is replaced by this counter, in the state that it is in."),
        Effect.BRINGS: text("The counter that it stands for appears and is given this command."),
        Effect.REMOVE: flag("It is taken away."),
        Effect.MARK: text("This marker is laid where it stands, if none lies there."),
        Effect.UNMARK: text("The marker of this kind that lies where it stands is taken away."),
        Effect.COUNT: text("The marker of this gauge moves, by 'by'."),
        Effect.COPY: flag("One more of it appears beside it."),
        Effect.ROLL: integer("A die with so many faces is rolled for it.", 2),
    }
    return {effect.value: schema for effect, schema in effects.items()}


def _die_table() -> Schema:
    field = text("The value that holds the six results.")
    return table("die table", {"field": field, "up_to": integer("The last turn for which it is read.")}, ("field",))


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
            "sides": words("The sides that have it (default: all that have both gauges)."),
            "afresh": flag("True: what the gauge showed is lost first, so that both show the same."),
            "at": words("Phases of the turn at whose beginning it is done by itself."),
            "not_at": {**WORDS, "description": "Named tracks with the space on which a side's marker forbids it."},
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
    return table(
        "button",
        {
            "id": identifier("Its id."),
            **spelled(),
            "text": names("What it does, for the help page."),
            "empty": text("A cup: while it holds something, the button does nothing and says so."),
            "steps": listed("The commands that it gives, in order.", button_step()),
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
            "at_most": integers("The player chooses one of these numbers; a sum up to it succeeds."),
            "table": listed("What the sum means, from the lowest up.", result_row()),
            "success": names("What is said when the sum succeeds."),
            "failure": names("What is said when it does not."),
            **source(),
        },
        ("id", "name"),
        oneOf=[{"required": [key]} for key in ("against", "at_least", "at_most", "table")],
    )


def _victory() -> Schema:
    band = table("band", {**spelled(), "least": integer("The least difference; the last band has none.")}, ("name",))
    return table(
        "victory",
        {
            **spelled(),
            "gauge": text("The gauge that decides."),
            "plus": text("The alliance whose values count up; without alliances all values are added."),
            "minus": text("The alliance whose values count down."),
            "bands": {**listed("The results, from the highest 'least' down.", band), "minItems": 1},
            **source(),
        },
        ("name", "gauge", "bands"),
        dependencies={"plus": ["minus"], "minus": ["plus"]},
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
