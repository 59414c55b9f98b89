"""Pictures in the player's language: the engine takes them from ``images_ja/`` where the player reads Japanese."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from builder.assemble.setup_save import MAP_EDGE_PX
from builder.engine import Order, observe
from builder.engine.order import Start
from builder.model.picture_name import board_picture
from builder.vassal.archive import read_archive

TITLE = (0, 0, 900, 60)


def test_only_pictures_that_differ_are_in_the_module_twice(skirmish):
    entries = read_archive(skirmish.vmod.read_bytes())
    own = {name.removeprefix("images/") for name in entries if name.startswith("images/")}
    japanese = {name.removeprefix("images_ja/") for name in entries if name.startswith("images_ja/")}
    assert japanese < own
    assert "island.png" in japanese and "red-lion-front.png" in japanese
    assert own - japanese == {"nobody-face-down.png", "storm-hidden.png"}, "what shows no word"
    assert all(entries[f"images_ja/{name}"] != entries[f"images/{name}"] for name in japanese)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_player_sees_the_sheet_in_the_own_language(engine, skirmish, tmp_path, language):
    order = Order(vmod=skirmish.vmod, start=Start.SETUP, setup=1, language=language, shots=tmp_path)
    seen = observe(order, engine)
    assert (seen.failure, seen.reported, seen.told) == (None, (), ())
    entries = read_archive(skirmish.vmod.read_bytes())
    name = board_picture(skirmish.game.board("red-supply-sheet"))
    drawn = {"en": entries[f"images/{name}"], "ja": entries[f"images_ja/{name}"]}
    (shot,) = (shot for shot in seen.shots if "Red supply sheet" in shot)
    with Image.open(shot) as painted:
        left, top = TITLE[0] + MAP_EDGE_PX, TITLE[1] + MAP_EDGE_PX
        title = painted.convert("RGB").crop((left, top, TITLE[2] + MAP_EDGE_PX, TITLE[3] + MAP_EDGE_PX))

    def differs(content: bytes) -> bool:
        with Image.open(io.BytesIO(content)) as picture:
            return ImageChops.difference(picture.convert("RGB").crop(TITLE), title).getbbox() is not None

    assert {one: differs(content) for one, content in drawn.items()} == {"en": language != "en", "ja": language != "ja"}
