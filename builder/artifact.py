"""A file that exists in memory before it exists on disk."""

from __future__ import annotations

import os
from pathlib import Path

from builder.record import Record


class Artifact(Record):
    """One output file: ``path`` with forward slashes, relative to the folder that it will be written to."""

    path: str
    content: bytes


def paths_in(folder: Path) -> set[str]:
    """The path of every file below a folder, as an artifact's; anything else that is not a folder counts as a file."""
    found: set[str] = set()
    for base, _, names in os.walk(folder):
        prefix = os.path.relpath(base, folder).replace(os.sep, "/")
        found.update(name if prefix == "." else f"{prefix}/{name}" for name in names)
    return found
