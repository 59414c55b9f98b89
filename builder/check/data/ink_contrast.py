"""What is written on a side's counters stands out too little from their colour.

Why: counters are small. WCAG 2 asks for a contrast of 4.5 between text and ground; below that small text is not legible
for many players. This is a warning.

Example:
    sides:
      - {id: red, colour: "#8c2f39", ink: "#333333", ...}     # contrast 1.6: take "#ffffff"
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.colour import contrast
from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "ink-contrast"

_LEAST_CONTRAST = 4.5


def check(game: Game) -> Iterator[Diagnostic]:
    """Every side whose ink and colour lie too close, with the better of black and white."""
    for side in game.sides:
        found = contrast(side.ink, side.colour)
        if found < _LEAST_CONTRAST:
            better = max(("#ffffff", "#000000"), key=lambda ink: contrast(ink, side.colour))
            message = say(
                "「{side}」の地の色{colour}に対する文字の色{ink}のコントラストが{found}です。"
                "読みやすいのは{least}以上で、{better}なら{then}になります",
                "ink {ink} on colour {colour} has a contrast of {found}, at least {least} is legible; "
                "{better} would have {then}",
                side=side.names,
                ink=side.ink,
                colour=side.colour,
                found=f"{found:.1f}",
                least=str(_LEAST_CONTRAST),
                better=better,
                then=f"{contrast(better, side.colour):.1f}",
            )
            yield fault(side.origin, CODE, message, Severity.WARNING)
