"""A track is too small for its spaces.

Why: the heading and the column of side names are taken off a track's rectangle before it is cut into spaces; nothing was
left of it.

Example:
    tracks:
      - {id: turn, from: 1, to: 8, at_px: [30, 30, 800, 26], ...}     # the heading alone takes 26 pixels
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.board import PlaceKind
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say

CODE = "space-without-room"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every track of which a space has no width or no height."""
    for board in game.boards:
        told = set()
        for place in board.places:
            rectangle = place.rectangle
            if place.kind is not PlaceKind.SPACE or rectangle is None or place.origin in told:
                continue
            if rectangle.width < 1 or rectangle.height < 1:
                told.add(place.origin)
                message = say(
                    "マス「{place}」（{id}）が{width} x {height}ピクセルになります。"
                    "トラックを広げるか、「columns」を変えてください",
                    "the space '{id}' would be {width} x {height} pixels; give the track more room, or other 'columns'",
                    place=place.names,
                    id=place.id,
                    width=rectangle.width,
                    height=rectangle.height,
                )
                yield fault(place.origin, CODE, message)
