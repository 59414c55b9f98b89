"""A roll of dice gives the range that the rules print.

Why: rules print the range of a roll beside it ("9 to 14"), the module rolls the dice; where one of the two is mistyped,
players pay the wrong price for years. The dice are given (``count``, ``faces``, ``plus``, ``times``), or ``roll`` names a
roll or a purchase of the game (or both), which is then what the module rolls; ``times`` multiplies it.

Example:
    - id: development-cost
      check: dice-range
      rule: "7.4"
      says: {ja: 開発費は9〜14, en: Development costs 9 to 14}
      roll: development
      from: 9
      to: 14
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.dice_choice import DiceChoice
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.whole_number import WholeNumber
from builder.record import Record


class Options(Record, kw_only=True):
    """Which roll, and what it gives."""

    roll: DiceChoice | None = option("A roll or a purchase of the game, by name or id.", default=None)
    count: int | None = option("How many dice.", default=None, at_least=1)
    faces: int = option("How many faces a die has.", default=6, at_least=2)
    plus: int = option("What is added to the sum.", default=0)
    times: int = option("What the result is multiplied by.", default=1, at_least=1)
    from_: WholeNumber = option("The lowest result that the rules print.")
    to: WholeNumber = option("The highest result that the rules print.")


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Neither a roll nor dice, or both."""
    if (options.roll is None) == (options.count is None):
        text = say("'roll' か 'count' のどちらか一つが必要です", "one of 'roll' and 'count' is needed")
        yield Problem("roll", text)


def check_game(options: Options, view: GameView) -> Iterator[Finding]:
    """The end of the range that the dice do not give; the lowest where both are wrong."""
    if options.roll is None:
        yield from _judge(options, options.count or 0, options.faces, options.plus, options.times)
        return
    for roll in options.roll.rolls:
        where = Spotted(roll.origin, say("{roll}はここ", "{roll} is written here", roll=roll.names))
        yield from _judge(options, roll.count, roll.faces, roll.plus + options.plus, roll.times * options.times, where)


def _judge(options: Options, count: int, faces: int, plus: int, times: int, *where: Spotted) -> Iterator[Finding]:
    lowest, highest = (count + plus) * times, (count * faces + plus) * times
    if (options.from_.number, options.to.number) == (lowest, highest):
        return
    wrong = options.from_ if options.from_.number != lowest else options.to
    message = say(
        "{dice}の結果は{low}〜{high}ですが、{a}〜{b}と書かれています",
        "{dice} gives {low} to {high}; the rule says {a} to {b}",
        dice=_dice(count, faces, plus, times),
        low=lowest,
        high=highest,
        a=options.from_.number,
        b=options.to.number,
    )
    yield Finding(wrong.origin, message, related=where)


def _dice(count: int, faces: int, plus: int, times: int) -> Message:
    """The dice as players write them: ``(1d6+8)×3``."""
    text = f"{count}d{faces}" + (f"{plus:+d}" if plus else "")
    if times != 1:
        text = f"({text})×{times}" if plus else f"{text}×{times}"
    return Message(text, text)
