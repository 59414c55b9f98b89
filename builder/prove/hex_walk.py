"""Distances walked hex by hex over the maps of a game, meeting edges and links of maps included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush

from builder.model.game import Game
from builder.model.hex_grid import HexGrid, Wrap
from builder.prove.rows import HexOfBoard


class HexWalk:
    """Walks over the maps: to each neighbour a step, over a link as many as the link says."""

    def __init__(self, game: Game) -> None:
        self._grids = {board.id: board.grid for board in game.boards if board.grid is not None}
        self._links: dict[HexOfBoard, list[tuple[HexOfBoard, int]]] = {}
        self._neighbours: dict[HexOfBoard, tuple[HexOfBoard, ...]] = {}
        for link in game.links:
            here, there = (
                [(board, hex_id) for board, place in end for hex_id in game.board(board).place(place).hexes]
                for end in (link.here, link.there)
            )
            for one in here:
                for other in there:
                    self._links.setdefault(one, []).append((other, link.steps))
                    self._links.setdefault(other, []).append((one, link.steps))

    def steps(
        self, starts: Iterable[HexOfBoard], goals: Iterable[HexOfBoard], most_links: int | None = None
    ) -> int | None:
        """The least number of steps from one of the hexes to one of the others, over so many links at most.

        None where no such way leads there.
        """
        wanted = set(goals)
        # With no bound on links how many were crossed is no matter, and is not counted.
        waiting = [(0, 0, start) for start in starts]
        seen: set[tuple[int, HexOfBoard]] = set()
        while waiting:
            steps, crossed, here = heappop(waiting)
            if here in wanted:
                return steps
            if (crossed, here) in seen or here[0] not in self._grids:
                continue
            seen.add((crossed, here))
            for near in self._next_to(here):
                heappush(waiting, (steps + 1, crossed, near))
            if most_links is None or crossed < most_links:
                for far, cost in self._links.get(here, ()):
                    heappush(waiting, (steps + cost, crossed + (most_links is not None), far))
        return None

    def _next_to(self, here: HexOfBoard) -> tuple[HexOfBoard, ...]:
        if here not in self._neighbours:
            board, hex_id = here
            self._neighbours[here] = tuple((board, near) for near in _around(self._grids[board], hex_id))
        return self._neighbours[here]


def _around(grid: HexGrid, hex_id: str) -> Iterator[str]:
    """The six hexes around one, as columns and rows are printed."""
    if hex_id not in grid.ids:
        return
    column, row = grid.ids[hex_id]
    low = 1 if (column % 2 == 1) == grid.first_column_high else 0
    around = [(0, -1), (0, 1), *((step, shift - 1 + low) for step in (-1, 1) for shift in (0, 1))]
    for over, down in around:
        to_column, to_row = column + over, row + down
        if grid.wraps in (Wrap.COLUMNS, Wrap.BOTH):
            to_column %= grid.columns
        if grid.wraps in (Wrap.ROWS, Wrap.BOTH):
            to_row %= grid.rows
        if 0 <= to_column < grid.columns and 0 <= to_row < grid.rows:
            yield grid.hex_id(to_column, to_row)
