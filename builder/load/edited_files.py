"""The files that were edited since the last run, parsed before they are asked for."""

from __future__ import annotations

from pathlib import Path

from builder.load.data_file import DataFiles
from builder.load.document_cache import DocumentCache, nodes_of
from builder.load.faults import Faults


def keep_edited_files(project: Path, folders: tuple[Path, ...], cache: DocumentCache) -> None:
    """Parse each data file in these folders of the project whose text the cache does not know, and put it there.

    Whatever is wrong with a file is left to who loads it: it is not kept, and parsed and told again.
    """
    files = DataFiles(project, Faults())
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            file = path.relative_to(project).as_posix()
            text = files.text(file)
            if text is not None and not cache.knows(file, text):
                nodes_of(text, file, Faults(), cache)
