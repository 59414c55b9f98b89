"""What ``vmodsmith prove`` prints, and how it ends."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from builder.cli import main

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"

ONE_RULE = """\
constraints:
  - id: fort-limit
    check: count-limit
    rule: "9.1"
    says: {ja: 城砦は四つまで, en: Four forts at most}
    count: {class: fort}
    per: hex
    maximum: 4
"""

IDLE_RULE = """\
  - id: idle
    check: allowed-places
    says: {ja: 無意味, en: A slip}
    pieces: {class: fort, board_kind: map, place: 工場}
    never_at: {terrain: plain}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return tmp_path / "project"


def prove(project: Path, constraints: str, *words: str) -> Result:
    (project / "rules_data" / "skirmish" / "constraints.yaml").write_text(constraints, encoding="utf-8")
    return CliRunner().invoke(main, ["--project", str(project), "prove", "--mutants", "8", *words])


def test_figures_of_a_constraint_that_bites(project: Path) -> None:
    done = prove(project, ONE_RULE)
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert lines[0].split() == [
        *("skirmish", "mutants", "must", "caught", "at", "the", "line", "beside", "elsewhere", "missed", "false")
    ]
    name, made, must, caught, at_the_line, beside, elsewhere, missed, false = lines[1].split()
    assert name == "fort-limit"
    assert int(made) == 2 * 8 + int(must)
    assert int(caught) == int(must) == int(at_the_line) + int(beside) + int(elsewhere) > 0
    assert (missed, false) == ("0", "0")
    assert lines[2].split()[2:] == lines[1].split()[1:]  # after "in all"
    assert lines[-1] == "all 1 constraints bite (1 kinds), and none gives a false alarm"


def test_a_constraint_that_nothing_trips_fails(project: Path) -> None:
    done = prove(project, ONE_RULE + IDLE_RULE)
    assert done.exit_code == 1
    assert "  no mutation trips it: it may never find anything" in done.output.splitlines()
    assert done.output.splitlines()[-1] == "1 of 2 constraints are not proved: idle"


def test_data_with_errors_are_told_first(project: Path) -> None:
    done = prove(project, ONE_RULE.replace("check:", "chekc:"))
    assert done.exit_code == 1
    assert "constraints.yaml:2:5: error: a constraint needs 'check' [missing-key]" in done.output


def test_a_constraint_that_cannot_be_read_is_not_proved(project: Path) -> None:
    done = prove(project, ONE_RULE.replace("class: fort", "class: fart"))
    assert done.exit_code == 1
    assert "  its options cannot be read, see `vmodsmith check`" in done.output.splitlines()


def test_a_game_without_constraints_has_nothing_to_prove(project: Path) -> None:
    (project / "rules_data" / "skirmish" / "constraints.yaml").unlink()
    done = CliRunner().invoke(main, ["--project", str(project), "prove"])
    assert (done.exit_code, done.output.splitlines()[0]) == (0, "skirmish: no constraints")
