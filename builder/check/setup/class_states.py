"""The counters of a class have so many states, on so many printed counters.

Why: a battle ship that the rules give two counters of two faces each has four states; a class that was typed with three would
lose a step in every game. This looks at the classes of the game, not at a setup.

Example:
    - id: two-counters-a-ship
      check: class-states
      rule: "2.11"
      says: {ja: 戦艦は二枚の駒の表裏で四つの状態を持つ, en: "A battle ship has two counters, four states in all"}
      classes: battle-ship
      counters: 2
      states: 4
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import ClassChoice
from builder.check.setup.frame.finding import Finding, Problem
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.option import option
from builder.model.counter import CounterClass
from builder.record import Record


class Options(Record, kw_only=True):
    """Which classes, and how many states and printed counters each has."""

    classes: ClassChoice = option("The classes that the rule is about.")
    states: int | None = option("How many states there are in all.", default=None, at_least=1)
    counters: int | None = option("How many printed counters a unit has.", default=None, at_least=1)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No number at all."""
    if options.states is None and options.counters is None:
        keys = "'states', 'counters'"
        yield Problem("classes", say("{keys}のどちらかが必要です", "one of {keys} is needed", keys=keys))


def check_game(options: Options, view: GameView) -> Iterator[Finding]:
    """Each class that has another number."""
    for entry in view.game.classes:
        if entry.id not in options.classes:
            continue
        cards = tuple(dict.fromkeys(state.card for state in entry.states))
        if options.counters is not None and len(cards) != options.counters:
            yield _fault(entry, Message("駒", "printed counters"), len(cards), options.counters, Message("", ""))
        if options.states is not None and len(entry.states) != options.states:
            names = listed((state.names for state in entry.states), most=12, last=Message("、", ", "))
            told = say("：{names}", ": {names}", names=names)
            yield _fault(entry, Message("状態", "states"), len(entry.states), options.states, told)


def _fault(entry: CounterClass, what: Message, count: int, right: int, told: Message) -> Finding:
    message = say(
        "{names}の{what}は{count}（{right}でなければならない）{told}",
        "{names}: {count} {what}; it must be {right}{told}",
        names=entry.names,
        what=what,
        count=count,
        right=right,
        told=told,
    )
    return Finding(entry.origin, message)
