"""What values and counters add up to."""

from __future__ import annotations

from builder.check.setup.frame.sum_term import SumTerm
from builder.check.setup.track_sum import Options
from builder.origin import Origin
from builder.prove.meaning import number_in, perhaps, surely
from builder.prove.rows import SetupRows, alliance_of, printed_number
from builder.prove.violation import Violation, Violations

_Numbers = list[tuple[int, Origin | None]]


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each sum (of the setup, a side, an alliance) that is wrong; one with an unknown number is left alone."""
    for scope, sides in _scopes(options, setup):
        found = _numbers(options.sum, sides, setup)
        wanted = _numbers(options.same_as or (), sides, setup)
        if found is None or wanted is None:
            continue
        where = frozenset(origin for _, origin in (*found, *wanted) if origin is not None)
        came_to = sum(number for number, _ in found)
        right = sum(number for number, _ in wanted) if options.same_as is not None else options.equal
        if options.equal_by is not None:
            name = options.equal_by.property.value
            key = setup.setup.id if name == "setup" else scope
            if name == "alliance" and options.per == "side":
                key = alliance_of(setup.game, scope) or ""
            right = number_in(options.equal_by, key, right)
        wrong = (
            (right is not None and came_to != right)
            or (options.minimum is not None and came_to < options.minimum)
            or (options.maximum is not None and came_to > options.maximum)
        )
        if wrong and where:
            yield Violation(scope, where)


def _scopes(options: Options, setup: SetupRows) -> list[tuple[str, tuple[str, ...] | None]]:
    if options.per == "setup":
        return [("", None)]
    if options.per == "side":
        return [(side, (side,)) for side in setup.sides]
    alliances = dict.fromkeys(alliance_of(setup.game, side) for side in setup.sides)
    return [
        (alliance, tuple(side for side in setup.sides if alliance_of(setup.game, side) == alliance))
        for alliance in alliances
        if alliance is not None
    ]


def _numbers(terms: tuple[SumTerm, ...], sides: tuple[str, ...] | None, setup: SetupRows) -> _Numbers | None:
    """Each number of a sum with its line; None where one is not known."""
    found: _Numbers = []
    for term in terms:
        if term.track is not None:
            for value in setup.values:
                if value.track not in term.track.ids or value.side not in (None, *setup.sides):
                    continue
                if term.side is not None and value.side not in term.side.ids:
                    continue
                if sides is not None and value.side not in (None, *sides):
                    continue
                if value.number is None:
                    return None
                found.append((value.number * term.times, value.origin))
        elif term.pieces is not None:
            meant = surely(term.pieces, setup.rows)
            if len(perhaps(term.pieces, setup.rows)) > len(meant):
                return None
            for row in meant:
                if sides is not None and row.side not in sides:
                    continue
                each = 1 if term.value is None else printed_number(row, term.value.ids)
                if isinstance(each, int):
                    found.append((each * row.count * term.times, row.origin))
                elif each is not None:
                    return None
        elif term.number is not None:
            found.append((term.number * term.times, None))
        else:
            found.append(((number_in(term.number_by, setup.setup.id) or 0) * term.times, None))
    return found
