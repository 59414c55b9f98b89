"""What a game's module was last assembled of, so that an erratum that no piece shows but its picture assembles nothing anew.

The cache may be deleted, corrupted or half written at any time: what is not exactly what was put in, under exactly this key,
counts as missing. It never decides what an entry is, only whether it must be made once more.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from pathlib import Path

from builder.kept_file import keep_file
from builder.record import Record, packed, unpacked

_FORM = b"vmodsmith module 1\n"
_DIGEST_BYTES = 20
_CHECK_BYTES = 4


class _Kept(Record):
    entries: Mapping[str, bytes]


class ModuleCache(Record):
    """One file a game in ``folder``; ``tool`` is the fingerprint of the code that assembles."""

    folder: Path
    tool: str

    def find(self, game: str, key: str) -> Mapping[str, bytes] | None:
        """The entries of the game's module that were kept under this key, None where they are not known."""
        try:
            stored = memoryview(self._path(game).read_bytes())
        except OSError:
            return None
        start = self._start(key)
        content = stored[len(start) + _CHECK_BYTES :]
        if stored[: len(start) + _CHECK_BYTES] != start + _check(start, content):
            return None
        kept: _Kept | None = unpacked(content, _Kept)
        return None if kept is None else kept.entries

    def knows(self, game: str, key: str) -> bool:
        """True where something is kept under this key; whether it is whole is seen when it is read."""
        start = self._start(key)
        try:
            with self._path(game).open("rb", buffering=0) as stream:
                return stream.read(len(start)) == start
        except OSError:
            return False

    def keep(self, game: str, key: str, entries: Mapping[str, bytes]) -> None:
        """Put the entries in, in place of those that were kept before."""
        start, content = self._start(key), packed(_Kept(entries))
        keep_file(self._path(game), start + _check(start, content) + content)

    def _path(self, game: str) -> Path:
        return self.folder / f"{game}.entries"

    def _start(self, key: str) -> bytes:
        """What a file begins with that was written by this tool under this key."""
        return _FORM + hashlib.blake2b(f"{self.tool}\0{key}".encode(), digest_size=_DIGEST_BYTES).digest()


def _check(start: bytes, content: bytes | memoryview) -> bytes:
    return zlib.crc32(content, zlib.crc32(start)).to_bytes(_CHECK_BYTES, "little")
