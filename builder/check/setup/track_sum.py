"""Values on tracks, and counters, add up: to one number, to no more, or to the same as other values.

Why: some totals never change (what both sides hold plus what was lost is always sixty), and some are shared out (a pilot's
points among the rows of the display). ``sum`` is a list of terms: what a track shows for each side, so many pieces or a
value printed on them, a fixed number that may differ by setup; ``times`` multiplies a term, and may be negative. The sum
is held against numbers, or against ``same_as``, terms of the same form; ``per`` makes it a sum for each side or alliance.
A value that no source gives is reported as not checkable.

Example:
    - id: power-of-both
      check: track-sum
      rule: "3.2"
      says: {ja: 両軍の国力と失われた分の合計は60, en: The power of both sides and what was lost are 60}
      sum: [{track: power}, {number_by: {setup: {campaign: 0, late-war: 4}}}]
      equal: 60
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, as_message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.sum_term import Addend, Scope, SumTerm, addends, term_problem
from builder.check.setup.frame.verdict import told_sum, verdict
from builder.record import Record

_BY = {
    "setup": (Property.SETUP,),
    "side": (Property.SETUP, Property.SIDE, Property.ALLIANCE),
    "alliance": (Property.SETUP, Property.ALLIANCE),
}


class Options(Record, kw_only=True):
    """What is added, for whom, and what the sum must be."""

    sum: tuple[SumTerm, ...] = option("The terms that are added.")
    per: Literal["setup", "side", "alliance"] = option("One sum in all, or one for each.", default="setup")
    equal: int | None = option("The one sum that is right.", default=None)
    minimum: int | None = option("The least sum.", default=None)
    maximum: int | None = option("The greatest sum.", default=None)
    equal_by: NumberTable | None = option("The right sum by setup, or by the side or alliance of 'per'.", default=None)
    same_as: tuple[SumTerm, ...] | None = option("Terms that add up to the right sum.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No sum to compare with, a term with nothing in it or too much, or a property that the sum has not."""
    given = (options.equal, options.minimum, options.maximum, options.equal_by, options.same_as)
    if all(entry is None for entry in given):
        keys = "'equal', 'minimum', 'maximum', 'equal_by', 'same_as'"
        yield Problem("sum", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    for key, terms in (("sum", options.sum), ("same_as", options.same_as or ())):
        for message in filter(None, map(term_problem, terms)):
            yield Problem(key, message)
    if options.equal_by is not None and options.equal_by.property not in _BY[options.per]:
        known = ", ".join(_BY[options.per])
        yield Problem("equal_by", say("使えるのは：{known}", "only these are possible: {known}", known=known))


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every sum that is wrong, at the value with which it passes what is allowed; else at the last of its values."""
    for scope in _scopes(options, view):
        found = addends(options.sum, scope, view)
        wanted = addends(options.same_as or (), scope, view)
        if found is None or wanted is None or not any(entry.origin for entry in (*found, *wanted)):
            continue
        total = sum(entry.number for entry in found)
        equal = sum(entry.number for entry in wanted) if options.same_as is not None else options.equal
        if options.equal_by is not None:
            word = options.equal_by.word(_value_of(options.equal_by.property, scope, view))
            equal = int(word.text) if word is not None else equal
        says = verdict(total, equal=equal, minimum=options.minimum, maximum=options.maximum)
        if says is not None:
            most = options.maximum if equal is None else equal
            yield _fault(scope, found, wanted, total, most, says, view)


def _scopes(options: Options, view: SetupView) -> Iterator[Scope]:
    """For each sum: what it is called, and the sides that it is about (None: all, and nobody)."""
    if options.per == "setup":
        yield Scope(as_message(view.setup.names), None, None)
    elif options.per == "side":
        for side in view.sides():
            yield Scope(view.game.name_of_side(side), frozenset((side,)), side)
    else:
        for alliance in dict.fromkeys(filter(None, map(view.game.alliance, view.sides()))):
            sides = frozenset(side for side in view.sides() if view.game.alliance(side) == alliance)
            yield Scope(view.game.words.alliances.name_of(alliance), sides, alliance)


def _value_of(wanted: Property, scope: Scope, view: SetupView) -> str | None:
    if wanted is Property.SETUP:
        return view.setup.id
    if wanted is Property.ALLIANCE and scope.id not in view.game.words.alliances.things:
        return view.game.alliance(scope.id)
    return scope.id


def _fault(
    scope: Scope,
    found: tuple[Addend, ...],
    wanted: tuple[Addend, ...],
    total: int,
    most: int | None,
    says: Message,
    view: SetupView,
) -> Finding:
    written = [entry for entry in (*found, *wanted) if entry.origin is not None]
    blamed, so_far = written[-1], 0
    for entry in found if most is not None and total > most else ():
        so_far += entry.number
        if entry.origin is not None and so_far > (most or 0):
            blamed = entry
            break
    parts = told_sum([entry.names for entry in found], total)
    message = say("{where}：{parts}。{says}", "{where}: {parts}; {says}", where=scope.names, parts=parts, says=says)
    others = [entry for entry in written if entry.origin != blamed.origin][:4]
    related = tuple(
        Spotted(entry.origin, say("{what}はここ", "{what} is written here", what=entry.names))
        for entry in others
        if entry.origin is not None
    )
    origin = blamed.origin or view.setup.origin
    pieces = tuple(entry.piece for entry in (blamed,) if entry.piece is not None)
    return Finding(origin, message, pieces, track_value=blamed.value, related=related)
