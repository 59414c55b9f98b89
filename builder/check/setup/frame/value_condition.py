"""A condition on a value printed on a counter, e.g. a speed of at least 5."""

from __future__ import annotations

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message
from builder.check.setup.frame.option import option
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.piece import Piece
from builder.model.constraint_option import OptionNode, OptionTable
from builder.model.counter import FieldValue
from builder.model.names import fold
from builder.record import Record


class Bounds(Record, kw_only=True):
    """What a value must be."""

    at_least: int | None = option("The least that the number may be.", default=None)
    at_most: int | None = option("The most that the number may be.", default=None)
    equal: tuple[str, ...] | None = option("One of these numbers or words.", default=None)

    def hold(self, value: FieldValue) -> bool:
        """True where the value lies in the bounds; of several target numbers the first counts."""
        number = value[0] if isinstance(value, tuple) and value else value
        if isinstance(number, int):
            if self.at_least is not None and number < self.at_least:
                return False
            if self.at_most is not None and number > self.at_most:
                return False
        elif self.at_least is not None or self.at_most is not None:
            return False
        return self.equal is None or fold(str(number)) in {fold(word) for word in self.equal}


class ValueCondition(Record):
    """A field of counters (by the ids that its name stands for in the classes) and the bounds of its value."""

    fields: frozenset[str]
    bounds: Bounds

    def judge(self, piece: Piece, view: GameView) -> bool | Message:
        """Whether the piece's present state shows such a value; a Message where no source gives the value."""
        value = view.printed(piece, self.fields)
        if value is None:
            return False
        return value if isinstance(value, Message) else self.bounds.hold(value)


def read_value_conditions(node: OptionNode, reader: OptionReader, key: str) -> tuple[ValueCondition, ...]:
    """The table under ``values``: fields by name, each with bounds or the number or word that it must be."""
    table = reader.table(node, key, "{speed: {at_least: 5}}")
    found: list[ValueCondition] = []
    for word, below in table.entries if table else ():
        fields = reader.thing(word, reader.view.words.fields)
        if isinstance(below, OptionTable):
            bounds = reader.options(below, Bounds, f"'{word.text}'")
        else:
            bounds = Bounds(equal=tuple(item.text for item in reader.words(below, word.text)))
        if fields and bounds:
            found.append(ValueCondition(frozenset(fields), bounds))
    return tuple(found)
