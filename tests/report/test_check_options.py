"""The verb ``check`` with its options, as a user and a CI call it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.check.setup_data import OF_LINES, OF_NAMES, OF_SEVERAL
from builder.cli import main

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
OPENING = "rules_data/skirmish/setups/opening.yaml"
CHECKS = Path(__file__).parents[2] / "builder" / "check" / "data"


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return tmp_path / "project"


def run(project: Path, *words: str):
    return CliRunner().invoke(main, ["--project", str(project), "check", *words])


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def drafts(project: Path, count: int) -> Path:
    """A folder outside the project with so many copies of the opening, each under an id of its own."""
    folder = project.parent / "drafts"
    folder.mkdir()
    text = (project / OPENING).read_text(encoding="utf-8")
    for number in range(count):
        name = f"draft-{number:03}"
        (folder / f"{name}.yaml").write_text(text.replace("setup: opening", f"setup: {name}", 1), encoding="utf-8")
    return folder


def test_a_warning_fails_only_a_strict_run(project) -> None:
    assert run(project, "--strict").exit_code == 0
    file = project / "rules_data/skirmish/game.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert (run(project).exit_code, run(project, "--strict").exit_code) == (0, 1)


def test_machines_get_nothing_but_their_document(project) -> None:
    spoil(project / OPENING, "turn:", "turm:")
    done = run(project, "--format", "json", "--lang", "ja")
    assert done.exit_code == 1
    faults = json.loads(done.output)["faults"]
    assert {(fault["code"], fault["file"]) for fault in faults} >= {("missing-key", OPENING), ("unknown-key", OPENING)}
    assert "セットアップには「turn」が必要です" in {fault["message"] for fault in faults}


def test_paths_start_where_the_command_was_called(project, monkeypatch) -> None:
    monkeypatch.chdir(project.parent)
    spoil(project / OPENING, "turn:", "turm:")
    assert f"::error file=project/{OPENING},line=" in run(project, "--format", "github").output


def test_the_language_may_come_from_the_environment(project, monkeypatch) -> None:
    monkeypatch.setenv("VMODSMITH_LANG", "ja")
    assert run(project).output == "検査済み：skirmish\n"


def test_setups_elsewhere_are_held_against_the_game(project) -> None:
    folder = drafts(project, 3)
    spoil(folder / "draft-001.yaml", "turn:", "turm:")
    (folder / "deeper").mkdir()
    (folder / "deeper" / "other.yml").write_text("setup: other\n", encoding="utf-8")
    done = run(project, "--setups", str(folder))
    assert done.exit_code == 1
    at = (folder / "draft-001.yaml").resolve().as_posix()
    codes = {line.split(": ")[0].rsplit(":", 2)[0]: line for line in done.output.splitlines() if ": error: " in line}
    assert set(codes) == {at, (folder / "deeper" / "other.yml").resolve().as_posix()}
    assert done.output.splitlines()[-1].startswith("faults in: skirmish (")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_many_processes_find_what_one_finds(project, processes) -> None:
    folder = drafts(project, 210)
    for number in (7, 108, 209):
        spoil(folder / f"draft-{number:03}.yaml", "古城", "古域")
    document = json.loads(run(project, "--setups", str(folder), "--processes", processes, "--format", "json").output)
    assert [Path(fault["file"]).stem for fault in document["faults"]] == ["draft-007", "draft-108", "draft-209"]
    assert len([file for file in document["checked"] if "draft-" in file]) == 210


def test_setups_need_one_game(project) -> None:
    shutil.copytree(project / "rules_data/skirmish", project / "rules_data/other")
    done = run(project, "--setups", str(project))
    assert done.exit_code == 2
    assert "--setups needs one GAME" in done.output


def test_every_check_that_looks_at_setups_is_known_to_the_batch() -> None:
    looking = {path.stem.replace("_", "-") for path in CHECKS.glob("*.py") if "game.setups" in path.read_text("utf-8")}
    assert looking == {*OF_LINES, *OF_NAMES, *OF_SEVERAL}
