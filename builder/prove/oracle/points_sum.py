"""What the values of each counter add up to, in each of its states."""

from __future__ import annotations

from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.points_sum import Options
from builder.model.game import Game
from builder.model.setup import Placement
from builder.prove.meaning import number_in
from builder.prove.rows import Row, printed_number, property_of_row, row_of
from builder.prove.violation import Violation, Violations


def in_game(options: Options, game: Game) -> Violations:
    """Each counter that shows a wrong sum in some state, as far as all its values are known."""
    for counter in game.counters:
        for state in game.counter_class(counter.class_id).states:
            placement = Placement(counter.id, 1, game.boards[0].id, "", counter.origin, counter.origin, state=state.id)
            row = row_of(options.counters.view, placement)
            if row is not None and options.counters.judge(row.piece) is True and _wrong(options, row):
                yield Violation(counter.id, frozenset((counter.origin,)))
                break


def _wrong(options: Options, row: Row) -> bool:
    numbers = [printed_number(row, (field,)) for field in options.sum.ids]
    known = [number for number in numbers if isinstance(number, int)]
    if not known or any(number is not None and not isinstance(number, int) for number in numbers):
        return False
    equal = _bound(options.equal_by, row, options.equal)
    most = _bound(options.maximum_by, row, options.maximum)
    points = sum(known)
    return (
        (equal is not None and points != equal)
        or (options.minimum is not None and points < options.minimum)
        or (most is not None and points > most)
    )


def _bound(table: NumberTable | None, row: Row, otherwise: int | None) -> int | None:
    return otherwise if table is None else number_in(table, property_of_row(row, table.property.value), otherwise)
