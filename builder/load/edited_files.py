"""The files that were edited since the last run, parsed before they are asked for."""

from __future__ import annotations

from pathlib import Path

from builder.load.document_cache import DocumentCache, nodes_of
from builder.load.faults import Faults


def keep_edited_files(project: Path, folders: tuple[Path, ...], cache: DocumentCache) -> None:
    """Parse each data file in these folders of the project whose text the cache does not know, and put it there.

    Whatever is wrong with a file is left to who loads it: it is not kept, and parsed and told again.
    """
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            try:
                # A byte order mark is left out, as the loader leaves it out.
                file, text = path.relative_to(project).as_posix(), path.read_bytes().decode("utf-8-sig")
            except (OSError, ValueError):
                continue
            if not cache.holds(file, text):
                nodes_of(text, file, Faults(), cache)
