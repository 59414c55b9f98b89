"""``play.yaml``: how the game is handled at the table. Read last, since it speaks of counters, boxes and tracks."""

from __future__ import annotations

from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.node import Node
from builder.load.play_buttons import (
    gauge_table,
    read_buttons,
    read_gauges,
    read_purchases,
    read_rolls,
    read_transfers,
    read_victory,
)
from builder.load.play_commands import read_commands
from builder.load.play_operations import read_operations
from builder.load.play_words import PlayWords
from builder.load.source import read_source
from builder.load.vocabulary import Vocabulary
from builder.model.names import Names
from builder.model.play import Cup, Hand, Play, SummaryLine


def read_play(node: Node, words: Vocabulary, faults: Faults) -> Play:
    """Everything that ``play.yaml`` says. The same fault in a word that every side's copy of a box uses is told once."""
    heard = Faults()
    play_words = PlayWords(words, heard)
    file = Fields(node, heard, "play file")
    cups = (*_read_cups(file, play_words), *_read_decks(file, play_words))
    gauges = read_gauges(file, play_words)
    table = gauge_table(gauges)
    commands = read_commands(file, play_words, cups, table)
    ids = dict.fromkeys(command.id for own in commands.values() for command in own)
    known = NameTable("command", (((one,), one) for one in ids))
    play = Play(
        cups=cups,
        hands=_read_hands(file, play_words),
        commands=commands,
        gauges=gauges,
        transfers=read_transfers(file, play_words, table),
        purchases=read_purchases(file, table),
        operations=read_operations(file, play_words, cups, gauges, known),
        buttons=read_buttons(file, play_words, cups, known),
        rolls=read_rolls(file),
        victory=read_victory(file, play_words, table),
        summary=_read_summary(file, play_words),
    )
    file.finish()
    faults.add(dict.fromkeys(heard.found))
    return play


def _read_cups(file: Fields, words: PlayWords) -> tuple[Cup, ...]:
    found: list[Cup] = []
    for node in file.items("cups"):
        fields = Fields(node, file.faults, "cup")
        source = read_source(fields)
        word = fields.scalar("box")
        place = words.box(word, None) if word else None
        cup_id = fields.identifier("id")
        names = fields.optional_names("name")
        if place is not None:
            box = words.game.board(place.board).place(place.place)
            found.append(Cup(cup_id, names or box.names, place, fields.origin, source.rule))
        fields.finish()
    return tuple(found)


def _read_decks(file: Fields, words: PlayWords) -> tuple[Cup, ...]:
    """The list ``decks``: one for each side that has a box of that name, or a shared one."""
    found: list[Cup] = []
    for node in file.items("decks"):
        fields = Fields(node, file.faults, "deck")
        source = read_source(fields)
        word = fields.scalar("box")
        places = words.boxes_of_anyone(word) if word else ()
        deck_id = fields.identifier("id")
        names = fields.optional_names("name")
        cards = words.class_ids(fields.scalars("cards"))
        for place in places:
            box = words.game.board(place.board).place(place.place)
            found.append(
                Cup(
                    id=f"{deck_id}:{box.owner}" if box.owner else deck_id,
                    names=_of_side(words, names or box.names, box.owner),
                    place=place,
                    origin=fields.origin,
                    rule=source.rule,
                    open=True,
                    side=box.owner,
                    cards=cards,
                )
            )
        fields.finish()
    return tuple(found)


def _of_side(words: PlayWords, names: Names, side: str | None) -> Names:
    """The name with its side's before it: every deck of the module has a name of its own."""
    if side is None:
        return names
    owner = words.game.side(side).names
    return Names({one: f"{owner.in_language(one)} {names.in_language(one)}" for one in names.by_language}, ())


def _read_hands(file: Fields, words: PlayWords) -> tuple[Hand, ...]:
    found: list[Hand] = []
    for node in file.items("hands"):
        fields = Fields(node, file.faults, "hand")
        source = read_source(fields)
        word = fields.scalar("board")
        board = words.boards.resolve(word, file.faults) if word else None
        seats = (words.seats.resolve(one, file.faults) for one in fields.scalars("seats"))
        if board is not None:
            known = tuple(seat.id for seat in seats if seat is not None)
            found.append(Hand(board.id, known, fields.origin, source.rule))
        fields.finish()
    return tuple(found)


def _read_summary(file: Fields, words: PlayWords) -> tuple[SummaryLine, ...]:
    found: list[SummaryLine] = []
    for node in file.items("summary"):
        fields = Fields(node, file.faults, "line of the summary")
        source = read_source(fields)
        word = fields.scalar("phase")
        phase = words.phases.resolve(word, file.faults) if word else None
        found.append(SummaryLine(phase.id if phase else "", fields.names("text"), source.rule))
        fields.finish()
    return tuple(found)
