"""What a roll can give: every result of every die."""

from __future__ import annotations

from builder.check.setup.dice_range import Options
from builder.model.game import Game
from builder.origin import Origin
from builder.prove.violation import Violation, Violations


def in_game(options: Options, game: Game) -> Violations:  # noqa: ARG001 (every oracle has one signature)
    """Each roll whose lowest and highest result are not those that are printed."""
    printed = (options.from_.number, options.to.number)
    where = frozenset((options.from_.origin, options.to.origin))
    if options.roll is None:
        if printed != _range(options.count or 0, options.faces, options.plus, options.times):
            yield Violation("roll", where)
        return
    for index, roll in enumerate(options.roll.rolls):
        given = _range(roll.count, roll.faces, roll.plus + options.plus, roll.times * options.times)
        if given != printed:
            yield Violation(("roll", index), where | frozenset[Origin]((roll.origin,)))


def _range(count: int, faces: int, plus: int, times: int) -> tuple[int, int]:
    results = {0}
    for _ in range(count):
        results = {result + face for result in results for face in range(1, faces + 1)}
    rolled = {(result + plus) * times for result in results}
    return min(rolled), max(rolled)
