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
from builder.diagnostic import Diagnostic, Related, Severity
from builder.model.game import Game

CODE = "side-colours-alike"

_LEAST_DIFFERENCE = 20.0


def check(game: Game) -> Iterator[Diagnostic]:
    """Every pair of sides whose colours lie closer than that."""
    for first, second in combinations(game.sides, 2):
        difference = colour_difference(first.colour, second.colour)
        if difference < _LEAST_DIFFERENCE:
            related = (Related(first.origin, f"'{first.id}' has {first.colour}"),)
            message = (
                f"the colour {second.colour} of '{second.id}' is hard to tell from that of '{first.id}' "
                f"(ΔE {difference:.0f}, at least {_LEAST_DIFFERENCE:.0f} is readable)"
            )
            yield Diagnostic(second.origin, CODE, message, Severity.WARNING, related)
