"""What is wrong in a module is told in words, and nothing hangs."""

from __future__ import annotations

from builder.engine import Order, Step, observe, observe_module, run_engine
from builder.engine.order import Start
from tests.engine.small_module import SmallModule, piece_text, saved_game


def test_a_missing_image_is_reported(engine, tmp_path):
    vmod = SmallModule(images=("blue.png", "board.png")).write(tmp_path / "no-red.vmod")
    first, second = observe_module(vmod, engine)
    for seen in (first, second):
        assert seen.failure is None
        assert [line.level for line in seen.reported] == ["WARN"]
        assert "Image not found" in seen.reported[0].message and "red.png" in seen.reported[0].message
        assert not seen.is_good
    assert any("Bad Data in Module" in line and "red.png" in line for line in first.chat)


def test_a_missing_board_image_is_reported(engine, tmp_path):
    vmod = SmallModule(images=("red.png", "blue.png")).write(tmp_path / "no-board.vmod")
    first, _ = observe_module(vmod, engine)
    assert any("board.png" in line.text for line in first.reported)


def test_a_missing_setup_file_is_a_failure_and_the_other_setup_is_loaded(engine, tmp_path):
    module = SmallModule(setups={"First": "first.vsav", "Lost": "lost.vsav"})
    first, lost = observe_module(module.write(tmp_path / "lost.vmod"), engine)
    assert first.is_good
    assert lost.failure.message == "the setup's file lost.vsav is not in the module"
    assert lost.failure.doing == "loading the setup Lost (lost.vsav)"


def test_a_piece_with_an_unknown_trait_is_reported(engine, tmp_path):
    slots = {"Odd": piece_text("Odd", "red.png", "1").replace("piece;", "frobnicate;x\tpiece;", 1)}
    (seen, *_) = observe_module(SmallModule(slots=slots).write(tmp_path / "odd.vmod"), engine)
    assert any("frobnicate" in line.text for line in seen.reported)


def test_a_dialog_that_only_tells_something_is_closed_and_told(engine, tmp_path):
    vmod = SmallModule(vassal_version="9.9.0").write(tmp_path / "newer.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP), engine)
    assert len(seen.told) == 1 and "9.9.0" in seen.told[0]
    assert not seen.is_good


def test_what_vassal_takes_for_a_bug_is_reported_and_the_session_goes_on(engine, tmp_path):
    broken = saved_game("+/11/mark;Class\tpiece;;;red.png;Red 1/cavalry")
    vmod = SmallModule(setups={"Broken": "b.vsav"}, saves={"b.vsav": broken}).write(tmp_path / "broken.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP), engine)
    assert any("No state for" in line.text and line.level == "ERROR" for line in seen.reported)
    assert seen.told == () and not seen.is_good


def test_a_dialog_that_asks_is_a_failure_with_its_words(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP, steps=(Step(do="button", command="Roll"),)), engine)
    assert seen.failure.message == "VASSAL opened a dialog that waits for an answer"
    assert seen.failure.doing == "doing step 1 (button)"
    assert len(seen.failure.dialogs) == 1 and "Cancel" in seen.failure.dialogs[0]


def test_a_setup_number_that_the_module_lacks_is_a_failure(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP, setup=2), engine)
    assert seen.failure.message == "there is no setup 2; the module has 2, counted from 0"


def test_a_file_that_is_no_module_is_a_failure(engine, tmp_path):
    vmod = tmp_path / "text.vmod"
    vmod.write_text("no zip", encoding="utf-8")
    (seen,) = observe_module(vmod, engine)
    assert seen.module is None and seen.failure.doing == "opening text.vmod"
    assert run_engine(vmod, engine.home, None, lambda _: None) == 1


def test_time_over_is_a_failure(engine, tmp_path):
    vmod = SmallModule().write(tmp_path / "small.vmod")
    seen = observe(Order(vmod=vmod, start=Start.SETUP, timeout_s=0.5), engine)
    assert seen.failure.message == "not done after 0.5 s"


def test_a_missing_file_is_wrong_usage(engine, tmp_path):
    said: list[str] = []
    assert run_engine(tmp_path / "none.vmod", None, None, said.append) == 2
    assert "none.vmod" in said[0]
