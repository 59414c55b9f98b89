"""The verb ``sheets`` as a user meets it: what it writes and says, and what an erratum prints again."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.cli import main

SKIRMISH = Path(__file__).parent / "games" / "skirmish"


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return tmp_path / "project"


@pytest.fixture
def committed(project) -> Path:
    git(project, "init", "--quiet")
    git(project, "add", ".")
    git(project, "commit", "--quiet", "-m", "first")
    git(project, "tag", "v1")
    return project


def git(folder, *words):
    who = ("-c", "user.name=Tester", "-c", "user.email=tester@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *who, *words], check=True, capture_output=True)


def run(project, *words):
    return CliRunner().invoke(main, ["--project", str(project), "sheets", "--dpi", "72", *words])


def printed(project) -> list[str]:
    return sorted(path.name for path in (project / "dist" / "print_sheets" / "skirmish").glob("*"))


def change(project, file, old, new):
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_it_writes_the_sheets_and_a_test_page_and_says_what_is_on_them(project):
    done = run(project, "skirmish", "--paper", "letter", "--flip", "short")
    assert done.exit_code == 0, done.output
    assert printed(project) == ["skirmish-0.1.0-letter-short.pdf", "skirmish-letter-short-test-page.pdf"]
    assert "skirmish: 64 counters of 36 designs on 1 sheet of Letter" in done.output
    assert "mix unknown for 26 designs: as many copies as the largest setup needs, one at least" in done.output


def test_a_build_leaves_them_alone(project):
    assert run(project).exit_code == 0
    for version in ("0.1.0", "0.2.0"):
        change(project, "rules_data/skirmish/game.yaml", "version: 0.1.0", f"version: {version}")
        assert CliRunner().invoke(main, ["--project", str(project), "build"]).exit_code == 0
        assert (project / "dist" / "skirmish" / f"skirmish-{version}.vmod").is_file()
        assert printed(project) == ["skirmish-0.1.0-a4-long.pdf", "skirmish-a4-long-test-page.pdf"]


def test_sides_and_classes_are_named_in_any_language(project, tmp_path):
    done = run(project, "--sides", "赤軍,Blue", "--classes", "Leader", "--copies", "2", "--out", str(tmp_path / "out"))
    assert done.exit_code == 0, done.output
    assert "skirmish: 6 counters of 3 designs on 1 sheet of A4" in done.output
    assert "mix unknown" not in done.output
    assert (tmp_path / "out" / "skirmish-0.1.0-a4-long-selection.pdf").is_file()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("--paper", "leter"),
            "no paper 'leter'. Did you mean 'letter'? There are: a4, a4-blocks, letter, letter-blocks.",
        ),
        (("--sides", "rad"), "no side 'rad'. Did you mean 'red'? There are: red, blue, green, nobody."),
        (("--classes", "tnak"), "no class 'tnak'. Did you mean 'tank'?"),
        (("--back-offset", "1"), "'1' is not two numbers of millimetres such as 0.5,-1"),
        (("--back-offset", "1,1", "--flip", "fold"), "--flip long or short"),
        (("--bleed", "-1"), "0<=x<=10"),
        (("--changed-since", "v9"), "no git repository"),
    ],
)
def test_what_is_not_there_is_wrong_usage(project, words, said):
    done = run(project, *words)
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
    assert not (project / "dist").exists()


def test_with_a_fault_nothing_is_written(project):
    change(project, "counters/skirmish/units.yaml", "class: tank", "class: tnak")
    done = run(project)
    assert done.exit_code == 1
    assert "did you mean 'tank'?" in done.output and "skirmish: nothing was written" in done.output
    assert not (project / "dist").exists()


def test_only_what_an_erratum_touched_is_printed_again(committed):
    change(committed, "counters/skirmish/units.yaml", "attack: [4, 2]", "attack: [4, 3]")
    change(committed, "counters/skirmish/units.yaml", "{command: 1}", "{command: 2}")
    done = run(committed, "--changed-since", "v1")
    assert done.exit_code == 0, done.output
    assert [line for line in done.output.splitlines() if "changed:" in line] == [
        "  changed: red-lion-front",
        "  changed: blue-lion-front",
        "  changed: heron-front",
    ]
    assert "skirmish: 13 counters of 3 designs on 1 sheet of A4" in done.output
    assert "skirmish-0.1.0-a4-long-changed.pdf" in printed(committed)


def test_a_new_counter_and_another_size_are_changes_a_name_in_another_language_is_none(committed):
    change(
        committed,
        "counters/skirmish/markers.yaml",
        "counters:\n",
        "counters:\n  - {id: flag, name: {ja: 旗, en: Flag}, class: marker, side: red}\n",
    )
    change(committed, "counters/skirmish/units.yaml", "en: Heron", "en: Grey Heron")
    change(
        committed,
        "counters/skirmish/classes.yaml",
        "    layout: fortification\n",
        "    layout: fortification\n    size_mm: [20, 20]\n",
    )
    done = run(committed, "--changed-since", "HEAD")
    changed = [line.split(": ")[1] for line in done.output.splitlines() if "changed:" in line]
    assert changed == ["flag-front", "red-fort-front", "blue-fort-front", "green-fort-front"]


def test_another_id_is_no_other_look(committed):
    change(committed, "counters/skirmish/units.yaml", "id: heron,", "id: grey-heron,")
    done = run(committed, "--changed-since", "v1")
    assert done.exit_code == 0, done.output
    assert "nothing to print" in done.output


def test_nothing_changed_is_said_and_is_no_fault(committed):
    change(committed, "counters/skirmish/units.yaml", "count: 6", "count: 8")
    done = run(committed, "--changed-since", "v1")
    assert done.exit_code == 0, done.output
    assert "skirmish: no counter looks another way than at 'v1'; nothing to print" in done.output
    assert not (committed / "dist").exists()
    command = ["git", "-C", str(committed), "status", "--porcelain"]
    status = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert status == " M counters/skirmish/units.yaml\n"


def test_a_revision_that_is_not_there_is_wrong_usage_and_the_tags_are_named(committed):
    done = run(committed, "--changed-since", "v2")
    assert done.exit_code == 2
    assert "there is no revision 'v2'; name a commit, a tag or a branch; tags are: v1" in done.output


def test_a_project_below_the_root_of_its_repository_is_read_from_there(tmp_path):
    shutil.copytree(SKIRMISH, tmp_path / "games" / "project", ignore=shutil.ignore_patterns("dist"))
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "first")
    change(tmp_path / "games/project", "counters/skirmish/units.yaml", "{command: 1}", "{command: 2}")
    done = run(tmp_path / "games" / "project", "--changed-since", "HEAD")
    assert [line.strip() for line in done.output.splitlines() if "changed:" in line] == ["changed: heron-front"]
