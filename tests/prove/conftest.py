"""The small game as it is, and with a constraint for each option of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.game import load_game
from builder.load.yaml_document import read_document
from builder.model.board import Board
from builder.model.game import Game
from builder.model.hex_grid import Wrap
from builder.model.map_link import MapLink
from builder.origin import Origin
from builder.record import replace

ROOT = Path(__file__).parents[2]
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
EVERY_OPTION = Path(__file__).parent / "constraints.yaml"


@pytest.fixture(scope="session")
def skirmish() -> Game:
    game, faults = load_game(SKIRMISH, "skirmish")
    assert game is not None
    assert faults == ()
    return game


@pytest.fixture(scope="session")
def every_option(skirmish: Game) -> Game:
    node, wrong = read_document(EVERY_OPTION.read_text(encoding="utf-8"), "constraints.yaml")
    assert node is not None
    assert wrong == ()
    faults = Faults()
    constraints = read_constraints(node, faults)
    assert faults.found == []
    return replace(skirmish, constraints=constraints, boards=tuple(map(round_the_world, skirmish.boards)), links=LINKS)


LINKS = (
    MapLink((("island", "harbour"),), (("island", "old-castle"),), 2, Origin("game.yaml", 1)),
    MapLink((("island", "ridge"),), (("island", "harbour"),), 1, Origin("game.yaml", 2)),
)


def round_the_world(board: Board) -> Board:
    """The board with its edges joined, where it has hexes."""
    return board if board.grid is None else replace(board, grid=replace(board.grid, wraps=Wrap.BOTH))
