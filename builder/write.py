"""Artifacts to ``dist/``: the only writer. What stood there before stays whole until everything new is on the disk."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from builder.artifact import Artifact


class WriteError(Exception):
    """The disk refused; the message says what and what to do. Whatever was there before is untouched."""


def replace_folder(folder: Path, artifacts: Iterable[Artifact]) -> None:
    """Make ``folder`` hold exactly ``artifacts``: written beside it first, then moved in.

    Raises WriteError where the disk is full or a file is held open by another program (VASSAL on Windows); the old folder
    is then still there, whole.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as error:
        raise WriteError(f"cannot write in {folder.parent}: {_reason(error)}") from error
    try:
        for artifact in artifacts:
            target = fresh / artifact.path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(artifact.content)
        fresh.chmod(0o755)
        _swap(fresh, folder)
    except OSError as error:
        raise WriteError(
            f"cannot replace {folder}: {_reason(error)}; close programs that have a file of it open"
        ) from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


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


def _swap(fresh: Path, folder: Path) -> None:
    if not folder.exists():
        fresh.rename(folder)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{folder.name}-old-", dir=folder.parent))
    try:
        folder.rename(old / folder.name)
        try:
            fresh.rename(folder)
        except OSError:
            (old / folder.name).rename(folder)
            raise
    finally:
        shutil.rmtree(old, ignore_errors=True)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
