from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from builder.load.game import load_game
from builder.model.game import Game

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"


@pytest.fixture(scope="session")
def skirmish() -> Game:
    """The small game, read once."""
    game, faults = load_game(SKIRMISH, "skirmish")
    assert faults == ()
    assert game is not None
    return game


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the small game's project, to break."""
    return Path(shutil.copytree(SKIRMISH, tmp_path / "project"))
