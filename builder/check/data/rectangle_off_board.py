"""A box, a space or the legend reaches over the edge of its board.

Why: what lies beyond the edge is neither drawn nor reached by a counter.

Example:
    size_px: [960, 760]
    boxes:
      - {id: pool, at_px: [900, 100, 200, 80], ...}     # ends at 1100, the board at 960
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.data.rectangles_overlap import areas_of, named
from builder.diagnostic import Diagnostic
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "rectangle-off-board"


def check(game: Game) -> Iterator[Diagnostic]:
    """Everything that leaves its board, told once a line of the data."""
    for board in game.boards:
        told = set()
        for place, rectangle, origin in areas_of(board):
            right, bottom = rectangle.left + rectangle.width, rectangle.top + rectangle.height
            inside = (
                rectangle.left >= 0 and rectangle.top >= 0 and right <= board.width_px and bottom <= board.height_px
            )
            if inside or origin in told:
                continue
            told.add(origin)
            message = say(
                "{what}の範囲はx {left}-{right}、y {top}-{bottom}ですが、盤は{width} x {height}ピクセルです",
                "{what} takes x {left}-{right}, y {top}-{bottom}; the board is {width} x {height} pixels",
                what=named(place),
                left=rectangle.left,
                right=right,
                top=rectangle.top,
                bottom=bottom,
                width=board.width_px,
                height=board.height_px,
            )
            yield fault(origin, CODE, message)
