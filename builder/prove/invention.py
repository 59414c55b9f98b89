"""Invented values for a game whose sources lack them, so that a constraint that asks for them can be proved in a copy."""

from __future__ import annotations

from collections.abc import Collection

from builder.model.board import Board
from builder.model.counter import Counter, CounterClass, FieldForm, FieldValue
from builder.model.game import Game
from builder.record import replace

INVENTED = 2
"""The number that stands in for every value that no source gives."""


def with_invented_values(game: Game, fields: Collection[str]) -> Game:
    """The game with 2 for every unknown number of these fields and every unknown number of counters.

    A hex without terrain gets one of the game's, by turns; a map that says of no hex whose it is, its sides by turns. What is
    known, or known to be blank, stays.
    """
    classes = {entry.id: entry for entry in game.classes}
    counters = tuple(_filled(counter, classes[counter.class_id], fields) for counter in game.counters)
    terrains = [terrain.id for board in game.boards for terrain in board.terrains]
    sides = [side.id for side in game.sides]
    return replace(game, counters=counters, boards=tuple(_settled(board, terrains, sides) for board in game.boards))


def _settled(board: Board, terrains: list[str], sides: list[str]) -> Board:
    """The board with terrain in every hex, and with territories."""
    hexes = dict(board.hexes)
    unowned = not any(entry.territory for entry in hexes.values())
    for index, (key, entry) in enumerate(hexes.items()):
        terrain = entry.terrain or (terrains[index % len(terrains)] if terrains else "")
        territory = sides[index % len(sides)] if unowned and sides else entry.territory
        hexes[key] = replace(entry, terrain=terrain, territory=territory)
    return replace(board, hexes=hexes) if hexes != board.hexes else board


def _filled(counter: Counter, counter_class: CounterClass, fields: Collection[str]) -> Counter:
    values = {state: dict(known) for state, known in counter.values.items()}
    for field in counter_class.fields:
        if field.id not in fields or field.form not in (FieldForm.INTEGER, FieldForm.STRENGTHS):
            continue
        value: FieldValue = INVENTED if field.form is FieldForm.INTEGER else (INVENTED,)
        for state in counter_class.states:
            if not field.states or state.id in field.states:
                values.setdefault(state.id, {}).setdefault(field.id, value)
    return replace(counter, values=values, count=INVENTED if counter.count is None else counter.count)
