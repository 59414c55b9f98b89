"""Options that close hexes and hexsides to the ways of a distance."""

from __future__ import annotations

from builder.check.setup.frame.barrier import OPEN, Barrier, HexOfBoard
from builder.check.setup.frame.choice import EdgeKindChoice, PlaceChoice, TerrainChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.option import option
from builder.model.game import Game
from builder.record import Record


class ClosedHexes(Record, kw_only=True):
    """Hexes by their land or their place; a hex that is either is closed."""

    terrain: TerrainChoice | None = option("Hexes of these terrains.", default=None)
    place: PlaceChoice | None = option("Hexes of these places.", default=None)


def barrier_of(closed: ClosedHexes | None, across: EdgeKindChoice | None, view: GameView) -> Barrier:
    """The hexes and sides that are closed in this game; gathered once."""
    if closed is None and across is None:
        return OPEN
    found = view.barriers.get((closed, across))
    if found is None:
        found = view.barriers[closed, across] = _gathered(closed, across, view.game)
    return found


def _gathered(closed: ClosedHexes | None, across: EdgeKindChoice | None, game: Game) -> Barrier:
    terrains = closed.terrain.ids if closed is not None and closed.terrain is not None else ()
    places = closed.place.ids if closed is not None and closed.place is not None else ()
    kinds = across.ids if across is not None else ()
    hexes: set[HexOfBoard] = set()
    sides: set[tuple[str, str, str]] = set()
    for board in game.boards:
        hexes |= {(board.id, hex_id) for hex_id, one in board.hexes.items() if one.terrain in terrains}
        hexes |= {(board.id, hex_id) for one in board.places if (board.id, one.id) in places for hex_id in one.hexes}
        for edge in board.edges:
            if (board.id, edge.kind) in kinds:
                sides |= {(board.id, *edge.hexes), (board.id, *edge.hexes[::-1])}
    boards = frozenset((*(board for board, _ in hexes), *(board for board, _, _ in sides)))
    return Barrier(frozenset(hexes), frozenset(sides), boards)
