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
        self._around: dict[_Hexes, Mapping[HexOfBoard, int]] = {}
        self._first: dict[tuple[HexOfBoard, ...], dict[int, int]] = {}

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
        crossed = 0
        while fresh:
            crossed += 1
            behind |= fresh
            for index, so_far in fresh.items():
                last = self._to_end(self._crossings[index].far, goals)
                if last is not None and (best is None or so_far + last < best):
                    best = so_far + last
            fresh = self._over_the_next(fresh, behind) if crossed != links else {}
        return best

    def _first_crossings(self, starts: tuple[HexOfBoard, ...]) -> dict[int, int]:
        """The links that can be crossed from the hexes: by index, the steps when one has come over."""
        if starts not in self._first:  # asked again for every goal
            self._first[starts] = {
                index: away + crossing.steps
                for index, crossing in enumerate(self._crossings)
                if (away := self._to_end(crossing.near, starts)) is not None
            }
        return self._first[starts]

    def _over_the_next(self, fresh: Mapping[int, int], behind: Mapping[int, int]) -> dict[int, int]:
        """The crossings that are reached from those reached last, with fewer steps than before."""
        found: dict[int, int] = {}
        for index, so_far in fresh.items():
            for following, crossing in enumerate(self._crossings):
                away = self._to_end(crossing.near, self._crossings[index].far - self._barrier.hexes)
                known = found.get(following, behind.get(following))
                if away is not None and (known is None or so_far + away + crossing.steps < known):
                    found[following] = so_far + away + crossing.steps
        return found

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
        around = self._around[known]
        return min((around[goal] for goal in goals if goal in around), default=None)

    def _to_end(self, end: _Hexes, hexes: Iterable[HexOfBoard]) -> int | None:
        """From the nearest of the hexes to the end of a link on the same map."""
        if end not in self._around:
            self._around[end] = self._spread(end, end - self._barrier.hexes)
        around = self._around[end]
        return min((around[entry] for entry in hexes if entry in around), default=None)

    def _spread(self, end: _Hexes, leaving: Iterable[HexOfBoard]) -> Mapping[HexOfBoard, int]:
        """How far every hex of the map lies from the nearest hex of the end: ring by ring, leaving from some of its hexes."""
        found = dict.fromkeys(end, 0)
        closed, sides = self._barrier.hexes, self._barrier.sides
        ring = list(leaving)
        steps = 0
        while ring:
            steps += 1
            following: list[HexOfBoard] = []
            for board, hex_id in ring:
                for near in self._grids[board].neighbours[hex_id]:
                    there = (board, near)
                    if there not in found and (not sides or (board, hex_id, near) not in sides):
                        found[there] = steps
                        if there not in closed:
                            following.append(there)
            ring = following
        return found

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
