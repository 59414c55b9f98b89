"""Numbers of the rules add up: to one number, to no more, or to no more than another of the game's numbers.

Why: the rules count one thing in two places (fourteen phases for the chits of all countries, five points a step from worst
to best), and the two must agree. ``sum`` is a list of terms: a fixed ``number``, how often a ``phase`` comes in a turn, the
``turns`` of the game, the ``states`` of a class, the counter mix of ``counters`` or of a ``counter_class``; ``times``
multiplies a term, and may be negative. The sum is held against numbers, or against the terms of ``equal_to``, ``at_most``
and ``at_least``.

Example:
    - id: phases-for-chits
      check: total
      rule: "4.1, 8.15"
      says: {ja: 行動フェイズはチットの合計だけある, en: There is an action phase for every chit}
      sum:
        - {name: {ja: 各国の行動チット, en: chits of the countries}, number: 3, times: 4}
        - {name: {ja: 特別なチット, en: special chits}, number: 2}
      at_most: [{phase: action}]
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_term import Counted, GameTerm, count_term, game_term_problem
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.verdict import told_sum, verdict
from builder.record import Record

_BOUNDS = ("equal_to", "at_least", "at_most")

_PARTS = 8
"""So many further places are shown of a term that counts several things."""


class Options(Record, kw_only=True):
    """What is added, and what it is held against."""

    sum: tuple[GameTerm, ...] = option("The terms that are added.")
    equal: int | None = option("The one sum that is right.", default=None)
    minimum: int | None = option("The least sum.", default=None)
    maximum: int | None = option("The greatest sum.", default=None)
    equal_to: tuple[GameTerm, ...] | None = option("Terms that come to the same.", default=None)
    at_least: tuple[GameTerm, ...] | None = option("Terms that come to no more.", default=None)
    at_most: tuple[GameTerm, ...] | None = option("Terms that come to no less.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Nothing to compare with, or a term with nothing in it or too much."""
    terms = {key: getattr(options, key) for key in _BOUNDS}
    numbers = (options.equal, options.minimum, options.maximum)
    if all(entry is None for entry in (*numbers, *terms.values())):
        keys = "'equal', 'minimum', 'maximum', 'equal_to', 'at_least', 'at_most'"
        yield Problem("sum", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    for key, entries in (("sum", options.sum), *terms.items()):
        for message in filter(None, map(game_term_problem, entries or ())):
            yield Problem(key, message)


def check_game(options: Options, view: GameView) -> Iterator[Finding | Missing]:
    """The sum that is wrong, at the constraint's last term."""
    counted, missing = _count(options.sum, view)
    yield from missing
    if missing:
        return
    total = sum(entry.number for entry in counted)
    says = verdict(total, equal=options.equal, minimum=options.minimum, maximum=options.maximum)
    if says is not None:
        yield _fault(counted, total, says, (), view)
        return
    for key in _BOUNDS:
        terms: tuple[GameTerm, ...] | None = getattr(options, key)
        if terms is None:
            continue
        others, missing = _count(terms, view)
        yield from missing
        bound = sum(entry.number for entry in others)
        wrong = {
            "equal_to": verdict(total, equal=bound),
            "at_least": verdict(total, minimum=bound),
            "at_most": verdict(total, maximum=bound),
        }[key]
        if not missing and wrong is not None:
            text = say(
                "{says}（{others}）",
                "{says} ({others})",
                says=wrong,
                others=told_sum([entry.names for entry in others], bound),
            )
            yield _fault(counted, total, text, tuple(others), view)


def _count(terms: tuple[GameTerm, ...], view: GameView) -> tuple[list[Counted], list[Missing]]:
    found = [count_term(term, view) for term in terms]
    missing = [Missing(entry) for entry in found if isinstance(entry, Message)]
    return [entry for entry in found if isinstance(entry, Counted)], missing


def _fault(counted: list[Counted], total: int, says: Message, others: tuple[Counted, ...], view: GameView) -> Finding:
    parts = told_sum([entry.names for entry in counted], total)
    message = say("{parts}。{says}", "{parts}; {says}", parts=parts, says=says)
    written = [entry for entry in (*counted, *others) if entry.origin is not None]
    own = next((entry.origin for entry in reversed(counted) if entry.own_origin), None)
    origin = own or (written[-1].origin if written else None) or view.game.origin
    related = [
        Spotted(entry.origin, say("{what}はここ", "{what} is written here", what=entry.names))
        for entry in written
        if entry.origin is not None and entry.origin != origin
    ]
    for entry in written:
        part = say("{what}の内訳はここ", "a part of {what} is written here", what=entry.names)
        related += [Spotted(place, part) for place in entry.parts[:_PARTS]]
    return Finding(origin, message, related=tuple(related))
