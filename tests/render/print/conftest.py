"""Papers, layouts and the two games, read once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.load.print_style import load_print_styles

ROOT = Path(__file__).parents[3]
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def papers():
    styles, found = load_print_styles([ROOT / "templates"])
    assert found == ()
    return styles


@pytest.fixture(scope="session")
def layouts():
    looks, found = load_looks([ROOT / "templates"])
    assert found == ()
    return looks.layouts


@pytest.fixture(scope="session")
def games():
    read = {}
    for name, folder in (("skirmish", SKIRMISH), ("drake", ROOT)):
        game, found = load_game(folder, name)
        assert game is not None, found
        read[name] = game
    return read


@pytest.fixture(scope="session")
def art(games):
    return {counter.art: (SKIRMISH / counter.art).read_bytes() for counter in games["skirmish"].counters if counter.art}
