"""A box of a map lies over hexes.

Why: a counter put into such a hex is reported in the box, so that the hex is lost to play. This is a warning, since the
hexes may be ones that nobody enters.

Example:
    grid: {columns: 10, rows: 7, hex_height_px: 108}
    boxes:
      - {id: reserve, at_px: [200, 200, 240, 150], ...}     # put it beside the hexes, and give the board a size_px
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.board import Rectangle
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.hex_grid import HexGrid
from builder.model.message import say

CODE = "box-over-hexes"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every box or space in which the centre of a hex lies."""
    for board in game.boards:
        if board.grid is None:
            continue
        for place in board.places:
            covered = _covered(place.rectangle, board.grid) if place.rectangle else []
            if covered:
                message = say(
                    "「{place}」（{id}）がヘクスに重なっています：{hexes}",
                    "'{id}' lies over the hexes: {hexes}",
                    place=place.names,
                    id=place.id,
                    hexes=", ".join(covered),
                )
                yield fault(place.origin, CODE, message, Severity.WARNING)


def _covered(rectangle: Rectangle, grid: HexGrid) -> list[str]:
    right, bottom = rectangle.left + rectangle.width, rectangle.top + rectangle.height
    centres = ((hex_id, *grid.centre(hex_id)) for hex_id in grid.ids)
    return [hex_id for hex_id, x, y in centres if rectangle.left <= x < right and rectangle.top <= y < bottom]
