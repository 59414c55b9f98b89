"""Each folder here is the small game with one fault in it: what is printed must be exactly what ``expected.txt`` says."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from builder.check.constraints import check_constraints
from builder.check.game import CRASHED, check_game
from builder.check.setup.table import KINDS
from builder.check.table import DATA_CHECKS
from builder.codes import CODES
from builder.load.game import load_game
from builder.report import text_report

HERE = Path(__file__).parent
SKIRMISH = HERE.parent / "games" / "skirmish"
EXPECTED = "expected.txt"
REMOVED = "removed.txt"
OVERLAY = "overlay"
FOLDERS = sorted(path.name for path in HERE.iterdir() if path.is_dir() and path.name != "__pycache__")


def lay_over(folder: Path, project: Path) -> None:
    """Copy the small game to ``project``, then the folder's files over it, and take away what ``removed.txt`` lists."""
    shutil.copytree(SKIRMISH, project)
    shutil.copytree(folder, project, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.txt"))
    removed = folder / REMOVED
    for name in removed.read_text(encoding="utf-8").split() if removed.exists() else ():
        path = project / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def printed(project: Path) -> str:
    overlays = [folder for folder in (project / OVERLAY,) if folder.is_dir()]
    game, found = load_game(project, "skirmish", overlays)
    return text_report((*found, *((*check_game(game), *check_constraints(game)) if game else ())))


def expected_codes(code: str, project: Path) -> set[str]:
    """The code itself; for a kind of constraint the ids of the constraints of that kind, which are what is printed."""
    if code not in {kind.name for kind in KINDS}:
        return {code}
    game, _ = load_game(project, "skirmish")
    return {constraint.id for constraint in game.constraints if constraint.kind == code} if game else set()


@pytest.mark.parametrize("code", FOLDERS)
def test_one_fault_gives_its_one_code_at_its_place(code: str, tmp_path: Path) -> None:
    lay_over(HERE / code, tmp_path / "project")
    text = printed(tmp_path / "project")
    assert text == (HERE / code / EXPECTED).read_text(encoding="utf-8")
    assert set(re.findall(r"\[([a-z0-9-]+)\]$", text, re.MULTILINE)) == expected_codes(code, tmp_path / "project")


def test_the_small_game_has_no_fault() -> None:
    assert printed(SKIRMISH) == "no faults\n"


def test_every_code_has_a_broken_example() -> None:
    assert set(FOLDERS) | {CRASHED} == set(CODES)


def test_every_explanation_says_why_and_shows_an_example() -> None:
    for code, explanation in CODES.items():
        assert re.fullmatch(r"[^\n]+\.\n(?:.*\n)*\nWhy: .*\n(?:.*\n)*\nExample:(?:.*\n)+", explanation), code


def test_every_check_stands_in_the_table_under_its_files_name() -> None:
    files = {path.stem.replace("_", "-") for path in (HERE.parents[1] / "builder/check/data").glob("*.py")}
    assert files - {"--init--"} == {entry.code for entry in DATA_CHECKS}


def test_every_kind_of_constraint_stands_in_its_table_under_its_files_name() -> None:
    files = {path.stem.replace("_", "-") for path in (HERE.parents[1] / "builder/check/setup").glob("*.py")}
    assert files - {"--init--", "table"} == {kind.name for kind in KINDS}
    assert [kind.name for kind in KINDS] == sorted(kind.name for kind in KINDS)
