"""What a designer may rely on when building: the same bytes, ids that stay, an old build that a fault leaves whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builder.pipeline import Outcome, build
from builder.project import Project
from builder.vassal.archive import read_archive

SKIRMISH = Path(__file__).parent / "games" / "skirmish"
UNITS = "counters/skirmish/units.yaml"
NEW_UNIT = "  - {id: badger, name: {ja: バジャー, en: Badger}, class: tank, side: 赤軍}\n"


def project_in(folder: Path) -> Project:
    shutil.copytree(SKIRMISH, folder, ignore=shutil.ignore_patterns("dist"))
    return Project(folder)


def built(project: Project) -> Outcome:
    return build(project, "skirmish", lambda stage: None)


def files(project: Project) -> dict[str, bytes]:
    root = project.output("skirmish")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def first(tmp_path_factory) -> Project:
    project = project_in(tmp_path_factory.mktemp("first") / "project")
    outcome = built(project)
    assert outcome.module is not None, outcome.diagnostics
    return project


def test_the_same_data_make_the_same_bytes_in_another_place_and_process(first, tmp_path):
    second = project_in(tmp_path / "elsewhere")
    command = [sys.executable, "-c", "from builder.cli import main; main()", "--project", str(second.root), "build"]
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert files(second) == files(first)


def test_a_build_without_a_change_does_nothing(first):
    before = {path: path.stat().st_mtime_ns for path in first.output("skirmish").rglob("*")}
    assert built(first).up_to_date
    assert {path: path.stat().st_mtime_ns for path in first.output("skirmish").rglob("*")} == before


def test_the_module_holds_every_picture_that_lies_beside_it(first):
    made = files(first)
    entries = read_archive(made["skirmish-0.1.0.vmod"])
    beside = {name.rsplit("/", 1)[1]: content for name, content in made.items() if name.endswith(".png")}
    inside = {name.removeprefix("images/"): content for name, content in entries.items() if name.startswith("images/")}
    assert inside == beside
    assert {name.split("/")[0] for name in made if "/" in name} == {"counters", "maps", "sheets"}


def test_a_new_unit_in_front_changes_no_other_id(first, tmp_path):
    project = project_in(tmp_path / "project")
    shutil.copy(first.piece_ids("skirmish"), project.piece_ids("skirmish"))
    old = first.piece_ids("skirmish").read_text(encoding="utf-8")
    text = (project.root / UNITS).read_text(encoding="utf-8")
    (project.root / UNITS).write_text(text.replace("counters:\n", f"counters:\n{NEW_UNIT}", 1), encoding="utf-8")
    outcome = built(project)
    assert outcome.new_piece_ids == ("badger", "convert>tank>badger"), outcome.diagnostics
    new = project.piece_ids("skirmish").read_text(encoding="utf-8")
    next_number = len(old.splitlines())
    assert new == f"{old}{next_number} badger\n{next_number + 1} convert>tank>badger\n"


def test_a_fault_writes_nothing_and_leaves_the_old_build_whole(first, tmp_path):
    project = project_in(tmp_path / "project")
    assert built(project).module
    before = files(project), project.piece_ids("skirmish").read_bytes()
    setup = project.root / "rules_data/skirmish/setups/opening.yaml"
    setup.write_text(setup.read_text(encoding="utf-8").replace("古城", "古域", 1), encoding="utf-8")
    (project.root / UNITS).write_text(
        (project.root / UNITS).read_text(encoding="utf-8").replace("counters:\n", f"counters:\n{NEW_UNIT}", 1), "utf-8"
    )
    outcome = built(project)
    assert outcome.module is None
    assert [fault.code for fault in outcome.diagnostics if fault.severity.word == "error"] == ["unknown-place"]
    assert (files(project), project.piece_ids("skirmish").read_bytes()) == before


def test_a_spoilt_output_is_made_anew(tmp_path):
    project = project_in(tmp_path / "project")
    built(project)
    before = files(project)
    target = project.output("skirmish") / "skirmish-0.1.0.vmod"
    target.write_bytes(b"half")
    assert not built(project).up_to_date
    assert files(project) == before
