"""How far hexes lie apart: over the edges of maps that meet, and over the links of the game's data."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from builder.check.setup.frame.barrier import OPEN, Barrier
from builder.model.game import Game
from builder.model.hex_grid import HexGrid
from builder.model.map_link import PlaceOfBoard
from builder.record import Record

HexOfBoard = tuple[str, str]
"""A board's id and the id of a hex on it."""

_Hexes = frozenset[HexOfBoard]
_Spots = tuple[HexOfBoard, ...]
_Distances = Mapping[str, Mapping[str, int]]
"""By board and hex, a number of steps."""


class _Crossing(Record):
    """A link in one direction: from any hex of ``near`` to any hex of ``far``."""

    near: _Hexes
    far: _Hexes
    steps: int


class MapWays:
    """The ways over the maps of a game. How far each hex lies from an end of a link is found when first asked, and kept.

    With a ``barrier`` no way leads through its hexes (but for those where it begins or ends) nor across its sides.
    """

    def __init__(self, game: Game, barrier: Barrier = OPEN) -> None:
        self._game = game
        self._barrier = barrier
        self._grids: Mapping[str, HexGrid] = {board.id: board.grid for board in game.boards if board.grid is not None}
        self._crossings = tuple(self._both_ways())
        self._near: dict[str, Mapping[str, Iterable[str]]] = {}
        self._around: dict[_Hexes, _Distances] = {}
        self._first: dict[_Spots, dict[int, int]] = {}
        self._last: dict[_Spots, dict[int, int]] = {}
        self._next: dict[int, dict[int, int]] = {}

    def steps(
        self, starts: Collection[HexOfBoard], goals: Collection[HexOfBoard], links: int | None = None
    ) -> int | None:
        """The least number of steps from one of the hexes to one of the others, over ``links`` links at most.

        None where no such way leads there.
        """
        best = self._on_one_map(starts, goals)
        if links == 0:
            return best
        behind: dict[int, int] = {}  # by crossing: the steps when one has come over it
        fresh = self._first_crossings(tuple(starts))
        last = self._from_crossings(tuple(goals)) if fresh else {}
        crossed = 0
        while fresh:
            crossed += 1
            behind |= fresh
            for index, so_far in fresh.items():
                if index in last and (best is None or so_far + last[index] < best):
                    best = so_far + last[index]
            fresh = self._over_the_next(fresh, behind) if crossed != links else {}
        return best

    def _first_crossings(self, starts: _Spots) -> dict[int, int]:
        """The links that can be crossed from the hexes: by index, the steps when one has come over."""
        if starts not in self._first:  # asked again for every goal
            self._first[starts] = self._crossed_from(starts)
        return self._first[starts]

    def _from_crossings(self, goals: _Spots) -> dict[int, int]:
        """By the index of a link that was crossed: the steps from there to the nearest of the hexes."""
        if goals not in self._last:  # asked again for every start
            self._last[goals] = {
                index: away
                for index, crossing in enumerate(self._crossings)
                if (away := self._to_end(crossing.far, goals)) is not None
            }
        return self._last[goals]

    def _over_the_next(self, fresh: Mapping[int, int], behind: Mapping[int, int]) -> dict[int, int]:
        """The crossings that are reached from those reached last, with fewer steps than before."""
        found: dict[int, int] = {}
        for index, so_far in fresh.items():
            if index not in self._next:
                self._next[index] = self._crossed_from(self._crossings[index].far - self._barrier.hexes)
            for following, more in self._next[index].items():
                known = found.get(following, behind.get(following))
                if known is None or so_far + more < known:
                    found[following] = so_far + more
        return found

    def _crossed_from(self, hexes: Collection[HexOfBoard]) -> dict[int, int]:
        """By the index of each link that can be crossed from one of the hexes: the steps there and over it."""
        return {
            index: away + crossing.steps
            for index, crossing in enumerate(self._crossings)
            if (away := self._to_end(crossing.near, hexes)) is not None
        }

    def _on_one_map(self, starts: Iterable[HexOfBoard], goals: Collection[HexOfBoard]) -> int | None:
        closed = [start for start in starts if start[0] in self._barrier.boards]
        round_it = self._walked(frozenset(closed), goals) if closed else None
        found = (
            self._grids[board].distance(start, goal)
            for board, start in starts
            if board not in self._barrier.boards
            for goal_board, goal in goals
            if goal_board == board
            and board in self._grids
            and start in self._grids[board].ids
            and goal in self._grids[board].ids
        )
        return min((*found, *((round_it,) if round_it is not None else ())), default=None)

    def _walked(self, starts: _Hexes, goals: Iterable[HexOfBoard]) -> int | None:
        """From the nearest of the hexes to one of the others on the same map, round the barrier."""
        known = frozenset(one for one in starts if one[0] in self._grids and one[1] in self._grids[one[0]].ids)
        if known not in self._around:
            self._around[known] = self._spread(known, known)
        return _least(self._around[known], goals)

    def _to_end(self, end: _Hexes, hexes: Iterable[HexOfBoard]) -> int | None:
        """From the nearest of the hexes to the end of a link on the same map."""
        if end not in self._around:
            self._around[end] = self._spread(end, end - self._barrier.hexes)
        return _least(self._around[end], hexes)

    def _spread(self, end: _Hexes, leaving: Iterable[HexOfBoard]) -> _Distances:
        """How far every hex of the map lies from the nearest hex of the end: ring by ring, leaving from some of its hexes.

        Rings are joined as sets, since a map has thousands of hexes and a game dozens of ends.
        """
        found: dict[str, dict[str, int]] = {}
        for board in {board for board, _ in end}:
            near = self._neighbours(board)
            distances = found[board] = dict.fromkeys((hex_id for on, hex_id in end if on == board), 0)
            closed = {hex_id for on, hex_id in self._barrier.hexes if on == board}
            ring = {hex_id for on, hex_id in leaving if on == board}
            steps = 0
            while ring:
                steps += 1
                reached = set[str]().union(*map(near.__getitem__, ring)).difference(distances)
                distances.update(dict.fromkeys(reached, steps))
                ring = reached - closed
        return found

    def _neighbours(self, board: str) -> Mapping[str, Iterable[str]]:
        """The hexes that a step leads to from each hex of a board, across no side of the barrier."""
        if board not in self._near:
            near = dict(self._grids[board].neighbours)
            for on, hex_id, beyond in self._barrier.sides:
                if on == board:
                    near[hex_id] = tuple(one for one in near[hex_id] if one != beyond)
            self._near[board] = near
        return self._near[board]

    def _both_ways(self) -> Iterator[_Crossing]:
        for link in self._game.links:
            here, there = self._hexes_of(link.here), self._hexes_of(link.there)
            yield _Crossing(here, there, link.steps)
            yield _Crossing(there, here, link.steps)

    def _hexes_of(self, places: Iterable[PlaceOfBoard]) -> _Hexes:
        return frozenset(
            (board, hex_id)
            for board, place in places
            for hex_id in self._game.board(board).place(place).hexes
            if board in self._grids and hex_id in self._grids[board].ids
        )


def _least(distances: _Distances, hexes: Iterable[HexOfBoard]) -> int | None:
    """The least of the hexes' distances; None where none of them has one."""
    found = [on_board[hex_id] for board, hex_id in hexes if hex_id in (on_board := distances.get(board, {}))]
    return min(found, default=None)
