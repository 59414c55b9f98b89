"""Distances walked hex by hex over the maps of a game, meeting edges and links of maps included."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush

from builder.model.game import Game
from builder.model.hex_grid import HexGrid, Wrap
from builder.prove.rows import HexOfBoard


class HexWalk:
    """Walks over the maps: to each neighbour a step, over a link as many as the link says.

    It does not go on from a ``closed`` hex in which it did not begin, nor across a closed side (the two hexes beside it).
    """

    def __init__(
        self, game: Game, closed: Collection[HexOfBoard] = (), closed_sides: Collection[frozenset[HexOfBoard]] = ()
    ) -> None:
        self._closed = closed
        self._closed_sides = closed_sides
        self._grids = {board.id: board.grid for board in game.boards if board.grid is not None}
        self._links: dict[HexOfBoard, list[tuple[tuple[HexOfBoard, ...], int]]] = {}
        for link in game.links:
            here, there = (
                tuple((board, hex_id) for board, place in end for hex_id in game.board(board).place(place).hexes)
                for end in (link.here, link.there)
            )
            for some, others in ((here, there), (there, here)):
                for one in some:
                    self._links.setdefault(one, []).append((others, link.steps))

    def steps(
        self, starts: Iterable[HexOfBoard], goals: Iterable[HexOfBoard], most_links: int | None = None
    ) -> int | None:
        """The least number of steps from one of the hexes to one of the others, over so many links at most.

        None where no such way leads there.
        """
        wanted = set(goals)
        # With no bound on links how many were crossed is no matter, and is not counted.
        begin = list(starts)
        waiting = [(0, 0, start) for start in begin]
        seen: set[tuple[int, HexOfBoard]] = set()
        while waiting:
            steps, crossed, here = heappop(waiting)
            if here in wanted:
                return steps
            board, hex_id = here
            if (crossed, here) in seen or board not in self._grids:
                continue
            seen.add((crossed, here))
            if here in self._closed and here not in begin:
                continue
            for near in neighbours(self._grids[board]).get(hex_id, ()):
                if not self._closed_sides or frozenset((here, (board, near))) not in self._closed_sides:
                    heappush(waiting, (steps + 1, crossed, (board, near)))
            if most_links is None or crossed < most_links:
                for others, cost in self._links.get(here, ()):
                    for far in others:
                        heappush(waiting, (steps + cost, crossed + (most_links is not None), far))
        return None


@lru_cache(maxsize=16)  # mutants of a game share the grids of its maps
def neighbours(grid: HexGrid) -> dict[str, tuple[str, ...]]:
    """The hexes around each hex of a map."""
    return {hex_id: tuple(_around(grid, hex_id)) for hex_id in grid.ids}


def _around(grid: HexGrid, hex_id: str) -> Iterator[str]:
    """The six hexes around one, as columns and rows are printed."""
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
