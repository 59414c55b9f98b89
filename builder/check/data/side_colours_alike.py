"""Two sides have colours that are hard to tell apart.

Why: players find their counters by colour first. The difference is measured in CIELAB (ΔE 1976); below 20 two counters
side by side look alike. This is a warning.

Example:
    sides:
      - {id: red, colour: "#8c2f39", ...}
      - {id: pink, colour: "#913340", ...}
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from builder.check.colour import colour_difference
from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import say

CODE = "side-colours-alike"

_LEAST_DIFFERENCE = 20.0


def check(game: Game) -> Iterator[Diagnostic]:
    """Every pair of sides whose colours lie closer than that."""
    for first, second in combinations(game.sides, 2):
        difference = colour_difference(first.colour, second.colour)
        if difference < _LEAST_DIFFERENCE:
            has = say(
                "「{side}」（{id}）は{colour}です",
                "'{id}' has {colour}",
                side=first.names,
                id=first.id,
                colour=first.colour,
            )
            related = (second_spot(first.origin, has),)
            message = say(
                "「{side}」（{id}）の色{colour}は「{other}」（{other_id}）の色と見分けにくい色です"
                "（ΔE {difference}、見分けられるのは{least}以上）",
                "the colour {colour} of '{id}' is hard to tell from that of '{other_id}' "
                "(ΔE {difference}, at least {least} is readable)",
                side=second.names,
                id=second.id,
                colour=second.colour,
                other=first.names,
                other_id=first.id,
                difference=f"{difference:.0f}",
                least=f"{_LEAST_DIFFERENCE:.0f}",
            )
            yield fault(second.origin, CODE, message, Severity.WARNING, related)
