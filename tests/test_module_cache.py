"""Only what changed is assembled again, and nobody can tell: a module from the cache is the module made anew."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.module import module_entries
from builder.assemble.told_game import told_game, told_key
from builder.assembling import Assembling
from builder.load.game import load_game
from builder.model.game import Game
from builder.module_cache import ModuleCache
from builder.pipeline import Outcome, build
from builder.project import Project

ROOT = Path(__file__).parents[1]
SKIRMISH = Path(__file__).parent / "games" / "skirmish"
COUNTER_PX = 75
UNITS = "counters/skirmish/units.yaml"
SETUP = "rules_data/skirmish/setups/opening.yaml"


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return tmp_path / "project"


def loaded(root: Path) -> Game:
    game, _ = load_game(root, "skirmish")
    assert game is not None
    return game


def edit(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text, (file, old)
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def assembling(root: Path, cache: Path) -> tuple[bool, Mapping[str, bytes]]:
    """Whether anything was assembled, and the module's entries."""
    making = Assembling("", COUNTER_PX, ModuleCache(cache, "tool"))
    anew = making.begin(loaded(root))
    entries = making.entries()
    making.end()
    return anew, entries


ONLY_THE_PICTURE = {
    "a strength": (UNITS, "attack: [4, 2]", "attack: [5, 1]"),
    "a value that becomes known": (UNITS, "{guns: 4}", "{guns: 4, speed: 3}"),
    "a value that is no longer printed": (UNITS, "cost: 6", "cost: not-printed"),
    "a note": (UNITS, "note: 設計者の絵", "note: 別の絵"),
    "a rule": (UNITS, 'rule: "11.3"', 'rule: "11.4"'),
    "the counter mix": (UNITS, "count: 6", "count: 7"),
    "a line more": (UNITS, "counters:\n", "counters:\n# a line that moves all others down\n"),
    "a symbol": ("counters/skirmish/units.yaml", "symbol: star", "symbol: walker"),
    "a colour": ("counters/skirmish/units.yaml", '"#555566"', '"#445566"'),
    "a constraint": ("rules_data/skirmish/constraints.yaml", "maximum: 8", "maximum: 9"),
}
MORE_THAN_THE_PICTURE = {
    "a name": (UNITS, "en: Lion}", "en: Lioness}"),
    "a die's result": (UNITS, "[無, 無, 1, 1, 2, 沈]", "[無, 1, 1, 1, 2, 沈]"),
    "a unit more": (UNITS, "counters:\n", "counters:\n  - {id: badger, name: {ja: 狢, en: Badger}, class: tank, side: red}\n"),
    "another class": (UNITS, "class: 戦車", "class: fort"),
    "a side's name": ("rules_data/skirmish/game.yaml", "{ja: 赤軍, en: Red}", "{ja: 赤軍, en: Scarlet}"),
    "a setup's line": (SETUP, "{counter: 城塞, count: 4}", "{counter: 城塞, count: 3}"),
    "a setup's state": (SETUP, "state: back", "state: front"),
    "a setup's value": (SETUP, "資金: 57", "資金: 58"),
    "a place's name": ("maps/skirmish/island.yaml", "ja: 古城, en: Old Castle", "ja: 旧城, en: Old Castle"),
    "a box": ("maps/skirmish/supply-sheet.yaml", "ja: 工場, en: Factory", "ja: 大工場, en: Factory"),
    "the version": ("rules_data/skirmish/game.yaml", "version: 0.1.0", "version: 0.1.1"),
}  # fmt: skip


@pytest.mark.parametrize("change", ONLY_THE_PICTURE)
def test_an_erratum_that_only_the_picture_shows_assembles_nothing(change, project, tmp_path):
    anew, before = assembling(project, tmp_path / "cache")
    assert anew
    edit(project, *ONLY_THE_PICTURE[change])
    assert assembling(project, tmp_path / "cache") == (False, before)
    game = loaded(project)
    assert module_entries(game, game_piece_ids(game, ""), COUNTER_PX) == before


@pytest.mark.parametrize("change", MORE_THAN_THE_PICTURE)
def test_whatever_else_changes_is_assembled(change, project, tmp_path):
    _, before = assembling(project, tmp_path / "cache")
    edit(project, *MORE_THAN_THE_PICTURE[change])
    anew, entries = assembling(project, tmp_path / "cache")
    assert anew
    assert entries != before
    assert assembling(project, tmp_path / "cache") == (False, entries)


def test_after_any_edits_the_module_is_that_of_assembling_everything(project, tmp_path):
    changes = [*ONLY_THE_PICTURE.values(), *MORE_THAN_THE_PICTURE.values()]
    random.Random(2026).shuffle(changes)
    assembling(project, tmp_path / "cache")
    for number, change in enumerate(changes):
        edit(project, *change)
        assert assembling(project, tmp_path / "cache")[1] == assembling(project, tmp_path / f"empty-{number}")[1]


def test_what_a_module_is_assembled_of_is_all_that_the_key_counts():
    game = loaded(SKIRMISH)
    ids = game_piece_ids(game, "")
    told = told_game(game)
    assert told != game
    assert told_game(told) == told
    assert told_key(told, ids, COUNTER_PX) == told_key(game, ids, COUNTER_PX)
    assert told_key(game, ids, COUNTER_PX + 1) != told_key(game, ids, COUNTER_PX)
    assert told_key(game, game_piece_ids(game, "900 red-lion\n"), COUNTER_PX) != told_key(game, ids, COUNTER_PX)


def test_any_byte_of_the_kept_module_may_be_wrong(tmp_path):
    cache = ModuleCache(tmp_path, "tool")
    entries = {"buildFile.xml": b"<x/>" * 5, "empty": b"", "moduledata": bytes(range(40))}
    cache.keep("game", "key", entries)
    assert cache.find("game", "key") == entries
    assert cache.find("game", "other key") is None
    assert cache.find("other game", "key") is None
    assert ModuleCache(tmp_path, "other tool").find("game", "key") is None
    path = tmp_path / "game.entries"
    stored = path.read_bytes()
    for position in range(len(stored)):
        path.write_bytes(stored[:position] + bytes([stored[position] ^ 0x41]) + stored[position + 1 :])
        assert cache.find("game", "key") is None, position
        path.write_bytes(stored[:position])
        assert cache.find("game", "key") is None, position
    path.unlink()
    path.mkdir()
    cache.keep("game", "key", entries)
    assert cache.find("game", "key") is None
    assert list(tmp_path.glob("*.entries.*")) == []


@pytest.mark.parametrize("spoil", [lambda whole: b"", lambda whole: whole[:-1], lambda whole: whole[:-1] + b"?"])
def test_a_kept_module_that_is_not_whole_is_made_anew(spoil, project, tmp_path):
    _, before = assembling(project, tmp_path / "cache")
    path = tmp_path / "cache" / "skirmish.entries"
    path.write_bytes(spoil(path.read_bytes()))
    assert assembling(project, tmp_path / "cache")[1] == before
    assert ModuleCache(tmp_path / "cache", "tool").find("skirmish", key_of(project)) == before


def key_of(project: Path) -> str:
    game = loaded(project)
    return told_key(game, game_piece_ids(game, ""), COUNTER_PX)


def outcome(project: Path) -> Outcome:
    return build(Project(project), "skirmish", lambda stage: None)


def test_what_the_checks_find_is_told_and_stops_the_build_whichever_process_finds_it(project):
    """With a known module the second processor checks; without one the first does."""
    assert outcome(project).module is not None
    edit(project, "rules_data/skirmish/constraints.yaml", "cost 42 at most", "cost no more than 42")
    edit(project, UNITS, "cost: 6", "cost: 60")  # the budget of lions does not suffer it
    edit(project, UNITS, "counters:\n", "counters:\n\n")
    aside = outcome(project)
    shutil.rmtree(project / ".cache" / "modules")
    here = outcome(project)
    assert aside == here
    assert aside.module is None
    assert {fault.code for fault in aside.diagnostics} >= {"lions-budget"}
    assert not list((project / "dist").glob("*/*.entries"))
    edit(project, UNITS, "cost: 60", "cost: 5")
    mended = outcome(project)
    assert mended.module is not None
