from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from builder.diagnostic import Diagnostic
from builder.load.game import load_game
from builder.model.game import Game

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
HEADING = """
date: 2026-11-30
reason: {ja: 訂正, en: Correction}
source: the tests
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the small game's project."""
    return Path(shutil.copytree(SKIRMISH, tmp_path / "project"))


@pytest.fixture
def with_erratum(project: Path) -> Callable[[str], tuple[Game, tuple[Diagnostic, ...]]]:
    """Lay the entries of an erratum over the small game; called again it adds a later file."""
    folder = project / "rules_data/skirmish/errata"

    def lay_over(entries: str, date: str = "2026-11-30") -> tuple[Game, tuple[Diagnostic, ...]]:
        folder.mkdir(exist_ok=True)
        name = f"{date}-{len(list(folder.iterdir()))}"
        heading = HEADING.replace("2026-11-30", date)
        (folder / f"{name}.yaml").write_text(f"erratum: {name}{heading}{entries}", encoding="utf-8")
        game, faults = load_game(project, "skirmish")
        assert game is not None
        return game, faults

    return lay_over
