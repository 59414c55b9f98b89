"""The data of a project as they stood at a git revision, taken out into a folder of their own."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from builder.diff.edition import EditionError

_FOLDERS = ("counters", "maps", "rules_data", "templates")


def extract_revision(project: Path, revision: str, into: Path) -> None:
    """Write the project's data folders as of ``revision`` into the folder ``into``.

    Raises EditionError where the project is in no repository, or has no such revision.
    """
    prefix = _git(project, "rev-parse", "--show-prefix").decode().strip()
    commit = (
        _git(project, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}", wanted=revision).decode().strip()
    )
    listed = _git(project, "ls-tree", "--name-only", "-z", "--full-tree", f"{commit}:{prefix}" if prefix else commit)
    present = [name for name in listed.decode().split("\0") if name in _FOLDERS]
    if "rules_data" not in present:
        raise EditionError(f"at the revision '{revision}' the project has no folder rules_data/")
    archive = _git(project, "archive", "--format=tar", f"{commit}:{prefix}" if prefix else commit, *present)
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extractall(into, filter="data")
        else:  # Python before 3.11.4 has no filters; what git packs has no other paths, and links are left out
            tar.extractall(into, members=[one for one in tar if one.isfile() or one.isdir()])


def _git(project: Path, *arguments: str, wanted: str | None = None) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], cwd=project, capture_output=True, check=False)
    except OSError:
        raise EditionError("git is not installed; name two .vmod files or two built folders instead") from None
    if done.returncode != 0:
        if wanted is not None:
            raise EditionError(
                f"'{wanted}' is no file, no folder and no git revision of this project; "
                "name a .vmod, a built folder (dist/<game>), or REV or REV:GAME"
            )
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise EditionError(f"git says: {reason[-1] if reason else 'nothing'}")
    return done.stdout
