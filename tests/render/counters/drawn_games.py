"""The layouts that come with the tool, and the invented game to draw with them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from builder.load.data_file import DataFiles
from builder.load.fields import Faults
from builder.load.game import load_game
from builder.load.layout import read_layouts
from builder.model.game import Game
from builder.model.layout import Layout

ROOT = Path(__file__).parents[3]
SKIRMISH = ROOT / "tests" / "games" / "skirmish"


def read_tool_layouts() -> Mapping[str, Layout]:
    faults = Faults()
    documents = DataFiles(ROOT, faults).documents("templates/counters")
    read, found = read_layouts(documents)
    assert [*faults.found, *found] == []
    return read


def read_skirmish() -> Game:
    game, found = load_game(SKIRMISH, "skirmish")
    assert game is not None, found
    return game


def read_skirmish_art(game: Game) -> Mapping[str, bytes]:
    return {counter.art: (SKIRMISH / counter.art).read_bytes() for counter in game.counters if counter.art}
