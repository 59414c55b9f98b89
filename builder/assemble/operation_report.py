"""What an operation asks and what it tells: its conditions in order, the row of its table, the line in the chat."""

from __future__ import annotations

from builder.assemble.expressions import quoted, up_to
from builder.assemble.gauge_keys import of_side, unset_name
from builder.assemble.track_prototypes import REFUSED
from builder.assemble.words import word
from builder.model.game import Game
from builder.model.operation import GaugeOf, MarkerAt, Operation, Row, changed_gauges
from builder.record import Record

HAVE, DIE, TOTAL, BY, COMPARED = "Have", "DieSum", "RollTotal", "ChosenBy", "Compared"
UNKNOWN_VALUE = -999999
"""What ``Have`` is where the value is not known."""
BEFORE, AFTER = "Before", "After"
"""With a number behind them: the value of the operation's first, second ... gauge before and after it."""


class Condition(Record):
    """A gauge that has to show something from ``least`` to ``most``, or a marker that has to lie somewhere."""

    gauge: GaugeOf | None = None
    least: int | None = None
    most: int | None = None
    marker: MarkerAt | None = None

    def fails(self, value: str) -> str:
        """True where the value is not good enough."""
        below = f"{value} < {self.least}" if self.least is not None else ""
        above = f"{value} > {self.most}" if self.most is not None else ""
        return " || ".join(one for one in (below, above) if one)


def conditions(game: Game, operation: Operation) -> tuple[Condition, ...]:
    """What is asked before anything is done, in this order; the numbers from 1 are those of ``Refused``."""
    found = [Condition(marker=one) for one in operation.spaces]
    found += [Condition(need.gauge, least=need.least) for need in operation.needs]
    for change in operation.changes:
        gauge = game.play.gauge(change.gauge.gauge)
        if change.by < 0:
            found.append(Condition(change.gauge, least=gauge.minimum - change.by))
        else:
            found.append(Condition(change.gauge, most=gauge.maximum - change.by))
    return tuple(found)


def row_value(operation: Operation, values: list[str], nothing: str) -> str:
    """An expression: the value of the row that holds, ``nothing`` where there is no table or its row's limit fails."""
    if not operation.table:
        return nothing
    chosen = BY if operation.by is not None else "Turn" if operation.by_turn else TOTAL
    rows = [
        (row.up_to, _limited(operation, row, value, nothing))
        for row, value in zip(operation.table, values, strict=True)
    ]
    return up_to(chosen, rows)


def _limited(operation: Operation, row: Row, value: str, nothing: str) -> str:
    compared = COMPARED if operation.compare is not None else TOTAL
    limits = [f"{compared} >= {row.at_least}"] if row.at_least is not None else []
    limits += [f"{compared} <= {row.at_most}"] if row.at_most is not None else []
    return f"({' && '.join(limits)} ? {value} : {nothing})" if limits else value


def operation_told(game: Game, operation: Operation) -> str:
    """The line in the chat: what was done, rolled and changed, or why the operation is refused."""
    language = game.language
    title = of_side(game, operation.side, operation.names.in_language(language), ": ")
    told = [quoted(title)]
    if operation.by is not None:
        told += [quoted(f" — {_gauge_name(game, operation.by)} "), BY]
    if operation.compare is not None:
        told += [quoted(f" — {_gauge_name(game, operation.compare)} "), COMPARED]
    if operation.roll is not None:
        told += [quoted(f" — {word('rolled', language)} "), DIE]
        if operation.roll.add is not None:
            told.append(f'({TOTAL} != {DIE} ? "＋" + ({TOTAL} - {DIE}) + " = " + {TOTAL} : "")')
    if operation.table:
        names = [quoted(row.names.in_language(language)) for row in operation.table]
        otherwise = operation.otherwise.in_language(language) if operation.otherwise else ""
        told += [quoted(" — "), f"({row_value(operation, names, quoted(otherwise))})"]
    for number, gauge in enumerate(changed_gauges(operation), start=1):
        before, after = f"{BEFORE}{number}", f"{AFTER}{number}"
        name = _gauge_name(game, gauge) if gauge.side in ("", operation.side) else _gauge_of_side(game, gauge)
        shown = f"{quoted(f' — {name} ')} + {before} + {quoted(' → ')} + {after}"
        told.append(f'({before} != {after} ? {shown} : "")')
    told += [
        quoted(f" — {game.board(one.place.board).place(one.place.place).names.in_language(language)}")
        for one in operation.sets
    ]
    return f"{{{_refusal(game, operation, title, ' + '.join(told))}}}"


def _refusal(game: Game, operation: Operation, title: str, told: str) -> str:
    """What is told for each value of ``Refused``."""
    language = game.language
    before, _, after = word("refused", language).partition("{why}")
    refusals: list[str] = []
    for number, condition in enumerate(conditions(game, operation), start=1):
        why = f"{quoted(f'{title} — {before}')} + {_why(game, condition)} + {quoted(after)}"
        refusals.append(f"{REFUSED} == {number} ? {why} : ")
    return "".join(refusals) + told


def _why(game: Game, condition: Condition) -> str:
    language = game.language
    if condition.marker is not None:
        board = game.board(condition.marker.place.board)
        space = board.place(condition.marker.place.place).names.in_language(language)
        return quoted(word("not-there", language).format(space=space))
    assert condition.gauge is not None
    gauge = game.play.gauge(condition.gauge.gauge)
    key, limit = ("at-least", condition.least) if condition.least is not None else ("at-most", condition.most)
    first, _, last = (
        word(key, language).format(gauge=_gauge_name(game, condition.gauge), limit=limit, have="\0").partition("\0")
    )
    said = f"{quoted(first)} + {HAVE} + {quoted(last)}"
    unset = unset_name(game, gauge, language)
    return said if unset is None else f"({HAVE} == {UNKNOWN_VALUE} ? {quoted(unset)} : {said})"


def _gauge_name(game: Game, gauge: GaugeOf) -> str:
    return game.play.gauge(gauge.gauge).names.in_language(game.language)


def _gauge_of_side(game: Game, gauge: GaugeOf) -> str:
    return of_side(game, gauge.side, _gauge_name(game, gauge))
