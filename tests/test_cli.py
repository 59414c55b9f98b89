"""The command as a user meets it: what it prints, and how it ends."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.cli import main

SKIRMISH = Path(__file__).parent / "games" / "skirmish"


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return tmp_path / "project"


def run(*words: str):
    return CliRunner().invoke(main, list(words))


def test_clean_data_end_with_0(project):
    done = run("--project", str(project), "check", "skirmish")
    assert (done.exit_code, done.output.splitlines()[-1]) == (0, "checked: skirmish")


def test_faults_end_with_1_all_of_them_in_one_run_each_at_its_place(project):
    setup = project / "rules_data/skirmish/setups/opening.yaml"
    text = setup.read_text(encoding="utf-8")
    setup.write_text(text.replace("古城", "古域", 1).replace("turn:", "turm:", 1), encoding="utf-8")
    done = run("--project", str(project), "check")
    assert done.exit_code == 1
    places = [line.split(": ", 1)[0] for line in done.output.splitlines() if ": error: " in line]
    lines = text.splitlines()
    turn = next(number for number, line in enumerate(lines, 1) if line.startswith("turn:"))
    castle = next(number for number, line in enumerate(lines, 1) if "古城" in line)
    named = "rules_data/skirmish/setups/opening.yaml"
    assert f"{named}:{turn}:1" in places
    assert f"{named}:{castle}:{lines[castle - 1].index('古城') + 1}" in places
    assert "did you mean '古城'?" in done.output
    assert not (project / "dist").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check", "skirmsh"), "no game 'skirmsh'. Did you mean 'skirmish'? There are: skirmish."),
        (("bild",), "No such command 'bild'"),
        (("check", "--loud"), "No such option"),
        (("engine", "nowhere.vmod"), "does not exist"),
    ],
)
def test_wrong_usage_ends_with_2(project, words, said):
    done = run("--project", str(project), *words)
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


def test_a_folder_without_games_is_wrong_usage(tmp_path):
    done = run("--project", str(tmp_path), "build")
    assert done.exit_code == 2
    assert "rules_data/<game>/game.yaml" in done.output


def test_a_build_in_a_pipe_prints_plain_lines(project):
    done = run("--project", str(project), "build")
    assert done.exit_code == 0, done.output
    lines = [line for line in done.output.splitlines() if line.startswith("skirmish: ")]
    assert lines[:4] == [
        "skirmish: reading and checking the data",
        "skirmish: drawing counters, maps and sheets",
        "skirmish: assembling the module",
        "skirmish: writing",
    ]
    assert lines[-1].startswith(f"skirmish: built {project / 'dist' / 'skirmish' / 'skirmish-0.1.0.vmod'} (")
    assert "\x1b" not in done.output and "\r" not in done.output
