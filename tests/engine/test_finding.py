"""VASSAL, Java and a screen are found, or their absence is told in words; no engine is needed here."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.engine import EngineMissingError, Order, find_engine
from builder.engine import display as display_module
from builder.engine.display import display
from builder.engine.engine_log import reported_lines
from builder.engine.install import library_of, usual_places
from builder.engine.order import Start, Step
from builder.engine.picture_name import file_name


def test_a_named_folder_that_is_not_there(tmp_path):
    with pytest.raises(EngineMissingError, match=r"--vassal names .*nowhere, but there is no such folder"):
        find_engine(tmp_path / "nowhere")


def test_a_named_folder_without_vassal(tmp_path):
    with pytest.raises(EngineMissingError, match=r"there is no Vengine\.jar in it or in its lib folder"):
        find_engine(tmp_path)


def test_the_environment_variable_is_named_in_its_own_message(tmp_path, monkeypatch):
    monkeypatch.setenv("VMODSMITH_VASSAL", str(tmp_path))
    with pytest.raises(EngineMissingError, match="VMODSMITH_VASSAL names"):
        find_engine()


def test_the_library_of_an_install_is_found(tmp_path):
    jar = tmp_path / "lib" / "Vengine.jar"
    jar.parent.mkdir()
    jar.write_bytes(b"")
    assert library_of(tmp_path) == tmp_path / "lib"
    assert library_of(tmp_path / "lib") == tmp_path / "lib"
    assert library_of(tmp_path.parent / "empty") is None


def test_the_newest_install_comes_first(tmp_path, monkeypatch):
    for name in ("VASSAL-3.7.9", "VASSAL-3.7.16", "VASSAL-3.6.19"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    mine = [place.name for place in usual_places("linux") if place.parent == tmp_path]
    assert mine == ["VASSAL-3.7.16", "VASSAL-3.7.9", "VASSAL-3.6.19"]


def test_no_screen_and_no_xvfb_names_the_install_line(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("PATH", "")
    if display_module.sys.platform != "linux":
        pytest.skip("there is always a screen on this system")
    with pytest.raises(EngineMissingError, match="apt-get install xvfb"), display():
        pass


def test_an_order_survives_its_journey():
    step = Step(do="key", piece={"name": "Red 1"}, command="Flip")
    order = Order(vmod=Path("/a.vmod"), start=Start.SAVE, save=Path("/b.vsav"), steps=(step,), properties=("Side",))
    assert Order.from_json(order.to_json()) == order


def test_a_save_without_its_start_is_refused():
    with pytest.raises(ValueError, match="a saved game goes with Start"):
        Order(vmod=Path("/a.vmod"), save=Path("/b.vsav"))


def test_only_the_missing_wizard_is_left_out_of_the_log(tmp_path):
    log = tmp_path / "engine.log"
    log.write_text(
        "WARN\tVASSAL.tools.ErrorDialog\tImage not found red.png\t\n"
        "ERROR\tVASSAL.x\t\tjava.lang.NoClassDefFoundError: org/netbeans/spi/wizard/Wizard |  at a\n"
        "ERROR\tVASSAL.x\t\tjava.lang.NoClassDefFoundError: org/apache/batik/Thing |  at a\n",
        encoding="utf-8",
    )
    lines = reported_lines(log)
    assert [line.text for line in lines] == [
        "Image not found red.png",
        "java.lang.NoClassDefFoundError: org/apache/batik/Thing",
    ]
    assert reported_lines(tmp_path / "none.log") == ()


def test_file_names_keep_every_script_and_lose_what_systems_refuse():
    assert file_name("第37章: 戦役/キャンペーン") == "第37章- 戦役-キャンペーン"
    assert file_name("...") == ""
