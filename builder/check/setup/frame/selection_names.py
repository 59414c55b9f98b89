"""How messages call the pieces of a selection, and the places where they stand: made from the words that a designer wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from builder.check.setup.frame.message import Message, as_message, listed, say
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.side_test import SideTest
from builder.model.constraint_option import OptionTable, OptionWord
from builder.model.names import Names

if TYPE_CHECKING:
    from builder.check.setup.frame.selection import Selection

_ALL = 20
"""More parts than a sentence has."""
_SUBJECTS = ("counter", "unit", "class", "kind", "version")
_OWNERS = ("side", "alliance")
_PLACES = ("place", "hex", "board", "terrain")
OWNER_TESTS = {
    "territory": Message("{whose}の領地", "the territory of {whose}"),
    "place_owner": Message("{whose}のシート", "the sheet of {whose}"),
}
"""Conditions on whose land or sheet it is, as the place is called."""


def described(names: dict[str, Message], choices: list[Message]) -> Message:
    """A name made from the words: whose, and what."""
    subject = next((names[name] for name in _SUBJECTS if name in names), None)
    called = subject or (listed(choices) if choices else Message("駒", "pieces"))
    for name in _OWNERS:
        if name in names:
            called = say("{owner}の{what}", "{what} of {owner}", owner=names[name], what=called)
    return called


def at_place(called: Message, names: dict[str, Message]) -> Message:
    """The name with the place, where a word tells of one."""
    where = next((names[name] for name in _PLACES if name in names), None)
    return say("{where}の{what}", "{what} at {where}", where=where, what=called) if where else called


def where_they_stand(
    names: dict[str, Message],
    tests: dict[str, SideTest | None],
    any_of: tuple[Selection, ...],
    all_of: tuple[Selection, ...],
    none_of: tuple[Selection, ...],
) -> Message | None:
    """The places that the words tell of: all that must hold, joined; None where no word tells of places."""
    parts = [names[name] for name in ("place", "hex", "terrain", "board", "board_kind") if name in names]
    for name, text in OWNER_TESTS.items():
        test = tests[name]
        if test is not None:
            parts.append(say(text.ja, text.en, whose=test.names))
    parts += [part.where for part in all_of if part.where]
    choices = [part.where for part in any_of if part.where]
    if choices:
        parts.append(listed(choices, most=_ALL, last=Message("、または", " or ")))
    parts += [say("{where}以外", "not {where}", where=part.where) for part in none_of if part.where]
    return listed(parts, most=_ALL, last=Message("で、", ", ")) if parts else None


def given_name(table: OptionTable, reader: OptionReader) -> Message | None:
    """The name under ``name``, for all languages or by language; None where there is none."""
    node = table.find("name")
    if isinstance(node, OptionTable):
        by_language = {word.text: below.text for word, below in node.entries if isinstance(below, OptionWord)}
        if by_language and len(by_language) == len(node.entries):
            return as_message(Names(by_language))
    elif isinstance(node, OptionWord) and node.text:
        return Message(node.text, node.text)
    if node is not None:
        reader.wrong_type(node, "name", Message("{ja: ..., en: ...}", "{ja: ..., en: ...}"))
    return None
