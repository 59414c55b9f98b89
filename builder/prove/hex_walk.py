"""Distances walked hex by hex over the maps of a game, joints and meeting edges included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush

from builder.check.setup.frame.map_link import MapLink
from builder.model.game import Game
from builder.model.hex_grid import HexGrid, Wrap
from builder.prove.rows import HexOfBoard


class HexWalk:
    """Walks over the maps: to each neighbour a step, over a joint as many as the joint says."""

    def __init__(self, game: Game, wrap: Wrap | None, links: tuple[MapLink, ...]) -> None:
        self._grids = {board.id: board.grid for board in game.boards if board.grid is not None}
        self._wrap = wrap
        self._joints: dict[HexOfBoard, list[tuple[HexOfBoard, int]]] = {}
        for link in links:
            one, other = (link.board.ids[0], link.hex), (link.to_board.ids[0], link.to_hex)
            self._joints.setdefault(one, []).append((other, link.steps))
            self._joints.setdefault(other, []).append((one, link.steps))

    def steps(self, starts: Iterable[HexOfBoard], goals: Iterable[HexOfBoard]) -> int | None:
        """The least number of steps from one of the hexes to one of the others; None where no way leads there."""
        wanted = set(goals)
        waiting = [(0, start) for start in starts]
        seen: set[HexOfBoard] = set()
        while waiting:
            steps, here = heappop(waiting)
            if here in wanted:
                return steps
            if here in seen or here[0] not in self._grids:
                continue
            seen.add(here)
            for near in _neighbours(self._grids[here[0]], here[1], self._wrap):
                heappush(waiting, (steps + 1, (here[0], near)))
            for far, cost in self._joints.get(here, ()):
                heappush(waiting, (steps + cost, far))
        return None


@lru_cache(maxsize=20_000)
def _neighbours(grid: HexGrid, hex_id: str, wrap: Wrap | None) -> tuple[str, ...]:
    return tuple(_next_to(grid, hex_id, wrap))


def _next_to(grid: HexGrid, hex_id: str, wrap: Wrap | None) -> Iterator[str]:
    """The six hexes around one, as columns and rows are printed."""
    column, row = grid.ids[hex_id]
    low = 1 if (column % 2 == 1) == grid.first_column_high else 0
    around = [(0, -1), (0, 1), *((step, shift - 1 + low) for step in (-1, 1) for shift in (0, 1))]
    for over, down in around:
        to_column, to_row = column + over, row + down
        if wrap in (Wrap.COLUMNS, Wrap.BOTH):
            to_column %= grid.columns
        if wrap in (Wrap.ROWS, Wrap.BOTH):
            to_row %= grid.rows
        if 0 <= to_column < grid.columns and 0 <= to_row < grid.rows:
            yield grid.hex_id(to_column, to_row)
