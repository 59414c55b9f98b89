"""Parsed files that are kept: they are what the parser gives, and whatever happens to an entry never changes an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.load.document_cache import DocumentCache
from builder.load.game import load_game
from builder.load.yaml_document import read_document

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"

TEXT = """\
# a comment
id: red-lion
names: {ja: 獅子, en: "Lion"}
list: [1, ~, "~", 'x']
map: |
  A . B
  . C .
nothing:
"""


def parsed(text: str = TEXT, file: str = "counters/a.yaml"):
    node, faults = read_document(text, file)
    assert node is not None
    assert not faults
    return node


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    cache = DocumentCache(tmp_path / "documents")
    assert cache.find("counters/a.yaml", TEXT) is None
    cache.keep("counters/a.yaml", TEXT, parsed())
    found = cache.find("counters/a.yaml", TEXT)
    assert found == parsed()
    assert str(found.find("map").block) == "counters/a.yaml:6:3"


def test_another_text_or_file_is_not_found(tmp_path: Path) -> None:
    cache = DocumentCache(tmp_path)
    cache.keep("a.yaml", TEXT, parsed(file="a.yaml"))
    assert cache.find("a.yaml", TEXT + " ") is None
    assert cache.find("b.yaml", TEXT) is None
    cache.keep("a.yaml", "id: x", parsed("id: x", "a.yaml"))
    assert cache.find("a.yaml", TEXT) is None  # one entry a file, so that the folder does not grow
    assert len([path for path in tmp_path.iterdir() if path.name != ".gitignore"]) == 1


def test_an_entry_with_any_byte_wrong_or_missing_counts_as_missing(tmp_path: Path) -> None:
    cache = DocumentCache(tmp_path)
    cache.keep("a.yaml", TEXT, parsed(file="a.yaml"))
    (entry,) = (path for path in tmp_path.iterdir() if path.name != ".gitignore")
    whole = entry.read_bytes()
    for position in range(len(whole)):
        spoilt = bytearray(whole)
        spoilt[position] ^= 0x55
        entry.write_bytes(spoilt)
        assert cache.find("a.yaml", TEXT) is None, position
        entry.write_bytes(whole[:position])
        assert cache.find("a.yaml", TEXT) is None, position
    entry.write_bytes(whole)
    assert cache.find("a.yaml", TEXT) == parsed(file="a.yaml")


def test_a_disk_that_refuses_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = DocumentCache(tmp_path / "file")
    cache.keep("a.yaml", TEXT, parsed(file="a.yaml"))
    assert cache.find("a.yaml", TEXT) is None


@pytest.mark.parametrize("spoil", ["nothing", "empty files", "removed"])
def test_a_game_from_the_cache_is_the_game(tmp_path: Path, spoil: str) -> None:
    cache = DocumentCache(tmp_path)
    plain = load_game(SKIRMISH, "skirmish")
    assert load_game(SKIRMISH, "skirmish", (), cache) == plain
    entries = [path for path in tmp_path.iterdir() if path.name != ".gitignore"]
    assert len(entries) == len(plain[0].files)
    for entry in entries:
        if spoil == "empty files":
            entry.write_bytes(b"")
        elif spoil == "removed":
            entry.unlink()
    assert load_game(SKIRMISH, "skirmish", (), cache) == plain


def test_faults_of_a_file_are_told_each_time(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "rules_data" / "one").mkdir(parents=True)
    (project / "rules_data" / "one" / "game.yaml").write_text("game: one\ngame: one\n", encoding="utf-8")
    cache = DocumentCache(tmp_path / "documents")
    first, second = (load_game(project, "one", (), cache)[1] for _ in range(2))
    assert [fault.code for fault in first].count("duplicate-key") == 1
    assert first == second


def test_a_users_own_values_are_not_kept(tmp_path: Path) -> None:
    overlay = tmp_path / "mine"
    overlay.mkdir()
    (overlay / "values.yaml").write_text("counters: []\n", encoding="utf-8")
    cache = DocumentCache(tmp_path / "documents")
    load_game(SKIRMISH, "skirmish", (overlay,), cache)
    assert not [path for path in (tmp_path / "documents").iterdir() if "values" in path.name]
