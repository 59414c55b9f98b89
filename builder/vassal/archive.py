"""A zip that has the same bytes on any machine and on any day, and the reading of one.

Entries are stored, not deflated: what deflate gives depends on the zlib that Python was built with, and the pictures,
which are most of a module, are compressed already. Java reads stored entries from modules and, since their sizes stand
in the local headers, also from the saves that it streams (``GameState.decodeSavedGame``).

VASSAL cuts large pictures into tiles and keeps them on the player's disk under the module's name and version. With a
fixed date it takes the tiles for fresh, so a module whose pictures changed needs a new version.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

DATE = (2000, 1, 1, 0, 0, 0)
"""The date of every entry."""

_UNIX = 3
_READABLE_FILE = 0o100644 << 16
_READABLE_FOLDER = 0o040755 << 16 | 0x10


class ArchiveError(ValueError):
    """Bytes that are no zip, or a damaged one."""


def write_archive(entries: Mapping[str, bytes]) -> bytes:
    """The bytes of a zip with these entries, sorted by name; names have forward slashes, that of a folder ends with one."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name, DATE)
            entry.create_system = _UNIX
            entry.external_attr = _READABLE_FOLDER if name.endswith("/") else _READABLE_FILE
            archive.writestr(entry, entries[name], zipfile.ZIP_STORED)
    return target.getvalue()


def read_archive(content: bytes) -> dict[str, bytes]:
    """The entries of a zip by name, folders left out. Raises ArchiveError for what is no zip or a damaged one."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError) as error:
        raise ArchiveError(f"this is no zip that can be read: {error}") from None
