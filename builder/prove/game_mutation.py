"""Games with one entry of their own data, or of the constraint itself, changed: for rules about no setup."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from builder.model.board import Board, Place
from builder.model.board_edge import Edge
from builder.model.constraint import Constraint
from builder.model.constraint_option import OptionList, OptionNode, OptionTable, OptionWord
from builder.model.counter import NOT_PRINTED, Counter, CounterClass, FieldValue
from builder.model.game import Game
from builder.model.names import Names
from builder.origin import Origin
from builder.prove.aim import Aim
from builder.prove.hex_walk import neighbours
from builder.record import Record, replace

_WORTH_HALVING = 4
"""From this number on half of it is another change than one less."""


class GameMutant(Record):
    """A game (with the one constraint) in which one entry is changed, where it is written, and what the change is.

    ``own`` is true where it is the constraint itself that was changed.
    """

    game: Game
    line: Origin
    what: str
    own: bool = False


def game_mutants(game: Game, aim: Aim) -> Iterator[GameMutant]:
    """Every small change of the game's data for the kind of its one constraint; in the data's order."""
    kind = game.constraints[0].kind
    for change in _CHANGES.get(kind, ()):
        yield from change(game, aim)


def _own_numbers(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each number of the constraint itself, one more and one less, half and twice; each entry of its lists left out."""
    constraint: Constraint = game.constraints[0]
    for options, line, what in _variants(constraint.options):
        if isinstance(options, OptionTable):
            changed = replace(constraint, options=options)
            yield GameMutant(replace(game, constraints=(changed,)), line, f"the constraint: {what}", own=True)


def _variants(node: OptionNode) -> Iterator[tuple[OptionNode, Origin, str]]:
    if isinstance(node, OptionWord):
        if node.text.lstrip("+-").isdigit():
            old = int(node.text)
            for number in (old - 1, old + 1, *((old // 2, old * 2) if old >= _WORTH_HALVING else ())):
                yield replace(node, text=str(number)), node.origin, f"{node.text} → {number}"
    elif isinstance(node, OptionList):
        for index, item in enumerate(node.items):
            before, after = node.items[:index], node.items[index + 1 :]
            for changed, line, what in _variants(item):
                yield replace(node, items=(*before, changed, *after)), line, what
            if isinstance(item, OptionTable) and len(node.items) > 1:
                yield replace(node, items=(*before, *after)), item.origin, f"entry {index + 1} left out"
    else:
        for index, (word, value) in enumerate(node.entries):
            for changed, line, what in _variants(value):
                entries = (*node.entries[:index], (word, changed), *node.entries[index + 1 :])
                yield replace(node, entries=entries), line, f"{word.text} {what}"


def _victory(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each band of the victory that the module shows: it begins one higher or lower, has another name, is left out."""
    victory = game.play.victory
    if victory is None:
        return
    for index, band in enumerate(victory.bands):
        changed = [replace(band, names=Names({"ja": "—", "en": "—"}))]
        if band.least is not None:
            changed += [replace(band, least=band.least + step) for step in (-1, 1)]
        for new in (*changed, None):
            bands = (*victory.bands[:index], *((new,) if new else ()), *victory.bands[index + 1 :])
            play = replace(game.play, victory=replace(victory, bands=bands))
            yield GameMutant(replace(game, play=play), victory.origin, f"victory: {band.names.en} → {new}")


def _rolls(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each roll and each price of a purchase with other dice."""
    for index, roll in enumerate(game.dice):
        for key in ("count", "faces", "plus"):
            for step in (-1, 1):
                number = getattr(roll, key) + step
                if key == "plus" or number > 0:
                    new = replace(roll, **{key: number})
                    dice = (*game.dice[:index], new, *game.dice[index + 1 :])
                    yield GameMutant(replace(game, dice=dice), roll.origin, f"roll {roll.id}: {key} {number}")
    for index, buy in enumerate(game.play.purchases):
        for key in ("dice", "faces", "plus", "times"):
            for step in (-1, 1):
                number = getattr(buy, key) + step
                if key == "plus" or number > 0:
                    bought = replace(buy, **{key: number})
                    purchases = (*game.play.purchases[:index], bought, *game.play.purchases[index + 1 :])
                    play = replace(game.play, purchases=purchases)
                    yield GameMutant(replace(game, play=play), buy.origin, f"purchase {buy.id}: {key} {number}")


def _turns(game: Game, _: Aim) -> Iterator[GameMutant]:
    """A turn more or less, and each phase once more or less."""
    turns = game.turns
    for step in (-1, 1):
        longer = replace(turns, last=turns.last + step)
        yield GameMutant(replace(game, turns=longer), turns.origin, f"last turn {longer.last}")
        for index, phase in enumerate(turns.phases):
            if phase.repeat + step > 0:
                new = replace(phase, repeat=phase.repeat + step)
                phases = (*turns.phases[:index], new, *turns.phases[index + 1 :])
                changed = replace(game, turns=replace(turns, phases=phases))
                yield GameMutant(changed, phase.origin, f"phase {phase.id} {new.repeat} times")


def _classes(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each class with a state less or more, or with a state on another printed counter."""
    for index, entry in enumerate(game.classes):
        for what, new in _class_changes(entry):
            classes = (*game.classes[:index], new, *game.classes[index + 1 :])
            yield GameMutant(replace(game, classes=classes), entry.origin, f"class {entry.id}: {what}")


def _class_changes(entry: CounterClass) -> Iterator[tuple[str, CounterClass]]:
    for at, state in enumerate(entry.states):
        before, after = entry.states[:at], entry.states[at + 1 :]
        if len(entry.states) > 1:
            yield f"without {state.id}", replace(entry, states=(*before, *after))
        yield f"{state.id} on a card of its own", replace(entry, states=(*before, replace(state, card="—"), *after))
    if entry.states:
        more = replace(entry.states[-1], id="one-more")
        yield "a state more", replace(entry, states=(*entry.states, more))


def _places(game: Game, aim: Aim) -> Iterator[GameMutant]:
    """Each place that is spoken of, moved: to hexes near and far, and as far from the others as can be."""
    for board in game.boards:
        ids = list(board.hexes)
        spoken_of = [place for place in board.places if (board.id, place.id) in aim.places and place.hexes]
        for place in spoken_of:
            first = ids.index(place.hexes[0])
            others = [hex_id for other in spoken_of if other is not place for hex_id in other.hexes]
            away = ids.index(_farthest(board, others)) - first
            for step in dict.fromkeys((1, -1, 2, len(ids) // 3, len(ids) // 2, away)):
                hexes = tuple(ids[(ids.index(hex_id) + step) % len(ids)] for hex_id in place.hexes)
                moved = _with_place(game, board, place, replace(place, hexes=hexes))
                yield GameMutant(moved, place.origin, f"place {place.id}: {ids[first]} → {hexes[0]}")


def _farthest(board: Board, hexes: list[str]) -> str:
    """The hex that is the most steps from the nearest of those hexes."""
    around = neighbours(board.grid) if board.grid is not None else {}
    found, ring = dict.fromkeys(hexes), list(hexes)
    while ring:
        ring = list(dict.fromkeys(near for hex_id in ring for near in around.get(hex_id, ()) if near not in found))
        found |= dict.fromkeys(ring)
    return next(reversed(found), next(iter(board.hexes)))


def _surroundings(game: Game, aim: Aim) -> Iterator[GameMutant]:
    """Each place that is spoken of, shut in: every hex around it of a terrain that is, every side of it of a kind that is."""
    for board in game.boards:
        around = neighbours(board.grid) if board.grid is not None else {}
        kinds = [kind for on, kind in aim.edge_kinds if on == board.id]
        terrains = [terrain.id for terrain in board.terrains if terrain.id in aim.terrains]
        for place in board.places:
            if (board.id, place.id) not in aim.places or not place.hexes:
                continue
            beside = {near for hex_id in place.hexes for near in around.get(hex_id, ())} - set(place.hexes)
            for terrain in terrains:
                land = {
                    key: replace(one, terrain=terrain) if key in beside else one for key, one in board.hexes.items()
                }
                shut = _with_board(game, board, replace(board, hexes=land))
                yield GameMutant(shut, place.origin, f"{terrain} all around {place.id}")
            for kind in kinds:
                sides = [(one, other) for one in place.hexes for other in around.get(one, ()) if other in beside]
                edges = tuple(Edge(kind, (min(pair), max(pair)), place.origin) for pair in sides)
                shut = _with_board(game, board, replace(board, edges=(*board.edges, *edges)))
                yield GameMutant(shut, place.origin, f"{kind} all around {place.id}")


def _links(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each link of maps: a step longer, a step shorter, left out."""
    for index, link in enumerate(game.links):
        before, after = game.links[:index], game.links[index + 1 :]
        yield GameMutant(replace(game, links=(*before, *after)), link.origin, f"link {index + 1} left out")
        for steps in (link.steps - 1, link.steps + 1):
            if steps >= 0:
                changed = (*before, replace(link, steps=steps), *after)
                yield GameMutant(replace(game, links=changed), link.origin, f"link {index + 1}: {steps} steps")


def _with_place(game: Game, board: Board, old: Place, new: Place) -> Game:
    places = tuple(new if place is old else place for place in board.places)
    return _with_board(game, board, replace(board, places=places))


def _with_board(game: Game, old: Board, new: Board) -> Game:
    return replace(game, boards=tuple(new if entry is old else entry for entry in game.boards))


def _counter_values(game: Game, aim: Aim) -> Iterator[GameMutant]:
    """Each value that is spoken of, in each state of each counter: one more, one less, unknown, blank."""
    for counter in game.counters:
        for state, known in counter.values.items():
            for field, value in known.items():
                for new in _other_values(value) if field in aim.values else ():
                    changed: dict[str, FieldValue] = {key: entry for key, entry in known.items() if key != field}
                    if new is not None:
                        changed[field] = new
                    values = {**counter.values, state: changed}
                    what = f"{counter.id} {state}: {field} {value} → {new}"
                    yield _with_counter(game, counter, replace(counter, values=values), what)


def _other_values(value: FieldValue) -> Iterator[FieldValue | None]:
    if isinstance(value, int):
        yield from (value + 1, value - 1, value + 10)
    elif isinstance(value, tuple) and isinstance(value[0], int):
        for step in (1, -1):
            yield tuple(int(number) + step for number in value)
    yield from (None, NOT_PRINTED)


def _counts(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each known number of the counter mix, one more and one less."""
    for counter in game.counters:
        for count in (counter.count - 1, counter.count + 1) if counter.count is not None else ():
            yield _with_counter(game, counter, replace(counter, count=count), f"{counter.id}: {count} counters")


def _versions(game: Game, _: Aim) -> Iterator[GameMutant]:
    """Each version of a counter left out, or numbered one higher."""
    for counter in game.counters:
        if counter.version is not None:
            yield _with_counter(game, counter, None, f"{counter.id} left out")
            later = replace(counter, version=counter.version + 1)
            yield _with_counter(game, counter, later, f"{counter.id} as version {later.version}")


def _with_counter(game: Game, old: Counter, new: Counter | None, what: str) -> GameMutant:
    counters = tuple(entry if entry is not old else new for entry in game.counters)
    kept = tuple(entry for entry in counters if entry is not None)
    return GameMutant(replace(game, counters=kept), old.origin, what)


_CHANGES: dict[str, tuple[Callable[[Game, Aim], Iterator[GameMutant]], ...]] = {
    "bands": (_own_numbers, _victory),
    "class-states": (_own_numbers, _classes),
    "dice-range": (_own_numbers, _rolls),
    "distance": (_own_numbers, _places, _surroundings, _links),
    "points-sum": (_own_numbers, _counter_values),
    "total": (_own_numbers, _turns, _classes, _counts),
    "version-series": (_own_numbers, _versions),
}
"""For each kind that looks at the game itself, the data that it may rest on."""
