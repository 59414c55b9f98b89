"""Data files as they were parsed before, so that only the file that was edited is parsed again.

A parser takes a third of the time of a check. The cache may be deleted, corrupted or half written at any time: an entry that
is not exactly what was put in, for exactly this text, counts as missing. Files with faults are not kept: they are parsed, and
their faults told, each time.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from builder.kept_file import keep_file
from builder.load.faults import Faults
from builder.load.node import Node
from builder.record import packed, unpacked

_FORM = b"vmodsmith nodes 1\n"
"""Changes whenever the records of ``node`` do."""

_HEAD = struct.Struct("<II")
"""The checksum of all that follows, and how many bytes the text takes."""


class DocumentCache:
    """One entry a data file in ``folder``: the text as it was, and its nodes.

    Every document that it gave out or took in stays while the cache does: to take the nodes of a game apart takes as long as to
    read them. Who is in a hurry holds the cache until there is time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: list[Node] = []

    def knows(self, file: str, text: str) -> bool:
        """True where this text of ``file`` was kept; whether its nodes are whole is seen when they are read."""
        stored = self._stored(file)
        return stored is not None and stored[1] == _bytes(text)

    def find(self, file: str, text: str) -> Node | None:
        """The nodes of ``text``, which stands in ``file``; None where they are not known."""
        stored = self._stored(file)
        if stored is None:
            return None
        checksum, source, nodes = stored
        if source != _bytes(text) or zlib.crc32(nodes, zlib.crc32(source)) != checksum:
            return None
        found: Node | None = unpacked(nodes, Node)
        if found is None or found.origin.file != file:
            return None
        self._read.append(found)
        return found

    def _stored(self, file: str) -> tuple[int, memoryview, memoryview] | None:
        """What lies in the entry of a file: its checksum, the text, the nodes; None where there is none, or too little."""
        try:
            stored = memoryview(self._path(file).read_bytes())
        except OSError:
            return None
        start = len(_FORM) + _HEAD.size
        if stored[: len(_FORM)] != _FORM or len(stored) < start:
            return None
        checksum, length = _HEAD.unpack_from(stored, len(_FORM))
        return checksum, stored[start : start + length], stored[start + length :]

    def keep(self, file: str, text: str, node: Node) -> None:
        """Put the nodes of a text in. Where the disk refuses nothing is kept."""
        self._read.append(node)
        source = _bytes(text)
        content = source + packed(node)
        keep_file(self._path(file), _FORM + _HEAD.pack(zlib.crc32(content), len(source)) + content)

    def _path(self, file: str) -> Path:
        """A name that any file system takes: the file's own, its folders joined, and a checksum where that alone is not clear."""
        name = "".join(sign if sign.isascii() and (sign.isalnum() or sign in "._-") else "_" for sign in file)
        return self.folder / f"{name[-100:]}.{zlib.crc32(file.encode('utf-8', 'surrogatepass')):08x}"


def nodes_of(text: str, file: str, faults: Faults, cache: DocumentCache | None) -> Node | None:
    """The nodes of a text, from ``cache`` where it knows them; None where it holds none, which is reported."""
    node = cache.find(file, text) if cache else None
    if node is not None:
        return node
    # Who finds every file in the cache need not load the parser.
    from builder.load.yaml_document import read_document

    node, found = read_document(text, file)
    faults.add(found)
    if cache and node is not None and not found:
        cache.keep(file, text, node)
    return node


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
