"""Invented values for a game whose sources lack them, so that a constraint that asks for them can be proved in a copy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from builder.model.board import Board
from builder.model.counter import Counter, CounterClass, FieldForm, FieldValue
from builder.model.game import Game
from builder.record import replace

INVENTED = 2
"""The number that stands in for every value that no source gives."""

_MOST_OF_A_COUNTER = 1000
"""So many counters of a kind are tried to make a sum of counters come right."""


def with_invented_values(game: Game, fields: Collection[str], words: Sequence[str] = ()) -> Game:
    """The game with 2 for every unknown number of these fields and every unknown number of counters.

    An unknown text is 2 on one counter and one of ``words`` (those that a rule names) on the next, by turns. A hex without
    terrain gets one of the game's, by turns; a map that says of no hex whose it is, its sides by turns. What is known, or known
    to be blank, stays.
    """
    classes = {entry.id: entry for entry in game.classes}
    texts = tuple(text for word in words for text in (str(INVENTED), word)) or (str(INVENTED),)
    counters = tuple(
        _filled(counter, classes[counter.class_id], fields, texts[index % len(texts)])
        for index, counter in enumerate(game.counters)
    )
    terrains = [terrain.id for board in game.boards for terrain in board.terrains]
    sides = [side.id for side in game.sides]
    return replace(game, counters=counters, boards=tuple(_settled(board, terrains, sides) for board in game.boards))


def with_a_count_that_fits(game: Game, own: Game, classes: Collection[str], fits: Callable[[Game], bool]) -> Game:
    """The game with another number of one counter, such that ``fits`` holds: the rest of a box of so many counters.

    Only a number that ``own``, the game as it is, does not know is changed, of a counter of these classes. Where none makes it
    hold the game is as before.
    """
    unknown = {counter.id for counter in own.counters if counter.count is None and counter.class_id in classes}
    rest = next((counter for counter in game.counters if counter.id in unknown), None)
    return next((found for found in _with_counts_of(game, rest) if fits(found)), game)


def _with_counts_of(game: Game, one: Counter | None) -> Iterator[Game]:
    for count in range(1, _MOST_OF_A_COUNTER + 1) if one is not None else ():
        counters = tuple(replace(entry, count=count) if entry is one else entry for entry in game.counters)
        yield replace(game, counters=counters)


def _settled(board: Board, terrains: list[str], sides: list[str]) -> Board:
    """The board with terrain in every hex, and with territories."""
    hexes = dict(board.hexes)
    unowned = not any(entry.territory for entry in hexes.values())
    for index, (key, entry) in enumerate(hexes.items()):
        terrain = entry.terrain or (terrains[index % len(terrains)] if terrains else "")
        territory = sides[index % len(sides)] if unowned and sides else entry.territory
        hexes[key] = replace(entry, terrain=terrain, territory=territory)
    return replace(board, hexes=hexes) if hexes != board.hexes else board


def _filled(counter: Counter, counter_class: CounterClass, fields: Collection[str], text: str) -> Counter:
    inventions: dict[FieldForm, FieldValue] = {
        FieldForm.INTEGER: INVENTED,
        FieldForm.STRENGTHS: (INVENTED,),
        FieldForm.TEXT: text,
    }
    values = {state: dict(known) for state, known in counter.values.items()}
    for field in counter_class.fields:
        if field.id not in fields or field.form not in inventions:
            continue
        for state in counter_class.states:
            if not field.states or state.id in field.states:
                values.setdefault(state.id, {}).setdefault(field.id, inventions[field.form])
    return replace(counter, values=values, count=INVENTED if counter.count is None else counter.count)
