"""The styles that come with the tool and two whole games, read once for all tests of the folder."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from builder.load.game import load_game
from builder.model.game import Game
from builder.model.map_style import MapStyle
from builder.model.sheet_style import SheetStyle
from tests.render.boards.drawn_boards import ROOT, read_styles


@pytest.fixture(scope="session")
def map_styles() -> Mapping[str, MapStyle]:
    return read_styles()[0]


@pytest.fixture(scope="session")
def sheet_styles() -> Mapping[str, SheetStyle]:
    return read_styles()[1]


@pytest.fixture(scope="session", params=["skirmish", "drake"])
def game(request: pytest.FixtureRequest) -> Game:
    project = ROOT / "tests/games/skirmish" if request.param == "skirmish" else ROOT
    game, found = load_game(project, request.param)
    assert game is not None, found
    return game
