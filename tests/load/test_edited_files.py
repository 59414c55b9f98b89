"""What was edited is parsed ahead of time; nothing else is, and nobody can tell from the result."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from builder.load.document_cache import DocumentCache
from builder.load.edited_files import keep_edited_files
from builder.load.game import load_game
from builder.project import Project

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
UNITS = "counters/skirmish/units.yaml"


@pytest.fixture
def project(tmp_path) -> Project:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    return Project(tmp_path / "project")


@pytest.fixture
def parsed(monkeypatch) -> list[str]:
    """The files that were parsed, in their order."""
    from builder.load import yaml_document

    files: list[str] = []
    read = yaml_document.read_document
    monkeypatch.setattr(yaml_document, "read_document", lambda text, file: files.append(file) or read(text, file))
    return files


def keep(project: Project) -> None:
    keep_edited_files(project.root, project.own_folders("skirmish"), DocumentCache(project.document_cache))


def load(project: Project):
    return load_game(project.root, "skirmish", (), DocumentCache(project.document_cache))


def test_the_loader_finds_every_file_parsed(project, parsed):
    without = load_game(project.root, "skirmish")
    parsed.clear()
    keep(project)
    assert sorted(parsed) == sorted(without[0].files)
    parsed.clear()
    keep(project)
    assert load(project) == without
    assert parsed == []


def test_a_byte_order_mark_is_no_edit(project, parsed):
    path = project.root / UNITS
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    keep(project)
    parsed.clear()
    keep(project)
    assert {fault.code for fault in load(project)[1]} == {"byte-order-mark"}
    assert parsed == []


def test_only_the_file_that_was_edited_is_parsed(project, parsed):
    keep(project)
    parsed.clear()
    path = project.root / UNITS
    path.write_text(path.read_text(encoding="utf-8").replace("cost: 6", "cost: 7"), encoding="utf-8")
    keep(project)
    assert parsed == [UNITS]
    assert load(project) == load_game(project.root, "skirmish")


def test_a_file_with_a_fault_is_left_to_the_loader(project):
    (project.root / UNITS).write_text("counters: [", encoding="utf-8")
    (project.root / "counters" / "skirmish" / "latin.yaml").write_bytes("counters: []  # \xe9".encode("latin-1"))
    keep(project)
    found = load(project)
    assert found == load_game(project.root, "skirmish")
    assert {fault.code for fault in found[1]} >= {"not-utf-8"}


def test_an_entry_whose_nodes_are_spoilt_is_parsed_by_the_loader(project):
    keep(project)
    whole = load(project)
    cache = DocumentCache(project.document_cache)
    path = cache._path(UNITS)
    stored = path.read_bytes()
    path.write_bytes(stored[:-1] + bytes([stored[-1] ^ 1]))
    assert cache.knows(UNITS, (project.root / UNITS).read_text(encoding="utf-8"))
    assert load(project) == whole
    assert path.read_bytes() == stored
