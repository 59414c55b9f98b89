"""An older build stays whole until the new one is on the disk."""

from pathlib import Path

import pytest

from builder.artifact import Artifact
from builder.write import WriteError, replace_file, replace_folder, unchanged_files


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_folder_holds_exactly_the_artifacts(tmp_path):
    folder = tmp_path / "dist" / "game"
    replace_folder(folder, [Artifact("a.txt", b"1"), Artifact("deep/er/b.txt", b"2")])
    replace_folder(folder, [Artifact("a.txt", b"3")])
    assert tree(tmp_path) == {"dist/game/a.txt": b"3"}


def test_files_that_are_right_already_are_told_and_left_alone(tmp_path):
    folder = tmp_path / "game"
    replace_folder(folder, [Artifact("a.txt", b"1"), Artifact("deep/er/b.txt", b"2"), Artifact("c.txt", b"3")])
    (folder / "d").mkdir()
    wanted = [Artifact("a.txt", b"1"), Artifact("deep/er/b.txt", b"?"), Artifact("d", b""), Artifact("e.txt", b"")]
    unchanged = unchanged_files(folder, wanted)
    assert unchanged == {"a.txt"}
    before = (folder / "a.txt").stat()
    replace_folder(folder, wanted, unchanged)
    after = (folder / "a.txt").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert tree(folder) == {"a.txt": b"1", "deep/er/b.txt": b"?", "d": b"", "e.txt": b""}
    assert unchanged_files(folder, wanted) == {"a.txt", "deep/er/b.txt", "d", "e.txt"}
    assert unchanged_files(tmp_path / "nowhere", wanted) == frozenset()


def test_a_write_that_fails_midway_leaves_the_old_folder_whole(tmp_path):
    folder = tmp_path / "game"
    replace_folder(folder, [Artifact("a.txt", b"old")])
    with pytest.raises(WriteError, match="cannot replace"):
        replace_folder(folder, [Artifact("a.txt", b"new"), Artifact("a.txt/b.txt", b"a file where a folder must be")])
    assert tree(tmp_path) == {"game/a.txt": b"old"}


@pytest.mark.parametrize("fails_at", range(6))
def test_a_move_that_fails_puts_the_old_files_back(fails_at, tmp_path, monkeypatch):
    folder = tmp_path / "game"
    old = [Artifact("a.txt", b"old"), Artifact("deep/gone.txt", b"x"), Artifact("b.txt", b"same")]
    replace_folder(folder, old)
    rename = Path.rename
    done = []

    def refuse(path, target):
        if len(done) == fails_at:
            done.append(path)
            raise PermissionError(13, "held open")
        done.append(path)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    new = [Artifact("a.txt", b"new"), Artifact("b.txt", b"same"), Artifact("c/d.txt", b"2")]
    if fails_at < 4:  # one away, a.txt out and in, c/d.txt in
        with pytest.raises(WriteError, match="held open"):
            replace_folder(folder, new)
        monkeypatch.undo()
        assert tree(tmp_path) == {f"game/{one.path}": one.content for one in old}
        assert sorted(path.name for path in folder.iterdir()) == ["a.txt", "b.txt", "deep"]
    else:
        replace_folder(folder, new)
        assert tree(tmp_path) == {f"game/{one.path}": one.content for one in new}
        assert sorted(path.name for path in folder.iterdir()) == ["a.txt", "b.txt", "c"]
        assert len(done) == 4


def test_what_is_right_already_is_left_alone_and_what_is_wrong_is_not(tmp_path):
    folder = tmp_path / "game"
    artifacts = [Artifact(name, name.encode() * 50) for name in ("same", "spoilt", "cut", "missing", "a folder")]
    replace_folder(folder, artifacts)
    time = (folder / "same").stat().st_mtime_ns
    (folder / "spoilt").write_bytes(b"tliops" * 50)
    (folder / "cut").write_bytes(b"cut")
    (folder / "missing").unlink()
    (folder / "a folder").unlink()
    (folder / "a folder").mkdir()
    (folder / "stray").write_bytes(b"")
    replace_folder(folder, artifacts)
    assert tree(folder) == {artifact.path: artifact.content for artifact in artifacts}
    assert (folder / "same").stat().st_mtime_ns == time


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "ledger.txt"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert tree(tmp_path) == {"ledger.txt": b"two"}


def test_a_folder_that_is_not_there_is_a_clear_fault(tmp_path):
    with pytest.raises(WriteError, match="No such file"):
        replace_file(tmp_path / "missing" / "ledger.txt", b"one")
