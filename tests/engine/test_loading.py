"""A module opened in the real engine: each setup is loaded, each piece stands where its save puts it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from builder.engine import EngineInstall, Observation, Order, observe, observe_module, report_text, run_engine
from builder.engine.order import Start
from tests.engine.small_module import BLUE, BOARD_COLOUR, BOARD_SIZE, RED, SmallModule


@pytest.fixture(scope="module")
def loaded(engine: EngineInstall, tmp_path_factory: pytest.TempPathFactory) -> tuple[tuple[Observation, ...], Path]:
    """Both setups of the small module, with pictures."""
    folder = tmp_path_factory.mktemp("small")
    vmod = SmallModule().write(folder / "small.vmod")
    return observe_module(vmod, engine, properties=("Class",), global_properties=("Weather", "TurnNumber"),
                          shots=folder / "shots"), folder / "shots"  # fmt: skip


def test_module_and_setups_are_told(loaded):
    (first, second), _ = loaded
    assert first.failure is None and second.failure is None
    assert first.reported == () and second.reported == () and first.told == ()
    assert first.engine_version.startswith("3.")
    assert (first.module.name, first.module.version) == ("Skirmish", "1.0")
    assert [setup.path for setup in first.module.setups] == ["First", "Second"]
    assert [(slot.name, slot.gpid) for slot in first.module.slots] == [("Red 1", "1"), ("Blue 1", "2")]
    assert first.module.maps == ("Field",)
    assert first.module.sides == ("Red", "Blue")
    assert (first.setup.name, second.setup.file) == ("First", "second.vsav")


def test_every_piece_stands_at_its_place(loaded):
    (first, second), _ = loaded
    seen = [
        (piece.id, piece.name, piece.map, piece.x, piece.y, piece.location, piece.gpid) for piece in first.game.pieces
    ]
    assert seen == [
        ("11", "Red 1", "Field", 136, 200, "0202", "1"),
        ("12", "Red 2", "Field", 136, 200, "0202", "1"),
        ("14", "Blue 1", "Field", 500, 300, "Camp", "2"),
    ]
    assert [(piece.stack, piece.index) for piece in first.game.pieces] == [("13", 0), ("13", 1), ("15", 0)]
    assert [piece.zone for piece in first.game.pieces] == ["", "", "Camp"]
    assert [piece.properties["Class"] for piece in first.game.pieces] == [None, None, "cavalry"]
    assert [(piece.name, piece.location) for piece in second.game.pieces] == [("Red 1", "0101")]


def test_maps_turn_and_properties_are_told(loaded):
    (first, _), _ = loaded
    (field,) = first.game.maps
    assert (field.name, field.size) == ("Field", BOARD_SIZE)
    assert [(board.name, board.bounds) for board in field.boards] == [("Meadow", (0, 0, *BOARD_SIZE))]
    assert [(turn.name, turn.shown) for turn in first.game.turns] == [("Turn", "Turn 1")]
    assert first.game.properties == {"Weather": "clear", "TurnNumber": "1"}
    assert any("Skirmish" in line for line in first.chat)


def test_the_whole_map_is_painted(loaded):
    _, shots = loaded
    with Image.open(shots / "First" / "Field.png") as picture:
        assert picture.size == BOARD_SIZE
        assert picture.getpixel((500, 300)) == BLUE
        assert picture.getpixel((136, 200)) == RED
        corners = [(0, 0), (599, 0), (0, 499), (599, 499)]
        assert [picture.getpixel(corner) for corner in corners] == [(0, 0, 0)] * 4  # the frame: no tile is missing
        assert picture.getpixel((590, 490)) == BOARD_COLOUR
    with Image.open(shots / "Second" / "Field.png") as picture:
        assert picture.getpixel((500, 300)) == BOARD_COLOUR
    assert (shots / "First" / "window-main.png").is_file()
    assert sorted(folder.name for folder in shots.iterdir()) == ["First", "Second"]


def test_the_report_says_what_stands_where(loaded):
    observations, _ = loaded
    lines = report_text(observations).splitlines()
    assert lines[1] == "Skirmish 1.0: 1 map, 2 setups, 2 pieces in the palette, 0 prototypes"
    assert "  Field: 3" in lines and "       2  0202" in lines and "       1  Camp" in lines


def test_only_the_named_setup_is_loaded(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    (only,) = observe_module(vmod, engine, setups=["Second"])
    assert only.setup.name == "Second" and len(only.game.pieces) == 1
    (unknown,) = observe_module(vmod, engine, setups=["Third"])
    assert unknown.failure.message == "no setup is called 'Third'; there are: First, Second"


def test_a_module_without_setups_starts_a_new_game(engine, tmp_path):
    vmod = SmallModule(setups={}, saves={}).write(tmp_path / "bare.vmod")
    (seen,) = observe_module(vmod, engine)
    assert (seen.failure, seen.setup, seen.title) == (None, None, "new game")
    assert seen.game.pieces == ()
    assert [board.name for board in seen.game.maps[0].boards] == ["Meadow"]


def test_the_module_alone_can_be_opened(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    seen = observe(Order(vmod=vmod, start=Start.MODULE), engine)
    assert seen.is_good and seen.game is None and seen.module.name == "Skirmish"


def test_the_verb_prints_the_report_and_is_content(engine, tmp_path):
    said: list[str] = []
    vmod = SmallModule().write(tmp_path / "small.vmod")
    assert run_engine(vmod, engine.home, None, said.append) == 0
    assert "First (first.vsav): ok" in said[0]
