"""The module of a real game, built once, and one session of the real engine for each scenario of steps."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from builder.engine import Observation
from builder.engine.observation import SeenGame, SeenPiece
from builder.engine.order import Step
from builder.examine import examine
from builder.model.game import Game
from builder.pipeline import build
from builder.project import Project
from tests.engine.conftest import engine  # noqa: F401  (the fixture)

REPOSITORY = Path(__file__).parents[2]


@dataclass(frozen=True)
class Built:
    """A game's records and its module."""

    game: Game
    vmod: Path


@pytest.fixture(scope="session")
def drake(tmp_path_factory) -> Built:
    """ドレイクの野望 as it is, built into a copy of its folders."""
    root = tmp_path_factory.mktemp("drake")
    for folder in ("counters", "maps", "rules_data"):
        shutil.copytree(REPOSITORY / folder / "drake", root / folder / "drake")
    project = Project(root)
    outcome = build(project, "drake", lambda stage: None)
    assert outcome.module, outcome.diagnostics
    game, _ = examine(project, "drake")
    assert game is not None
    return Built(game, project.output("drake") / outcome.module)


def give(command: str, **piece: str) -> Step:
    """The named key ``command`` pressed on the pieces that have these properties."""
    return Step(do="key", piece=piece, command=command)


def press(command: str) -> Step:
    """The button whose named key is ``command``."""
    return Step(do="hotkey", command=command)


def after(seen: Observation, steps: tuple[Step, ...], step: Step) -> SeenGame:
    """The game after this step of the session."""
    return seen.after[steps.index(step)]


def of(game: SeenGame, counter: str) -> list[SeenPiece]:
    """The pieces of a counter; the session has to read the property ``Counter``."""
    return [piece for piece in game.pieces if piece.properties.get("Counter") == counter]


def told(game: SeenGame) -> list[str]:
    """The chat's new lines, without the asterisk they begin with."""
    return [line.removeprefix("* ") for line in game.new_chat]
