"""Hexes of two maps that are joined, and the distance over such joints."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from builder.check.setup.frame.choice import BoardChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Spot
from builder.model.hex_grid import Wrap

_HexOfBoard = tuple[str, str]


@dataclass(frozen=True, slots=True)
class MapLink:
    """A hex of one map and a hex of another, or of the same, that lie ``steps`` apart, in both directions."""

    board: BoardChoice = option("The one map.")
    hex: str = option("Its hex, e.g. '1009'.")
    to_board: BoardChoice = option("The other map.")
    to_hex: str = option("Its hex.")
    steps: int = option("How many steps it takes from one to the other.", default=1, at_least=0)


def measure(
    starts: Iterable[Spot], goals: Iterable[Spot], view: GameView, wrap: Wrap | None, links: tuple[MapLink, ...]
) -> int | None:
    """The least number of steps from one of the spots to one of the others; None where no way leads there."""
    targets = [(spot.board.id, spot.hex.id) for spot in goals if spot.hex is not None]
    found = [
        steps
        for spot in starts
        if spot.hex is not None
        for target in targets
        if (steps := _steps((spot.board.id, spot.hex.id), target, view, wrap, links)) is not None
    ]
    return min(found, default=None)


def _steps(
    start: _HexOfBoard, goal: _HexOfBoard, view: GameView, wrap: Wrap | None, links: tuple[MapLink, ...]
) -> int | None:
    """The shortest way over any number of joints: the joints' ends are taken in the order in which they are reached."""
    best = _on_one_map(start, goal, view, wrap)
    joints = [
        joint
        for link in links
        for joint in (
            ((link.board.ids[0], link.hex), (link.to_board.ids[0], link.to_hex), link.steps),
            ((link.to_board.ids[0], link.to_hex), (link.board.ids[0], link.hex), link.steps),
        )
    ]
    reached: dict[_HexOfBoard, int] = {start: 0}
    settled: set[_HexOfBoard] = set()
    while waiting := [entry for entry in reached if entry not in settled]:
        here = min(waiting, key=lambda entry: reached[entry])
        settled.add(here)
        last = _on_one_map(here, goal, view, wrap)
        if last is not None and (best is None or reached[here] + last < best):
            best = reached[here] + last
        for near, far, steps in joints:
            walk = _on_one_map(here, near, view, wrap)
            if walk is not None and reached[here] + walk + steps < reached.get(far, 1 << 30):
                reached[far] = reached[here] + walk + steps
    return best


def _on_one_map(start: _HexOfBoard, goal: _HexOfBoard, view: GameView, wrap: Wrap | None) -> int | None:
    grid = view.game.board(start[0]).grid
    if start[0] != goal[0] or grid is None or start[1] not in grid.ids or goal[1] not in grid.ids:
        return None
    return grid.distance(start[1], goal[1], wrap)
