"""A user's own values: from YAML and from spreadsheets, laid over the errata, and kept out of everything but dist/."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.check.coverage import Gap, coverage, known_and_total
from builder.cli import main
from builder.load.game import load_game
from builder.pipeline import build
from builder.project import Project
from tests.errata.spreadsheets import Rows, write_ods, write_xlsx

ROWS: Rows = [
    ["counter", "side", "state", "攻撃力", "back.防御力", "費", "#remark"],
    ["ライオン", "赤軍", None, "6・3", 2, 7, "mine"],
    ["ライオン", "blue", "裏", 3, None, None, None],
    [None, None, None, None, None, None, None],
    ["タイガーⅡ", None, None, "7, 4", None, 9, None],
    ["fox", None, None, None, None, None, "to be filled in"],
]


def write_csv(file: Path, rows: Rows, delimiter: str = ",", encoding: str = "utf-8") -> None:
    lines = (delimiter.join("" if cell is None else _quoted(str(cell), delimiter) for cell in row) for row in rows)
    file.write_bytes(("\r\n".join(lines) + "\r\n").encode(encoding))


def _quoted(text: str, delimiter: str) -> str:
    return f'"{text}"' if delimiter in text else text


WRITERS = {
    "values.csv": write_csv,
    "excel.csv": lambda file, rows: write_csv(file, rows, ";", "utf-8-sig"),
    "japanese.csv": lambda file, rows: write_csv(file, rows, "\t", "cp932"),
    "values.xlsx": write_xlsx,
    "values.ods": write_ods,
}


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("name", WRITERS)
def test_a_spreadsheet_of_any_kind_gives_the_same_values(project, overlay, name):
    WRITERS[name](overlay / name, ROWS)
    game, faults = load_game(project, "skirmish", [overlay])
    assert faults == ()
    assert game.counter("red-lion").values == {
        "front": {"attack": (6, 3), "defence": (2, 1), "cost": 7},
        "back": {"attack": game.counter("red-lion").values["back"]["attack"], "defence": (2,)},
    }
    assert game.counter("blue-lion").values["back"]["attack"] == (3,)
    assert [game.counter(f"{side}-tiger").values["front"]["attack"] for side in ("red", "blue", "green")] == [
        (7, 4)
    ] * 3
    assert game.errata[-1].private
    assert {(change.origin.line, change.origin.column) for change in game.errata[-1].changes} == {
        *((2, column) for column in (4, 5, 6)),
        *((3, 4), (5, 4), (5, 6)),
    }


def test_a_fault_is_told_at_its_row_and_column(project, overlay):
    write_csv(
        overlay / "values.csv",
        [["counter", "side", "attack"], ["lion", "green", 1], ["lion", "red", "six"], ["heron", None, 2]],
    )
    _, faults = load_game(project, "skirmish", [overlay])
    found = [(fault.code, fault.origin.line, fault.origin.column) for fault in faults]
    assert found == [("counter-of-another-side", 2, 1), ("wrong-value", 3, 3), ("unknown-field", 4, 3)]
    assert {fault.origin.file for fault in faults} == {(overlay / "values.csv").as_posix()}


def test_a_row_that_says_what_is_known_is_an_error_but_not_a_cell(project, overlay):
    write_csv(overlay / "values.csv", [["counter", "attack", "cost"], ["lion", "4・2", 7], ["tiger", "5・3", None]])
    _, faults = load_game(project, "skirmish", [overlay])
    assert [(fault.code, fault.origin.line) for fault in faults] == [("changes-nothing", 3)]


def test_later_folders_win_and_yaml_needs_no_heading(project, overlay, tmp_path):
    (overlay / "values.yaml").write_text("counters: [{counter: heron, values: {front: {command: 7}}}]\n", "utf-8")
    second = tmp_path / "second" / "skirmish"
    second.mkdir(parents=True)
    (second / "heron.yaml").write_text("counters: [{counter: heron, values: {front: {command: 8}}}]\n", "utf-8")
    game, faults = load_game(project, "skirmish", [overlay, second.parent])
    assert faults == ()
    assert game.counter("heron").values["front"]["command"] == 8


def test_the_coverage_counts_what_an_overlay_fills_in(project, overlay):
    before, _ = load_game(project, "skirmish")
    write_csv(overlay / "values.csv", [["counter", "cost"], ["tiger", 9]])
    after, _ = load_game(project, "skirmish", [overlay])
    first, second = (
        next(one for one in coverage(game) if (one.class_id, one.field_id) == ("tank", "cost"))
        for game in (before, after)
    )
    assert (first.known, first.total, first.gaps[0]) == (2, 6, Gap("red-tiger", ("front",)))
    assert (second.known, [gap.counter for gap in second.gaps]) == (5, ["fox"])
    known, total = known_and_total(coverage(before))
    assert known_and_total(coverage(after)) == (known + 3, total)


def test_check_tells_the_coverage_as_text_and_as_json(project, overlay):
    write_csv(overlay / "values.csv", [["counter", "cost"], ["tiger", 9]])
    command = ["--project", str(project), "check", "--coverage", "--overlay", str(overlay)]
    text = CliRunner().invoke(main, command)
    assert text.exit_code == 0, text.output
    assert "    cost        5 / 6     lacking: fox (front)\n" in text.output
    document = json.loads(CliRunner().invoke(main, [*command, "--format", "json"]).output)
    (cost,) = [field for field in document["games"][0]["fields"] if field["field"] == "cost"]
    assert cost == {
        "class": "tank",
        "field": "cost",
        "known": 5,
        "total": 6,
        "lacking": [{"counter": "fox", "states": ["front"]}],
    }


def test_a_build_with_an_overlay_is_another_build_and_writes_only_below_dist(project, overlay):
    write_csv(overlay / "values.csv", [["counter", "cost"], ["tiger", 9]])
    assert build(Project(project), "skirmish", lambda stage: None).module
    outside = _digests(project)
    mine = Project(project, (overlay,))
    outcome = build(mine, "skirmish", lambda stage: None)
    assert outcome.module and not outcome.up_to_date
    assert build(mine, "skirmish", lambda stage: None).up_to_date
    assert _digests(project) == outside
    again = build(Project(project), "skirmish", lambda stage: None)
    assert not again.up_to_date
    assert not [fault for fault in (*outcome.diagnostics, *again.diagnostics) if fault.code == "version-not-raised"]


def _digests(project: Path) -> dict[str, str]:
    return {
        path.relative_to(project).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in project.rglob("*")
        if path.is_file() and path.relative_to(project).parts[0] != "dist"
    }
