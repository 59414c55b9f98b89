"""A recorded rename: which old id each counter had, what is handed on, and what is reported."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builder.assemble.renames import old_ids, old_names
from builder.examine import examine
from builder.load.game import load_game
from builder.model.picture_name import counter_picture
from builder.pipeline import build
from builder.project import Project

UNITS = "counters/skirmish/units.yaml"
TIGER = "  - id: tiger\n"
LEDGER = "rules_data/skirmish/piece_ids.txt"


def rename_tiger(project: Path, line: str) -> None:
    """The tiger becomes a panther that says so with ``line``."""
    text = (project / UNITS).read_text(encoding="utf-8")
    assert TIGER in text
    (project / UNITS).write_text(text.replace(TIGER, f"  - id: panther\n    {line}\n"), encoding="utf-8")
    for path in (project / "rules_data/skirmish").rglob("*.yaml"):
        changed = re.sub(r"\b((?:red|blue|green)-)?tiger\b", r"\1panther", path.read_text(encoding="utf-8"))
        path.write_text(changed, encoding="utf-8")


def codes(project: Path) -> list[tuple[str, str]]:
    return [(fault.code, fault.severity.word) for fault in examine(Project(project), "skirmish")[1]]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("renamed_from: tiger", {side: (f"{side}-tiger",) for side in ("red", "blue", "green")}),
        ("renamed_from: [cat, tiger]", {side: (f"{side}-cat", f"{side}-tiger") for side in ("red", "blue", "green")}),
        ("renamed_from: {赤軍: tiger}", {"red": ("tiger",)}),
    ],
)
def test_each_side_s_counter_had_its_own_old_id(project, line, expected):
    rename_tiger(project, line)
    game, faults = load_game(project, "skirmish")
    assert faults == ()
    assert old_ids(game.counters) == {f"{side}-panther": old for side, old in expected.items()}
    assert {name: old for name, old in old_names(game).items() if ">" not in name} == old_ids(game.counters)


def test_a_version_of_a_renamed_person_had_an_id_of_its_own(project):
    text = (project / UNITS).read_text(encoding="utf-8")
    (project / UNITS).write_text(text.replace("{id: falcon,", "{id: kite, renamed_from: falcon,"), encoding="utf-8")
    game, _ = load_game(project, "skirmish")
    assert old_ids(game.counters) == {"kite-1": ("falcon-1",), "kite-2": ("falcon-2",)}


def test_pictures_keep_the_name_of_the_first_id(project):
    rename_tiger(project, "renamed_from: [cat, tiger]")
    game, _ = load_game(project, "skirmish")
    counter = game.counter("red-panther")
    assert counter_picture(counter, game.counter_class("tank").states[0]) == "red-cat-front.png"


def test_the_build_writes_the_rename_and_names_what_is_wrong_with_others(project):
    assert build(Project(project), "skirmish", lambda stage: None).module
    before = (project / LEDGER).read_text(encoding="utf-8")
    number = re.search(r"^(\d+) red-tiger$", before, re.MULTILINE)[1]
    original = (project / UNITS).read_text(encoding="utf-8")

    rename_tiger(project, "renamed_from: tigre")
    assert codes(project) == [("renamed-unknown", "error")] * 3
    (project / UNITS).write_text(original, encoding="utf-8")
    rename_tiger(project, "renamed_from: lion")
    assert codes(project) == [*[("renamed-still-there", "error")] * 2, ("renamed-unknown", "error")]

    (project / UNITS).write_text(original, encoding="utf-8")
    rename_tiger(project, "renamed_from: tiger")
    assert codes(project) == []
    outcome = build(Project(project), "skirmish", lambda stage: None)
    assert outcome.new_piece_ids == ()
    after = (project / LEDGER).read_text(encoding="utf-8")
    assert after.startswith(before)
    assert f"{number} red-panther was red-tiger\n" in after.removeprefix(before)


def test_other_pictures_under_the_same_version_are_warned_of(project):
    build(Project(project), "skirmish", lambda stage: None)
    text = (project / UNITS).read_text(encoding="utf-8")
    (project / UNITS).write_text(
        text.replace("{front: {attack: [4, 2], cost: 6}", "{front: {attack: [9, 2], cost: 6}"), "utf-8"
    )
    outcome = build(Project(project), "skirmish", lambda stage: None)
    (warning,) = [fault for fault in outcome.diagnostics if fault.code == "version-not-raised"]
    assert warning.severity.word == "warning"
    assert "counters/red-lion-front.png, counters/blue-lion-front.png" in warning.message
    game = project / "rules_data/skirmish/game.yaml"
    game.write_text(game.read_text(encoding="utf-8").replace("version: 0.1.0", "version: 0.2.0"), encoding="utf-8")
    assert build(Project(project), "skirmish", lambda stage: None).diagnostics == ()
