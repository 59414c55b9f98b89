"""The game as it is loaded from this project's own data, once for all tests of the folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.diagnostic import Diagnostic
from builder.load.game import load_game
from builder.model.game import Game

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def loaded() -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """The game with every fault that the loader found."""
    return load_game(PROJECT, "one_year_war")


@pytest.fixture(scope="session")
def game(loaded: tuple[Game | None, tuple[Diagnostic, ...]]) -> Game:
    """The game."""
    found, diagnostics = loaded
    assert found is not None, diagnostics
    return found
