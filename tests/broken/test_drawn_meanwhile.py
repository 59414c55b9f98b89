"""A build draws while another process checks: what only the checks find wrong with a game must not disturb the drawing."""

from __future__ import annotations

import pytest

from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.told_game import told_key
from builder.diagnostic import has_error
from builder.draw import Pictures
from builder.examine import check
from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.picture_cache import PictureCache
from builder.project import Project
from tests.broken.test_broken import FOLDERS, HERE, OVERLAY, lay_over

COUNTER_PX = 75


@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> PictureCache:
    """One for all, so that what a fault has nothing to do with is drawn once."""
    return PictureCache(tmp_path_factory.mktemp("cache"), "tool")


def test_every_game_that_only_the_checks_find_wrong_is_drawn(cache, tmp_path):
    drawn: list[str] = []
    for code in FOLDERS:
        root = tmp_path / code
        lay_over(HERE / code, root)
        project = Project(root, (root / OVERLAY,) if (root / OVERLAY).is_dir() else ())
        game, faults = load_game(root, "skirmish", project.overlays)
        if game is None or has_error(faults) or not has_error(check(project, "skirmish", game)):
            continue
        assert told_key(game, game_piece_ids(game, ""), COUNTER_PX)
        pictures = Pictures(game, load_looks(project.template_folders)[0], root, COUNTER_PX, cache)
        if not pictures.take_long:  # a map is drawn only after the checks
            assert pictures.drawn()[0]
        drawn.append(code)
    assert len(drawn) > 30
