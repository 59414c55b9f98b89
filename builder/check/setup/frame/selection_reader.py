"""Reading a selection: the words of each condition looked up in the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.game_words import GameWords, Words
from builder.check.setup.frame.message import Message, listed
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.selection_keys import SELECTION_KEYS
from builder.check.setup.frame.selection_names import OWNER_TESTS, at_place, described, given_name, where_they_stand
from builder.check.setup.frame.side_test import SideTest
from builder.check.setup.frame.value_condition import read_value_conditions
from builder.model.constraint_option import OptionList, OptionNode, OptionTable
from builder.model.counter import Counter
from builder.model.game import Game

if TYPE_CHECKING:
    from builder.check.setup.frame.selection import Selection

Thing = TypeVar("Thing", bound=Hashable)
_NOBODY = "nobody"
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
    for name in OWNER_TESTS:
        below = table.find(name)
        found[name] = SideTest.read_option(below, reader, name) if below else None
    values = table.find("values")
    found["values"] = read_value_conditions(values, reader, "values") if values else ()
    for name, target in (("any", "any_of"), ("all", "all_of"), ("not", "none_of")):
        below = table.find(name)
        if below is not None and not reader.items(below):
            reader.names_nothing(below, name)
        parts = [read_selection(item, reader, name, selection) for item in reader.items(below)] if below else []
        found[target] = tuple(part for part in parts if part is not None)
    for word, _ in table.entries:
        if word.text not in SELECTION_KEYS:
            reader.unknown_key(word, Message("選択", "a selection"), tuple(SELECTION_KEYS))
    if len(reader.found) > before:
        return None
    given = given_name(table, reader)
    tests: dict[str, SideTest | None] = {name: found[name] for name in OWNER_TESTS}
    where = given or where_they_stand(names, tests, found["any_of"], found["all_of"], found["none_of"])
    bare = given or described(names, [part.bare_names for part in found["any_of"]])
    called = given or at_place(bare, names)
    _take_together(found, reader.view)
    return selection(reader.view, table.origin, called, bare, where, **found)


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
    if isinstance(node, OptionList) and not node.items:
        reader.names_nothing(node, name)
    names[name] = listed(things.values())
    return frozenset(things)


def _kind(counter: Counter, game: Game) -> str:
    return next((entry.kind.value for entry in game.classes if entry.id == counter.class_id), "")


def _alliance(counter: Counter, game: Game) -> str | None:
    return next((side.alliance for side in game.sides if side.id == counter.side), None)
