"""How far pieces or places lie apart: walked hex by hex, never reckoned."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from builder.check.setup.distance import Options
from builder.check.setup.frame.choice import PlaceChoice
from builder.check.setup.frame.side_test import Relation
from builder.model.game import Game
from builder.origin import Origin
from builder.prove.hex_walk import HexWalk
from builder.prove.meaning import perhaps, surely
from builder.prove.rows import HexOfBoard, Row, SetupRows
from builder.prove.violation import Violation, Violations
from builder.record import Record


class _End(Record, eq=False):
    line: Hashable
    origin: Origin
    hexes: tuple[HexOfBoard, ...]
    row: Row | None = None


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each piece (or place, seen from pieces) with a wrong distance to the nearest other, or to any."""
    if options.from_ is None and options.to is None:
        return
    starts = (
        _of_rows(surely(options.from_, setup.rows)) if options.from_ else _of_places(options.from_place, setup.game)
    )
    others = starts
    if options.to is not None:
        others = _of_rows(surely(options.to, setup.rows))
    elif options.to_place is not None:
        others = _of_places(options.to_place, setup.game)
    among = options.to is None and options.to_place is None
    goals = options.from_ if among else options.to
    open_ones = len(perhaps(goals, setup.rows)) > len(surely(goals, setup.rows))
    # A pair that is too near, or of which every one must fit, is told once: at its later line.
    once = among and (options.pairs == "every" or (options.maximum is None and options.exactly is None))
    walk = _walk(options, setup.game)
    for index, start in enumerate(starts):
        seen = others[:index] if once else others
        meant = [other for other in seen if other is not start and _is_whose(options.whose, start, other)]
        yield from _judged(options, start, meant, walk, open_ones)


def in_game(options: Options, game: Game) -> Violations:
    """Each place with a wrong distance."""
    if options.from_place is not None and options.to_place is not None:
        walk = _walk(options, game)
        for start in _of_places(options.from_place, game):
            others = [other for other in _of_places(options.to_place, game) if other.line != start.line]
            yield from _judged(options, start, others, walk, False)


def _walk(options: Options, game: Game) -> HexWalk:
    """A walk that knows what is closed."""
    through, across = options.not_through, options.not_across
    terrains = through.terrain.ids if through is not None and through.terrain is not None else ()
    places = through.place.ids if through is not None and through.place is not None else ()
    closed = {
        (board.id, hex_id) for board in game.boards for hex_id, land in board.hexes.items() if land.terrain in terrains
    }
    for board, place in places:
        closed |= {(board, hex_id) for hex_id in game.board(board).place(place).hexes}
    sides = {
        frozenset(((board.id, edge.hexes[0]), (board.id, edge.hexes[1])))
        for board in game.boards
        for edge in board.edges
        if across is not None and (board.id, edge.kind) in across.ids
    }
    return HexWalk(game, closed, sides)


def _judged(options: Options, start: _End, others: list[_End], walk: HexWalk, open_ones: bool) -> Violations:
    ends = [other.hexes for other in others]
    if options.pairs == "nearest" and ends:  # one walk, which ends at the nearest of all
        ends = [tuple(entry for hexes in ends for entry in hexes)]
    steps = [walk.steps(start.hexes, hexes, options.maximum_links) for hexes in ends]
    reached = [number for number in steps if number is not None]
    wrong = any(options.minimum is not None and number < options.minimum for number in reached)
    if not open_ones:
        wrong = wrong or any(options.maximum is not None and number > options.maximum for number in reached)
        wrong = wrong or any(options.exactly is not None and number != options.exactly for number in reached)
        bounded = options.maximum is not None or options.exactly is not None
        wrong = wrong or bool(options.pairs == "nearest" and others and not reached and bounded)
    if wrong:
        yield Violation(start.line, frozenset((start.origin, *(other.origin for other in others))))


def _of_rows(rows: Iterable[Row]) -> list[_End]:
    return [_End(row.line, row.origin, ((row.board, row.hex),), row) for row in rows if row.hex is not None]


def _of_places(places: PlaceChoice | None, game: Game) -> list[_End]:
    found = [game.board(board).place(place) for board, place in (places.ids if places else ())]
    return [
        _End((place.board, place.id), place.origin, tuple((place.board, hex_id) for hex_id in place.hexes))
        for place in found
        if place.hexes
    ]


def _is_whose(whose: Relation | None, start: _End, other: _End) -> bool:
    if whose is None or start.row is None or other.row is None:
        return True
    mine, theirs = start.row.side, other.row.side
    together = mine is not None and (mine == theirs or (start.row.alliance or 0) == other.row.alliance)
    return {
        Relation.NOBODY: theirs is None,
        Relation.OWN: theirs is not None and theirs == mine,
        Relation.ALLIED: theirs is not None and together,
        Relation.ENEMY: mine is not None and theirs is not None and not together,
        Relation.FOREIGN: theirs is not None and theirs != mine,
    }[whose]
