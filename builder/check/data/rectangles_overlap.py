"""Two boxes or spaces of a board lie over one another.

Why: a counter in the common part would stand in both, and one would be drawn over the other.

Example:
    boxes:
      - {id: pool, at_px: [100, 100, 200, 80], ...}
      - {id: reserve, at_px: [250, 100, 200, 80], ...}     # begins before pool ends at 300
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.board import Board, Place, Rectangle
from builder.model.board_table import BoardTable
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.origin import Origin

CODE = "rectangles-overlap"

_Thing = Place | BoardTable | None
_Area = tuple[_Thing, Rectangle, Origin]
"""What takes the room (None for the legend), the room, and where it is written."""


def check(game: Game) -> Iterator[Diagnostic]:
    """Every pair of overlapping rectangles, told once for each pair of lines in the data."""
    for board in game.boards:
        told: set[frozenset[Origin]] = set()
        for (earlier, rectangle, origin), (later, other, other_origin) in _overlaps(areas_of(board)):
            pair = frozenset((origin, other_origin))
            if pair in told:
                continue
            told.add(pair)
            takes = say("{what}の範囲は{area}です", "{what} takes {area}", what=named(earlier), area=_shown(rectangle))
            related = (second_spot(origin, takes),)
            message = say(
                "{later}（{area}）が{earlier}に重なっています",
                "{later} ({area}) lies over {earlier}",
                later=named(later),
                area=_shown(other),
                earlier=named(earlier),
            )
            yield fault(other_origin, CODE, message, related=related)


def areas_of(board: Board) -> list[_Area]:
    """What takes room on a board: boxes, spaces, tables, the legend."""
    areas: list[_Area] = [(place, place.rectangle, place.origin) for place in board.places if place.rectangle]
    areas += [(table, table.rectangle, table.origin) for table in board.tables]
    return [*areas, (None, board.legend, board.origin)] if board.legend else areas


def named(place: _Thing) -> Message:
    """What takes the room, in words."""
    return Message(f"「{place.names.ja}」（{place.id}）", f"'{place.id}'") if place else Message("凡例", "the legend")


def _overlaps(areas: list[_Area]) -> Iterator[tuple[_Area, _Area]]:
    """Pairs that overlap, in each the one first that comes first in the data; found from left to right."""
    order = sorted(range(len(areas)), key=lambda index: areas[index][1].left)
    found: list[tuple[int, int]] = []
    for position, index in enumerate(order):
        rectangle = areas[index][1]
        for other_index in order[position + 1 :]:
            other = areas[other_index][1]
            if other.left >= rectangle.left + rectangle.width:
                break
            if rectangle.top < other.top + other.height and other.top < rectangle.top + rectangle.height:
                found.append((min(index, other_index), max(index, other_index)))
    for earlier, later in sorted(found):
        yield areas[earlier], areas[later]


def _shown(rectangle: Rectangle) -> str:
    right, bottom = rectangle.left + rectangle.width, rectangle.top + rectangle.height
    return f"x {rectangle.left}-{right}, y {rectangle.top}-{bottom}"
