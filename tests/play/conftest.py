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
    return built(REPOSITORY, "drake", tmp_path_factory.mktemp("drake"))


@pytest.fixture(scope="session")
def one_year_war(tmp_path_factory) -> Built:
    """一年戦争 as it is."""
    return built(REPOSITORY, "one_year_war", tmp_path_factory.mktemp("one-year-war"))


@pytest.fixture(scope="session")
def skirmish(tmp_path_factory) -> Built:
    """The small game of the tests, written in English, its pictures drawn in Japanese too."""
    root = tmp_path_factory.mktemp("skirmish")
    return built(
        REPOSITORY / "tests/games/skirmish", "skirmish", root, ("language: ja", "language: en\npictures: [en, ja]")
    )


def built(origin: Path, game_id: str, root: Path, edit: tuple[str, str] = ("", "")) -> Built:
    """A game built from a copy of its folders below ``root``; ``edit`` changes a text of its ``game.yaml``."""
    for folder in ("counters", "maps", "rules_data"):
        shutil.copytree(origin / folder / game_id, root / folder / game_id)
    file = root / "rules_data" / game_id / "game.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace(*edit), encoding="utf-8")
    project = Project(root)
    outcome = build(project, game_id, lambda stage: None)
    assert outcome.module, outcome.diagnostics
    game, _ = examine(project, game_id)
    assert game is not None
    return Built(game, project.output(game_id) / outcome.module)


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
