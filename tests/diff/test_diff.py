"""Two editions of the small game laid side by side: what is named, what breaks saved games, and the verbs."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.cli import main
from builder.diff.changelog import changelog
from builder.diff.compare import compare, release_faults
from builder.diff.difference import Difference, Kind
from builder.diff.edition import Edition, EditionError, UnbuildableError
from builder.diff.json import diff_json
from builder.diff.page import diff_page
from builder.diff.rules import board_differences
from builder.diff.source import read_edition
from builder.diff.text import diff_text
from builder.model.board_edge import Edge, EdgeDrawing, EdgeKind
from builder.model.hex_grid import Wrap
from builder.model.names import Names
from builder.pipeline import build
from builder.project import Project
from builder.record import replace

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
UNITS = "counters/skirmish/units.yaml"
ERRATUM = """
erratum: 2026-11-30-values
date: 2026-11-30
reason: {ja: 数値の訂正, en: Corrected values}
source: the tests
rule: "2.1"
counters: [{counter: red-lion, values: {front: {attack: [5, 2]}}}]
setups:
  - {setup: opening, side: red, place: 古城, change: [{counter: ライオン, count: 1}]}
  - {setup: opening, side: red, place: 野営地, add: [{counter: ライオン, state: back}]}
  - {setup: opening, side: red, tracks: {資金: 60}}
places: [{place: 古城, name: {ja: 古い都}}]
constraints: [{constraint: fort-limit, severity: warning}]
"""


@dataclass(frozen=True)
class Editions:
    project: Project
    old: Edition
    new: Edition
    difference: Difference


def git(root: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=Test", "-c", "user.email=test@example.org")
    subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)


def replace_text(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def editions(tmp_path_factory) -> Editions:
    """A repository with a tag ``before``, and the data changed since: an erratum, a rename, one unit gone, one come."""
    root = Path(shutil.copytree(SKIRMISH, tmp_path_factory.mktemp("diff") / "project"))
    project = Project(root)
    assert build(project, "skirmish", lambda stage: None).module
    shutil.move(project.output("skirmish"), root.parent / "built-before")
    git(root, "init", "-q")
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "before")
    git(root, "tag", "before")
    (root / "rules_data/skirmish/errata").mkdir()
    (root / "rules_data/skirmish/errata/2026-11-30-values.yaml").write_text(ERRATUM, encoding="utf-8")
    replace_text(
        root,
        UNITS,
        "{id: heron, name: {ja: ヘロン, en: Heron}",
        "{id: stork, renamed_from: heron, name: {ja: シュトルヒ, en: Stork}",
    )
    for path in (root / "rules_data/skirmish").rglob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8").replace("heron", "stork"), encoding="utf-8")
    new_unit = "{id: badger, name: {ja: バジャー, en: Badger}, class: action-chit}"
    text = (root / UNITS).read_text(encoding="utf-8")
    (root / UNITS).write_text(re.sub(r"\{id: storm, .*\}", new_unit, text), encoding="utf-8")
    replace_text(root, "rules_data/skirmish/setups/opening.yaml", "嵐", "バジャー")
    old, new = read_edition(project, "before"), read_edition(project, str(root))
    return Editions(project, old, new, compare(old, new))


def test_the_changed_fields_of_counters_are_named(editions):
    pieces = {piece.counter: piece for piece in editions.difference.pieces}
    assert {name: piece.kind for name, piece in pieces.items()} == {
        "red-lion": Kind.CHANGED,
        "stork": Kind.CHANGED,
        "badger": Kind.ADDED,
        "storm": Kind.REMOVED,
    }
    (attack,) = pieces["red-lion"].fields
    assert (attack.label.en, attack.old.en, attack.new.en) == ("Front: Attack", "4・2", "5・2")
    assert [(field.label.en, field.old.en, field.new.en) for field in pieces["stork"].fields] == [
        ("id", "heron", "stork"),
        ("name", "Heron", "Stork"),
    ]
    assert pieces["stork"].gpid == editions.old.gpids["heron"]


def test_the_faces_are_compared_by_their_bytes(editions):
    (lion,) = [piece for piece in editions.difference.pieces if piece.counter == "red-lion"]
    assert [(picture.label.en, picture.changed) for picture in lion.pictures] == [("Front", True), ("Back", False)]
    assert lion.pictures[0].old == editions.old.pictures["red-lion-front.png"]
    assert editions.difference.art_changed


def test_a_setup_tells_what_came_went_and_moved(editions):
    (opening,) = [setup for setup in editions.difference.setups if setup.id == "opening"]
    assert [(field.label.en, field.old.en, field.new.en) for field in opening.fields] == [("Red: Funds", "57", "60")]
    told = {
        (line.count, line.piece.en, line.old.en if line.old else None, line.new.en if line.new else None)
        for line in opening.pieces
    }
    assert told == {
        (1, "Lion (Red)", "Old Castle, Back", "Camp, Back"),
        (1, "Badger", None, "Cup, Hidden"),
        (1, "Storm", "Cup, Hidden", None),
    }
    assert not [setup for setup in editions.difference.setups if setup.id == "late-war"]


def test_rules_boards_and_errata_are_told(editions):
    difference = editions.difference
    limits = [rule for rule in difference.rules if rule.id == "fort-limit"]
    assert [(field.label.en, field.old.en, field.new.en) for field in limits[0].fields] == [
        ("severity", "error", "warning")
    ]
    assert [(board.id, [field.old.ja for field in board.fields]) for board in difference.boards] == [
        ("island", ["古城"])
    ]
    assert [erratum.id for erratum in difference.errata] == ["2026-11-30-values"]
    assert [picture.label.en for picture in difference.board_pictures] == ["island.png"]


def test_links_hexsides_and_meeting_edges_are_told(editions):
    game = editions.old.game
    (island,) = (board for board in game.boards if board.id == "island")
    kind = EdgeKind("ridge", Names({"ja": "山脈", "en": "Ridge"}), EdgeDrawing.RIDGE, "#000000", island.origin)
    hexes = tuple(sorted(island.hexes)[:2])
    changed = replace(
        island,
        grid=replace(island.grid, wraps=Wrap.ROWS),
        edge_kinds=(*island.edge_kinds, kind),
        edges=(*island.edges, Edge("ridge", hexes, island.origin)),
    )
    boards = tuple(changed if board is island else board for board in game.boards)
    links = (replace(game.links[0], steps=8), *game.links[1:])
    (difference,) = board_differences(
        editions.old, replace(editions.old, game=replace(game, boards=boards, links=links))
    )
    told = {
        (field.label.en, field.old.en if field.old else None, field.new.en if field.new else None)
        for field in difference.fields
    }
    assert told == {
        ("edges that meet", None, "top and bottom"),
        (f"hexside {'/'.join(hexes)}", None, "Ridge"),
        ("link: Harbour - Camp", "9 hexes", "8 hexes"),
    }


def test_only_the_removed_counter_breaks_saved_games(editions):
    (broken,) = editions.difference.all_breaks
    gpid = editions.old.gpids["storm"]
    assert f"(gpid {gpid}) is gone" in broken.en and "show no picture" in broken.en


def test_other_pictures_under_one_version_forbid_a_release(editions):
    (fault,) = release_faults(editions.difference)
    assert fault.en.startswith("pictures changed, but the version is still 0.1.0")
    same = compare(editions.new, editions.new)
    assert same.is_empty and release_faults(same) == ()


def test_a_module_and_the_data_that_it_was_built_from_are_the_same(editions):
    built = read_edition(editions.project, str(editions.project.root.parent / "built-before"))
    assert built.game is None
    assert compare(built, editions.old).is_empty


def test_two_modules_are_compared_by_gpid(editions):
    built = read_edition(editions.project, str(next((editions.project.root.parent / "built-before").glob("*.vmod"))))
    difference = compare(built, editions.new)
    changed = {piece.counter: piece for piece in difference.pieces}
    assert set(changed) == {"red-lion", "stork", "badger", "storm"}
    assert [(field.old.en, field.new.en) for field in changed["stork"].fields] == [("ヘロン", "シュトルヒ")]
    (opening,) = [setup for setup in difference.setups if setup.id == "opening"]
    assert (1, "シュトルヒ（青軍）") not in {(line.count, line.piece.ja) for line in opening.pieces}


def test_the_text_and_the_json_tell_the_same(editions):
    text = diff_text(editions.difference, "en")
    assert "      Front: Attack: 4・2 → 5・2\n      picture: Front\n" in text
    assert "      ~ 1 × Lion (Red): Old Castle, Back → Camp, Back\n" in text
    document = json.loads(diff_json(editions.difference))
    assert [piece["counter"] for piece in document["pieces"]] == [piece.counter for piece in editions.difference.pieces]
    assert document["breaks"] == [message._asdict() for message in editions.difference.all_breaks]


def test_the_page_needs_nothing_but_itself(editions):
    page = diff_page(editions.difference, editions.project.template_folders, "ja")
    assert page.startswith("<!DOCTYPE html>")
    sources = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert sources and all(source.startswith(("data:image/png;base64,", "#")) for source in sources)
    assert not re.findall(r"url\(|<script|@import|<link", page)
    assert "表・攻撃力" in page


def test_the_changelog_has_a_part_for_each_language_and_no_ids(editions):
    text = changelog(editions.difference)
    assert text.startswith("## 0.1.0\n\n### 日本語\n") and "\n### English\n" in text
    assert "- Stork (Blue): name: Heron → Stork\n" in text
    assert "- シュトルヒ（青軍）: 名前: ヘロン → シュトルヒ\n" in text
    assert "  - moved: 1 × Lion (Red), Old Castle, Back → Camp, Back\n" in text


def test_the_verbs_answer_with_the_exit_codes_of_the_tool(editions, tmp_path):
    def run(*arguments: str) -> tuple[int, str]:
        result = CliRunner().invoke(main, ["--project", str(editions.project.root), *arguments])
        return result.exit_code, result.output

    root = str(editions.project.root)
    assert run("diff", "before", "before")[1].endswith("\nnothing changed\n")
    assert run("diff", "before", root)[0] == 0
    code, output = run("diff", "before", root, "--release")
    assert code == 1 and "[version-not-raised]" in output
    code, output = run("changelog", "before", root)
    assert code == 1 and "##" not in output
    code, output = run("diff", "nowhere", root)
    assert code == 2 and "no git revision" in output
    code, output = run("diff", "before:skirmsh", root)
    assert code == 2 and "skirmish" in output
    target = tmp_path / "page.html"
    assert run("diff", "before", root, "--format", "html", "-o", str(target))[0] == 0
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_data_with_faults_are_told_not_compared(editions, tmp_path):
    broken = Path(shutil.copytree(SKIRMISH, tmp_path / "broken"))
    replace_text(broken, UNITS, "class: tank", "class: tanc")
    with pytest.raises(UnbuildableError, match=r"unknown-class"):
        read_edition(editions.project, str(broken))
    (tmp_path / "note.txt").write_text("no module", encoding="utf-8")
    with pytest.raises(EditionError, match=r"is no module"):
        read_edition(editions.project, str(tmp_path / "note.txt"))
