"""Pictures that were drawn before, kept by what they show, so that only what changed is drawn again.

The cache may be deleted, corrupted or half written at any time: an entry that is not exactly what was put in counts as
missing. It never decides what a picture is, only whether it must be drawn once more.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

from builder.record import Record

LIMIT_BYTES = 400_000_000
"""From this size on the oldest entries go."""

_DIGEST_BYTES = 32


class PictureCache(Record):
    """The entries in ``folder``; ``tool`` is the fingerprint of the code and the libraries that draw."""

    folder: Path
    tool: str

    def find(self, key: str) -> bytes | None:
        """The picture of that key, None where there is none that is whole."""
        try:
            stored = self._path(key).read_bytes()
        except OSError:
            return None
        digest, content = stored[:_DIGEST_BYTES], stored[_DIGEST_BYTES:]
        return content if hashlib.sha256(content).digest() == digest else None

    def keep(self, key: str, content: bytes) -> None:
        """Put a picture in. Where the disk refuses nothing is kept: the next build draws it again."""
        path = self._path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "wb") as stream:
                stream.write(hashlib.sha256(content).digest() + content)
            Path(name).replace(path)

    def tidy(self) -> None:
        """Keep version control away from the folder, and let the oldest entries go where it has grown too large."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / ".gitignore").write_text("*\n", encoding="utf-8")
            entries = [(path.stat().st_mtime, path.stat().st_size, path) for path in self.folder.glob("??/*")]
            size = sum(one for _, one, _ in entries)
            for _, one, path in sorted(entries):
                if size <= LIMIT_BYTES:
                    break
                path.unlink(missing_ok=True)
                size -= one

    def _path(self, key: str) -> Path:
        name = hashlib.sha256(f"{self.tool}\0{key}".encode()).hexdigest()
        return self.folder / name[:2] / name[2:]
