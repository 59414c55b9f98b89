"""Artifacts to ``dist/``: the only writer. What stood there before stays as it was until everything new is on the disk."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Collection, Iterable
from pathlib import Path

from builder.artifact import Artifact, paths_in


class WriteError(Exception):
    """The disk refused; the message says what and what to do. Whatever was there before is untouched."""


def unchanged_files(folder: Path, artifacts: Iterable[Artifact]) -> frozenset[str]:
    """The paths of those artifacts that the folder holds already, byte for byte."""
    present = paths_in(folder)
    return frozenset(
        one.path for one in artifacts if one.path in present and _holds(f"{folder}/{one.path}", one.content)
    )


def replace_folder(folder: Path, artifacts: Iterable[Artifact], unchanged: Collection[str] = ()) -> None:
    """Make ``folder`` hold exactly ``artifacts``. A file that holds the right bytes already is left as it is;
    of those in ``unchanged`` that is known (``unchanged_files``).

    What is new is written beside the folder first, then moved in, file by file. Raises WriteError where the disk is full or a
    file is held open by another program (VASSAL on Windows); the folder is then as it was.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as error:
        raise WriteError(f"cannot write in {folder.parent}: {_reason(error)}") from error
    moved: list[tuple[Path, Path]] = []
    try:
        present = paths_in(folder)
        written = _write_what_differs(folder, aside / "new", artifacts, present, unchanged)
        for name in sorted(present):  # what is left of them is no artifact
            _move(folder / name, aside / "old" / name, moved)
        _remove_empty_folders(folder)  # one may stand where a file must
        for name in written:
            if (folder / name).is_file():
                _move(folder / name, aside / "old" / name, moved)
            _move(aside / "new" / name, folder / name, moved)
    except OSError as error:
        for source, target in reversed(moved):
            source.parent.mkdir(parents=True, exist_ok=True)
            target.rename(source)
        _remove_empty_folders(folder)
        raise WriteError(
            f"cannot replace {folder}: {_reason(error)}; close programs that have a file of it open"
        ) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _write_what_differs(
    folder: Path, fresh: Path, artifacts: Iterable[Artifact], present: set[str], unchanged: Collection[str]
) -> list[str]:
    """Write the artifacts that the folder does not hold byte for byte; those are taken out of ``present`` either way."""
    written: list[str] = []
    for artifact in artifacts:
        if artifact.path in present:
            present.discard(artifact.path)
            if artifact.path in unchanged or _holds(f"{folder}/{artifact.path}", artifact.content):
                continue
        target = fresh / artifact.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(artifact.content)
        written.append(artifact.path)
    return written


def _holds(path: str, content: bytes) -> bool:
    """True for a file with exactly these bytes. (Its size is asked first: a thousand pictures are compared at every build.)"""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        return os.fstat(handle).st_size == len(content) and os.read(handle, len(content) + 1) == content
    except OSError:  # a folder of that name
        return False
    finally:
        os.close(handle)


def _move(source: Path, target: Path, moved: list[tuple[Path, Path]]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    source.rename(target)
    moved.append((source, target))


def _remove_empty_folders(folder: Path) -> None:
    for base, _, _ in os.walk(folder, topdown=False):
        with contextlib.suppress(OSError):  # it holds something
            if Path(base) != folder:
                Path(base).rmdir()


def replace_file(path: Path, content: bytes) -> None:
    """Write one file beside its place, then move it in. Raises WriteError where the disk refuses."""
    handle = -1
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError as error:
        raise WriteError(f"cannot write {path}: {_reason(error)}") from error


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
