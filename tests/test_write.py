"""An older build stays whole until the new one is on the disk."""

from pathlib import Path

import pytest

from builder.artifact import Artifact
from builder.write import WriteError, replace_file, replace_folder


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_folder_holds_exactly_the_artifacts(tmp_path):
    folder = tmp_path / "dist" / "game"
    replace_folder(folder, [Artifact("a.txt", b"1"), Artifact("deep/er/b.txt", b"2")])
    replace_folder(folder, [Artifact("a.txt", b"3")])
    assert tree(tmp_path) == {"dist/game/a.txt": b"3"}


def test_a_write_that_fails_midway_leaves_the_old_folder_whole(tmp_path):
    folder = tmp_path / "game"
    replace_folder(folder, [Artifact("a.txt", b"old")])
    with pytest.raises(WriteError, match="cannot replace"):
        replace_folder(folder, [Artifact("a.txt", b"new"), Artifact("a.txt/b.txt", b"a file where a folder must be")])
    assert tree(tmp_path) == {"game/a.txt": b"old"}


def test_a_move_that_fails_puts_the_old_folder_back(tmp_path, monkeypatch):
    folder = tmp_path / "game"
    replace_folder(folder, [Artifact("a.txt", b"old")])
    rename = Path.rename

    def refuse(path, target):
        if target == folder and path.name != folder.name:
            raise PermissionError(13, "held open")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(WriteError, match="held open"):
        replace_folder(folder, [Artifact("a.txt", b"new")])
    monkeypatch.undo()
    assert tree(tmp_path) == {"game/a.txt": b"old"}


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "ledger.txt"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert tree(tmp_path) == {"ledger.txt": b"two"}


def test_a_folder_that_is_not_there_is_a_clear_fault(tmp_path):
    with pytest.raises(WriteError, match="No such file"):
        replace_file(tmp_path / "missing" / "ledger.txt", b"one")
