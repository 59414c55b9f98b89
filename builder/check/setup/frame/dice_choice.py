"""An option that names a roll of the game: a dice button, or a purchase whose price is rolled."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.game_words import Words
from builder.check.setup.frame.message import Message, as_message
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode, OptionWord
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class NamedRoll(Record):
    """So many dice plus a number, times a factor; ``origin`` is where the game has it."""

    names: Message
    count: int
    faces: int
    plus: int
    times: int
    origin: Origin


class DiceChoice(Record):
    """The rolls that a word names: a dice button and a purchase may share a name, and both are meant."""

    rolls: tuple[NamedRoll, ...]

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """Everything that the word names; ``unknown-word`` where there is no such roll."""
        game = reader.view.game
        found: list[tuple[str, Names, NamedRoll]] = []
        for roll in game.dice:
            named = NamedRoll(as_message(roll.names), roll.count, roll.faces, roll.plus, 1, roll.origin)
            found.append((roll.id, roll.names, named))
        for buy in game.play.purchases:
            named = NamedRoll(as_message(buy.names), buy.dice, buy.faces, buy.plus, buy.times, buy.origin)
            found.append((buy.id, buy.names, named))
        entries = (((own, *names.spellings), named, names) for own, names, named in found)
        known = Words("word", Message("ダイス", "roll of dice"), entries)
        if not isinstance(node, OptionWord):
            reader.wrong_type(node, key, Message("ダイスの名前", "the name of a roll of dice"))
            return None
        rolls = reader.thing(node, known)
        return cls(rolls) if rolls else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A word."""
        return {"type": "string"}
