"""The layouts that come with the tool and two games, read once for all tests of the folder."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from builder.load.game import load_game
from builder.model.game import Game
from builder.model.layout import Layout
from tests.render.counters.drawn_games import ROOT, read_skirmish, read_skirmish_art, read_tool_layouts


@pytest.fixture(scope="session")
def layouts() -> Mapping[str, Layout]:
    return read_tool_layouts()


@pytest.fixture(scope="session")
def skirmish() -> Game:
    return read_skirmish()


@pytest.fixture(scope="session")
def skirmish_art(skirmish: Game) -> Mapping[str, bytes]:
    return read_skirmish_art(skirmish)


@pytest.fixture(scope="session")
def drake() -> Game:
    game, found = load_game(ROOT, "drake")
    assert game is not None, found
    return game
