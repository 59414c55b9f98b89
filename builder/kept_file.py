"""Files that only save work: a cache's. Losing one costs time, never a result."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def keep_file(path: Path, content: bytes) -> None:
    """Write a file of a cache: beside its place first, then moved in, so that nobody ever finds half of it there.

    Its folder is made, with a note to git that nothing in it is to be committed. Where the disk refuses, or something else
    stands in its place, nothing is kept.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}")  # two runs at once must not write into one file
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        ignore = path.parent / ".gitignore"
        if not ignore.exists():
            ignore.write_text("*\n", encoding="utf-8")
        if not path.is_dir():
            part.write_bytes(content)
            part.replace(path)
