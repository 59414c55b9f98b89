"""Reading a selection: each condition's words looked up in the game, and a name for messages made from them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.game_words import GameWords, Words
from builder.check.setup.frame.message import Message, as_message, listed, say
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.side_test import SideTest
from builder.check.setup.frame.value_condition import read_value_conditions
from builder.model.constraint_option import OptionNode, OptionTable, OptionWord
from builder.model.counter import Counter
from builder.model.game import Game
from builder.model.names import Names

if TYPE_CHECKING:
    from builder.check.setup.frame.selection import Selection

Thing = TypeVar("Thing", bound=Hashable)
_NOBODY = "nobody"
_ALL = 20
"""More parts than a sentence has."""
_EXAMPLE = "{class: fort, side: red}"

_CounterTest = Callable[[Counter, frozenset[str], Game], bool]
_COUNTER_WORDS: dict[str, tuple[Callable[[GameWords], Words[str]], _CounterTest]] = {
    "counter": (lambda words: words.counters, lambda counter, ids, _: counter.id in ids),
    "unit": (lambda words: words.units, lambda counter, ids, _: counter.unit in ids),
    "class": (lambda words: words.classes, lambda counter, ids, _: counter.class_id in ids),
    "kind": (lambda words: words.kinds, lambda counter, ids, game: _kind(counter, game) in ids),
    "version": (lambda words: words.versions, lambda counter, ids, _: str(counter.version) in ids),
    "side": (lambda words: words.sides, lambda counter, ids, _: (counter.side or _NOBODY) in ids),
    "alliance": (lambda words: words.alliances, lambda counter, ids, game: _alliance(counter, game) in ids),
}
"""Conditions on the counter itself, the most telling name first."""

_SUBJECTS = ("counter", "unit", "class", "kind", "version")
_OWNERS = ("side", "alliance")
_PLACES = ("place", "hex", "board", "terrain")
_TESTS = {
    "territory": Message("{whose}の領地", "the territory of {whose}"),
    "place_owner": Message("{whose}のシート", "the sheet of {whose}"),
}

SELECTION_KEYS: dict[str, str] = {
    "name": "How messages call these pieces, {ja: ..., en: ...}; made from the words below where it is left out.",
    "counter": "Counters by name or id; a bare name means every side's and every version.",
    "unit": "Units by name or id: all versions and sides.",
    "class": "Classes of counters.",
    "kind": "Kinds of class: unit, fortification, character, chit, marker.",
    "version": "Versions of a character, by number or mark.",
    "side": "Sides whose counters they are, or 'nobody'.",
    "alliance": "Alliances whose sides' counters they are.",
    "state": "States that the counters are in.",
    "place": "Places where they stand: named places, boxes, spaces.",
    "hex": "Hexes where they stand.",
    "board": "Boards where they stand.",
    "board_kind": "Kinds of board: map or sheet.",
    "terrain": "Terrains of the hexes where they stand.",
    "territory": "Whose territory they stand in.",
    "place_owner": "Whose box or sheet they stand on.",
    "values": "Values that the counters show: {field: {at_least: ..., at_most: ..., equal: ...}}.",
    "any": "A list of selections of which at least one holds.",
    "all": "A list of selections that all hold.",
    "not": "A selection, or a list, of which none holds.",
}
"""Every key of a selection with what it means."""


def read_selection(node: OptionNode, reader: OptionReader, key: str, selection: type[Selection]) -> Selection | None:
    """The selection of a table; None where anything is wrong with it, which is reported."""
    table = reader.table(node, key, _EXAMPLE)
    if table is None:
        return None
    before = len(reader.found)
    names: dict[str, Message] = {}
    found: dict[str, Any] = {"counters": _counters(table, reader, names)}
    words = reader.view.words
    for name, target, known in (
        ("state", "states", words.states),
        ("place", "places", words.places),
        ("hex", "hexes", words.hexes),
        ("board", "boards", words.boards),
        ("board_kind", "board_kinds", words.board_kinds),
        ("terrain", "terrains", words.terrains),
    ):
        found[target] = _set(table, name, known, reader, names)
    for name in _TESTS:
        below = table.find(name)
        found[name] = SideTest.read_option(below, reader, name) if below else None
    values = table.find("values")
    found["values"] = read_value_conditions(values, reader, "values") if values else ()
    for name, target in (("any", "any_of"), ("all", "all_of"), ("not", "none_of")):
        below = table.find(name)
        parts = [read_selection(item, reader, name, selection) for item in reader.items(below)] if below else []
        found[target] = tuple(part for part in parts if part is not None)
    for word, _ in table.entries:
        if word.text not in SELECTION_KEYS:
            reader.unknown_key(word, Message("選択", "a selection"), tuple(SELECTION_KEYS))
    if len(reader.found) > before:
        return None
    given = _given_name(table, reader)
    tests: dict[str, SideTest | None] = {name: found[name] for name in _TESTS}
    where = given or _where(names, tests, found["any_of"], found["all_of"], found["none_of"])
    called = given or _described(names, [part.names for part in found["any_of"]])
    _take_together(found, reader.view)
    return selection(reader.view, table.origin, called, where, **found)


def _take_together(found: dict[str, Any], view: GameView) -> None:
    """Fewer questions for each piece: kinds of board become boards, and ``not`` some counters the counters that are left."""
    kinds = found.pop("board_kinds")
    if kinds is not None:
        boards = frozenset(board.id for board in view.game.boards if board.kind.value in kinds)
        found["boards"] = boards if found["boards"] is None else found["boards"] & boards
    without = [part for part in found["none_of"] if part.is_about_counters_alone and part.counters is not None]
    for part in without:
        counters = found["counters"]
        if counters is None:
            counters = frozenset(counter.id for counter in view.game.counters)
        found["counters"] = counters - part.counters
    found["none_of"] = tuple(part for part in found["none_of"] if part not in without)


def _counters(table: OptionTable, reader: OptionReader, names: dict[str, Message]) -> frozenset[str] | None:
    """The ids of the counters that meet every condition on the counter itself; None where there is no such condition."""
    game = reader.view.game
    left: list[Counter] | None = None
    for name, (known, test) in _COUNTER_WORDS.items():
        ids = _set(table, name, known(reader.view.words), reader, names)
        if ids is not None:
            left = [counter for counter in (game.counters if left is None else left) if test(counter, ids, game)]
    return None if left is None else frozenset(counter.id for counter in left)


def _set(
    table: OptionTable, name: str, known: Words[Thing], reader: OptionReader, names: dict[str, Message]
) -> frozenset[Thing] | None:
    node = table.find(name)
    if node is None:
        return None
    things: dict[Any, Message] = {}
    for word in reader.words(node, name):
        if name == "side" and word.text == _NOBODY:
            things[_NOBODY] = reader.view.name_of_side(None)
        else:
            things.update((thing, known.name_of(thing)) for thing in reader.thing(word, known))
    names[name] = listed(things.values())
    return frozenset(things)


def _described(names: dict[str, Message], choices: list[Message]) -> Message:
    """A name made from the words: whose, what, where."""
    subject = next((names[name] for name in _SUBJECTS if name in names), None)
    called = subject or (listed(choices) if choices else Message("駒", "pieces"))
    for name in _OWNERS:
        if name in names:
            called = say("{owner}の{what}", "{what} of {owner}", owner=names[name], what=called)
    where = next((names[name] for name in _PLACES if name in names), None)
    return say("{where}の{what}", "{what} at {where}", where=where, what=called) if where else called


def _where(
    names: dict[str, Message],
    tests: dict[str, SideTest | None],
    any_of: tuple[Selection, ...],
    all_of: tuple[Selection, ...],
    none_of: tuple[Selection, ...],
) -> Message | None:
    """The places that the words tell of: all that must hold, joined; None where no word tells of places."""
    parts = [names[name] for name in ("place", "hex", "terrain", "board", "board_kind") if name in names]
    for name, text in _TESTS.items():
        test = tests[name]
        if test is not None:
            parts.append(say(text.ja, text.en, whose=test.names))
    parts += [part.where for part in all_of if part.where]
    choices = [part.where for part in any_of if part.where]
    if choices:
        parts.append(listed(choices, most=_ALL, last=Message("、または", " or ")))
    parts += [say("{where}以外", "not {where}", where=part.where) for part in none_of if part.where]
    return listed(parts, most=_ALL, last=Message("で、", ", ")) if parts else None


def _given_name(table: OptionTable, reader: OptionReader) -> Message | None:
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


def _kind(counter: Counter, game: Game) -> str:
    return next((entry.kind.value for entry in game.classes if entry.id == counter.class_id), "")


def _alliance(counter: Counter, game: Game) -> str | None:
    return next((side.alliance for side in game.sides if side.id == counter.side), None)


def selection_schema(definitions: dict[str, Schema]) -> Schema:
    """The JSON schema of a selection, defined once."""
    if "selection" not in definitions:
        definitions["selection"] = {}  # holds the place while the parts refer to it
        words: Schema = {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}
        versions: Schema = {
            "oneOf": [*words["oneOf"], {"type": "integer"}, {"type": "array", "items": {"type": "integer"}}]
        }
        itself: Schema = {"$ref": "#/$defs/selection"}
        several: Schema = {"type": "array", "items": itself, "minItems": 1}
        special: dict[str, Schema] = {
            "name": {"oneOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}}]},
            "version": versions,
            "territory": SideTest.option_schema(definitions),
            "place_owner": SideTest.option_schema(definitions),
            "values": {"type": "object"},
            "any": several,
            "all": several,
            "not": {"oneOf": [itself, several]},
        }
        definitions["selection"] = {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                key: {"description": says, **special.get(key, words)} for key, says in SELECTION_KEYS.items()
            },
        }
    return {"$ref": "#/$defs/selection"}
