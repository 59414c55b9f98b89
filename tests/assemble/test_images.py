"""Where the pictures of each language stand in a module."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.artifact import Artifact
from builder.assemble.images import image_entries
from builder.load.game import load_game
from builder.model.game import Game
from builder.record import replace

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
OWN = (Artifact("counters/lion-front.png", b"own"), Artifact("counters/nobody-face-down.png", b"no words"))


@pytest.fixture(scope="module")
def japanese() -> Game:
    game, _ = load_game(SKIRMISH, "skirmish")
    assert game is not None and game.language == "ja"
    return game


def test_a_game_in_one_language_has_one_set(japanese):
    assert image_entries(japanese, OWN) == {"images/lion-front.png": b"own", "images/nobody-face-down.png": b"no words"}


def test_english_is_everybodys_and_the_own_language_stands_apart(japanese):
    pictures = (*OWN, Artifact("en/counters/lion-front.png", b"english"))
    assert image_entries(replace(japanese, picture_languages=("en",)), pictures) == {
        "images/lion-front.png": b"english",
        "images/nobody-face-down.png": b"no words",
        "images_ja/": b"",
        "images_ja/lion-front.png": b"own",
    }


def test_an_english_game_keeps_its_pictures_in_place(japanese):
    game = replace(japanese, language="en", picture_languages=("ja",))
    assert image_entries(game, (*OWN, Artifact("ja/counters/lion-front.png", b"japanese"))) == {
        "images/lion-front.png": b"own",
        "images/nobody-face-down.png": b"no words",
        "images_ja/": b"",
        "images_ja/lion-front.png": b"japanese",
    }
