"""Numbers that a piece has: printed on its counter, or given by a table for one of its properties."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import PROPERTY_RULES, Property
from builder.check.setup.frame.property_table import NumberTable
from builder.model.constraint_option import OptionWord


def number_printed(view: GameView, piece: Piece, fields: Iterable[str]) -> int | Message | None:
    """The number that the piece's present state shows in one of the fields; of several target numbers the first.

    None where it shows none (no such field, blank, or words); a Message where the field is there but no source gives it.
    """
    value = view.printed(piece, frozenset(fields))
    if isinstance(value, Message):
        return value
    first = value[0] if isinstance(value, tuple) and value else value
    return first if isinstance(first, int) else None


def word_given(table: NumberTable | None, piece: Piece, setup: str | None = None) -> OptionWord | None:
    """What the table says for the piece's property, with its place; None where it is silent or there is none.

    ``setup`` is the id of the piece's setup.
    """
    if table is None:
        return None
    return table.word(setup if table.property is Property.SETUP else PROPERTY_RULES[table.property].value(piece))


def number_given(table: NumberTable | None, piece: Piece, setup: str | None = None) -> int | None:
    """The number of ``word_given``."""
    word = word_given(table, piece, setup)
    return None if word is None else int(word.text)


def not_given(piece: Piece, key: str) -> Message:
    """What is missing where a table of an option is silent about a piece."""
    return say("{piece}の値（'{key}'）", "'{key}' says nothing about {piece}", key=key, piece=piece.names)
