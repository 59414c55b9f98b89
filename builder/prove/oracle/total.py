"""Sums of the rules' own numbers, written out."""

from __future__ import annotations

from builder.check.setup.frame.game_term import GameTerm
from builder.check.setup.total import Options
from builder.model.game import Game
from builder.origin import Origin
from builder.prove.violation import Violation, Violations

_Numbers = list[tuple[int, Origin | None]]


def in_game(options: Options, game: Game) -> Violations:
    """The sum where it is not the number, or lies on the wrong side of another sum."""
    terms = _numbers(options.sum, game)
    if terms is None:
        return
    came_to = sum(number for number, _ in terms)
    if (
        (options.equal is not None and came_to != options.equal)
        or (options.minimum is not None and came_to < options.minimum)
        or (options.maximum is not None and came_to > options.maximum)
    ):
        yield Violation("number", _where(terms))
        return
    for key, others in (("equal", options.equal_to), ("least", options.at_least), ("most", options.at_most)):
        bound = _numbers(others, game) if others is not None else None
        if bound is None:
            continue
        other = sum(number for number, _ in bound)
        if {"equal": came_to != other, "least": came_to < other, "most": came_to > other}[key]:
            yield Violation(key, _where([*terms, *bound]))


def _numbers(terms: tuple[GameTerm, ...], game: Game) -> _Numbers | None:
    """Each number of a sum with its place; None where the counter mix of one is not known."""
    found: _Numbers = []
    for term in terms:
        if term.number is not None:
            found.append((term.number.number * term.times, term.number.origin))
        elif term.phase is not None:
            phases = [phase for phase in game.turns.phases if phase.id in term.phase.ids]
            found += [(phase.repeat * term.times, phase.origin) for phase in phases]
        elif term.turns:
            found.append((len(range(game.turns.first, game.turns.last + 1)) * term.times, game.turns.origin))
        elif term.states is not None:
            entry = game.counter_class(term.states.ids[0])
            found.append((len(entry.states) * term.times, entry.origin))
        else:
            named = term.counters.ids if term.counters is not None else ()
            classes = term.counter_class.ids if term.counter_class is not None else ()
            for counter in game.counters:
                if counter.id in named or counter.class_id in classes:
                    if counter.count is None:
                        return None
                    found.append((counter.count * term.times, counter.origin))
    return found


def _where(numbers: _Numbers) -> frozenset[Origin]:
    return frozenset(origin for _, origin in numbers if origin is not None)
