"""What a player does, done by orders: keys, drags, buttons, saves, refreshing counters."""

from __future__ import annotations

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from tests.engine.small_module import SmallModule, piece_text

BLUE_1, RED_1 = {"name": "Blue 1"}, {"id": "11"}


@pytest.fixture(scope="module")
def driven(engine, tmp_path_factory) -> Observation:
    """One session with a step of each kind."""
    folder = tmp_path_factory.mktemp("driven")
    vmod = SmallModule().write(folder / "small.vmod")
    steps = (
        Step(do="key", piece=BLUE_1, command="Hello"),
        Step(do="move", piece=RED_1, map="Field", x=52, y=47),
        Step(do="property", command="Weather", value="rain"),
        Step(do="side", value="Blue"),
        Step(do="save", file=str(folder / "played.vsav")),
        Step(do="key", piece=BLUE_1, key="ctrl Q"),
        Step(do="load", file=str(folder / "played.vsav")),
        Step(do="refresh"),
        Step(do="observe"),
        Step(do="look", value="buttons"),
        Step(do="look", value="tea leaves"),
    )
    order = Order(vmod=vmod, start=Start.SETUP, steps=steps, global_properties=("Weather", "PlayerSide"))
    return observe(order, engine)


def test_the_session_came_to_its_end(driven):
    assert (driven.reported, driven.told) == ((), ())
    assert len(driven.after) == 10
    assert driven.failure is not None
    assert (driven.failure.doing, driven.failure.message) == (
        "doing step 11 (look)",
        "there is no 'tea leaves' to look at; there are: buttons, inventory, viewer",
    )


def test_the_buttons_are_seen_with_those_that_cannot_be_pressed(driven):
    assert driven.after[9].looked[0].startswith("[off] ")
    assert "Pieces" in driven.after[9].looked


def test_a_named_key_command_reaches_the_piece(driven):
    assert [line for line in driven.after[0].new_chat if "hello" in line] == ["* Blue 1 says hello"]


def test_a_dragged_piece_snaps_and_leaves_its_stack(driven):
    (moved,) = (piece for piece in driven.after[1].pieces if piece.id == "11")
    assert (moved.x, moved.y, moved.location) == (50, 50, "0101")
    assert [piece.name for piece in driven.after[1].pieces_at("Field", "0202")] == ["Red 2"]
    assert any("0202 -> 0101" in line for line in driven.after[1].new_chat)


def test_properties_and_sides_change(driven):
    assert driven.game.properties["Weather"] == "clear"
    assert driven.after[2].properties["Weather"] == "rain"
    assert driven.after[3].properties["PlayerSide"] == "Blue"


def test_a_save_holds_the_game(driven):
    before = [(piece.id, piece.location) for piece in driven.after[5].pieces]
    assert [(piece.id, piece.location) for piece in driven.after[6].pieces] == before
    assert driven.after[6].properties["Weather"] == "rain"


def test_refresh_counters_finds_every_piece(driven):
    counts = driven.after[7].counts
    assert counts["updatedCount"] == 3 and counts["notFoundCount"] == 0


def test_an_older_save_is_refreshed_to_the_newer_module(engine, tmp_path):
    old = SmallModule().write(tmp_path / "old.vmod")
    save = tmp_path / "old.vsav"
    saved = observe(Order(vmod=old, start=Start.SETUP, steps=(Step(do="save", file=str(save)),)), engine)
    assert saved.is_good
    newer = {**SmallModule().slots, "Red 1": piece_text("Red 1 new", "red.png", "1")}
    new = SmallModule(slots=newer, version="1.1").write(tmp_path / "new.vmod")
    seen = observe(Order(vmod=new, start=Start.SAVE, save=save, steps=(Step(do="refresh"),)), engine)
    assert seen.failure is None
    assert [piece.name for piece in seen.game.pieces] == ["Red 1", "Red 2", "Blue 1"]
    assert sorted(piece.name for piece in seen.after[0].pieces) == ["Blue 1", "Red 1 new", "Red 1 new"]
    assert seen.after[0].counts["updatedCount"] == 3


def test_a_step_that_cannot_be_done_says_what_there_is(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP, steps=(Step(do="button", command="Dance"),)), engine)
    assert seen.failure.doing == "doing step 1 (button)"
    assert seen.failure.message.startswith("the toolbar has no button 'Dance'; it has: ")
