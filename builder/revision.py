"""A project as it stood at a git revision, to compare today's with."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from builder.project import Project
from builder.record import replace


class RevisionError(Exception):
    """Git cannot give the project at that revision; the message says why and what to name instead."""


def project_at(project: Project, revision: str, folder: Path) -> Project:
    """Write the project's files of ``revision`` into ``folder`` and give them as a project, with the same overlays.

    Nothing of the work tree is touched. Raises RevisionError where there is no git, no repository or no such revision.
    """
    if _git(project, "rev-parse", "--is-inside-work-tree").returncode:
        raise RevisionError(
            f"{project.root.resolve()} is in no git repository; older data are read from the repository's history"
        )
    found = _git(project, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found.returncode:
        recent = _git(project, "tag", "--sort=-creatordate").stdout.decode(errors="replace").split()[:5]
        tags = f"; tags are: {', '.join(recent)}" if recent else ""
        raise RevisionError(f"there is no revision '{revision}'; name a commit, a tag or a branch{tags}")
    archive = _git(project, "archive", "--format=tar", found.stdout.decode().strip())
    if archive.returncode:
        raise RevisionError(f"git cannot read '{revision}': {archive.stderr.decode(errors='replace').strip()}")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        if hasattr(tarfile, "data_filter"):
            files.extractall(folder, filter="data")
        else:  # Python before 3.11.4 has no filters; what git packs has no other paths, and links are left out
            files.extractall(folder, members=[one for one in files if one.isfile() or one.isdir()])
    return replace(project, root=folder)


def _git(project: Project, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(["git", "-C", str(project.root), *words], capture_output=True, check=False)
    except FileNotFoundError as error:
        raise RevisionError("git is not installed; it keeps the older data") from error
