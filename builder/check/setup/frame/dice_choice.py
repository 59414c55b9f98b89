"""An option that names a roll of the game: a dice button, or a purchase whose price is rolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from builder.check.setup.frame.game_words import Words
from builder.check.setup.frame.message import Message, as_message
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode, OptionWord
from builder.origin import Origin


@dataclass(frozen=True, slots=True)
class DiceChoice:
    """So many dice plus a number, times a factor; ``origin`` is where the game has it."""

    names: Message
    count: int
    faces: int
    plus: int
    times: int
    origin: Origin

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """The one roll that the word names; ``unknown-word`` where there is none."""
        game = reader.view.game
        rolls = [
            cls(as_message(roll.names), roll.count, roll.faces, roll.plus, 1, roll.origin) for roll in game.dice
        ] + [
            cls(as_message(buy.names), buy.dice, buy.faces, buy.plus, buy.times, buy.origin)
            for buy in game.play.purchases
        ]
        ids = [(roll.id, roll.names) for roll in game.dice] + [(buy.id, buy.names) for buy in game.play.purchases]
        known = Words(
            "word",
            Message("ダイス", "roll of dice"),
            (((own, *names.spellings), roll, names) for (own, names), roll in zip(ids, rolls, strict=True)),
        )
        if not isinstance(node, OptionWord):
            reader.wrong_type(node, key, Message("ダイスの名前", "the name of a roll of dice"))
            return None
        return next(iter(reader.thing(node, known)), None)

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A word."""
        return {"type": "string"}
