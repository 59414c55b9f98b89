"""Pictures that were drawn before, kept by what they show, so that only what changed is drawn again.

All pictures of a game lie in one file, its pack: to open a thousand small files takes longer than to draw a counter. The
cache may be deleted, corrupted or half written at any time: an entry that is not exactly what was put in counts as missing.
It never decides what a picture is, only whether it must be drawn once more.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import zlib
from io import FileIO
from pathlib import Path

from builder.kept_file import keep_file
from builder.record import Record

SPARE_BYTES = 20_000_000
"""A pack that holds so much more than the last build used is written anew, with what that build used alone."""

_START = b"vmodsmith pictures 1\n"
_HEAD = struct.Struct("<4s20sII")
"""Before each picture: a mark, the digest of its key, its checksum (of the digest and the picture), its size in bytes."""
_MARK = b"\nPIC"


class PictureCache(Record):
    """The packs in ``folder``; ``tool`` is the fingerprint of the code and the libraries that draw."""

    folder: Path
    tool: str

    def pack(self, name: str) -> PicturePack:
        """The pictures of that name's pack (a game's id), read once."""
        return PicturePack(self.folder / f"{name}.pack", self.tool)


class PicturePack:
    """The pictures of one pack. What ``keep`` is given is written by ``save``.

    Where each picture lies is read at once, a picture when it is asked for: memory for all of them costs more than the reading.
    """

    def __init__(self, path: Path, tool: str) -> None:
        self._path = path
        self._tool = hashlib.blake2b(tool.encode(), digest_size=20)
        self._damaged = False
        self._used: dict[bytes, bytes] = {}
        self._fresh: dict[bytes, bytes] = {}
        self._size = 0
        self._entries: dict[bytes, tuple[int, int, int]] = {}
        self._stream: FileIO | None = None
        with contextlib.suppress(OSError):
            self._stream = FileIO(path)
            self._size = os.fstat(self._stream.fileno()).st_size
            self._entries = self._read_entries(self._stream)

    def find(self, key: str) -> bytes | None:
        """The picture of that key, None where there is none that is whole."""
        digest = self._digest(key)
        entry = self._entries.get(digest)
        if entry is None or self._stream is None:
            return self._fresh.get(digest) or self._used.get(digest)
        checksum, start, size = entry
        self._stream.seek(start)
        content = self._stream.read(size)
        if zlib.crc32(content, zlib.crc32(digest)) != checksum:
            self._damaged = True
            return None
        self._used[digest] = content
        return content

    def keep(self, key: str, content: bytes) -> None:
        """Put a picture in."""
        self._fresh[self._digest(key)] = content

    def save(self) -> None:
        """Write what is new behind the rest, or all that was used anew where the rest is damaged or has grown too large.

        Where the disk refuses nothing is kept: the next build draws it again.
        """
        if self._stream is not None:
            self._stream.close()  # or Windows would not let it be replaced
            self._stream = None
        spare = self._size - sum(map(len, self._used.values()))
        if self._damaged or not self._entries or spare > SPARE_BYTES:
            keep_file(self._path, _START + _entries(self._used | self._fresh))
        elif self._fresh:
            with contextlib.suppress(OSError), self._path.open("ab") as stream:
                stream.write(_entries(self._fresh))

    def _read_entries(self, stream: FileIO) -> dict[bytes, tuple[int, int, int]]:
        """Checksum, beginning and size of each picture by its digest, as far as the file can be read; later ones win."""
        found: dict[bytes, tuple[int, int, int]] = {}
        if stream.read(len(_START)) != _START:
            self._damaged = True
            return found
        at = len(_START)
        while at < self._size:
            stream.seek(at)
            head = stream.read(_HEAD.size)
            if len(head) < _HEAD.size:
                self._damaged = True
                break
            mark, digest, checksum, size = _HEAD.unpack(head)
            at += _HEAD.size
            if mark != _MARK or at + size > self._size:
                self._damaged = True
                break
            found[digest] = (checksum, at, size)
            at += size
        return found

    def _digest(self, key: str) -> bytes:
        digest = self._tool.copy()
        digest.update(key.encode())
        return digest.digest()


def _entries(pictures: dict[bytes, bytes]) -> bytes:
    parts: list[bytes] = []
    for digest, content in pictures.items():
        parts += (_HEAD.pack(_MARK, digest, zlib.crc32(content, zlib.crc32(digest)), len(content)), content)
    return b"".join(parts)
