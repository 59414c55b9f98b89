"""Whether what was built is still what would be built: a fingerprint of all that goes in and of all that came out."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from builder.artifact import Artifact
from builder.record import Record

STAMP_FILE = ".stamp.json"
_PRIVATE = "private "
_LIBRARIES = ("jinja2", "lxml", "noto-cjk-sans-jp-bold", "noto-cjk-sans-jp-regular", "pillow", "pyyaml")


class Stamp(Record):
    """``source`` is the fingerprint of everything that a build reads, ``files`` the digest of every file it wrote."""

    source: str
    files: Mapping[str, str]

    def encode(self) -> bytes:
        """The stamp as the bytes that are kept beside the built files."""
        return json.dumps({"source": self.source, "files": dict(sorted(self.files.items()))}, indent=1).encode()


def stamp_of(source: str, artifacts: Iterable[Artifact]) -> Stamp:
    """The stamp of a build that read ``source`` and makes ``artifacts``."""
    return Stamp(source, {artifact.path: _digest(artifact.content) for artifact in artifacts})


def tool_fingerprint() -> str:
    """One digest over the tool's own code and the versions of everything that it draws with."""
    digest = hashlib.sha256(f"{sys.version_info[:2]}\0{sys.platform}".encode())
    for library in _LIBRARIES:
        digest.update(f"\0{library}={importlib.metadata.version(library)}".encode())
    code = Path(__file__).parent
    _add_files(digest, code, code)
    return digest.hexdigest()


def source_fingerprint(project: Path, folders: Iterable[Path], tool: str, private: bool = False) -> str:
    """One digest over the tool and every file below ``folders``: equal where a build would make the same files.

    Paths count relative to ``project``, so that the same data in another folder has the same fingerprint. That of a build
    with a user's own values (``private``) begins with a word that says so.
    """
    digest = hashlib.sha256(tool.encode())
    for folder in folders:
        _add_files(digest, folder, project)
    return f"{_PRIVATE if private else ''}{digest.hexdigest()}"


def _add_files(digest: hashlib._Hash, folder: Path, base: Path) -> None:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            name = path.relative_to(base if path.is_relative_to(base) else folder).as_posix()
            digest.update(f"\0{name}\0".encode())
            digest.update(path.read_bytes())


def is_current(folder: Path, source: str) -> bool:
    """True where ``folder`` holds exactly what a build of ``source`` wrote, byte for byte.

    A stamp that is missing, half written or tampered with answers False: the worst that it can cause is a build.
    """
    try:
        stored = json.loads((folder / STAMP_FILE).read_bytes())
        files = stored["files"]
        if stored["source"] != source or not isinstance(files, dict):
            return False
        present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        if present != {*files, STAMP_FILE}:
            return False
        return all(_digest((folder / name).read_bytes()) == digest for name, digest in files.items())
    except (OSError, ValueError, KeyError, TypeError):
        return False


def changed_pictures(folder: Path, module: str, artifacts: Iterable[Artifact]) -> tuple[str, ...]:
    """The pictures that the build in ``folder`` made otherwise under the same name of the module; none where it made another.

    A build with a user's own values is nobody's but the user's and does not count. VASSAL keeps the tiles of large
    pictures on the player's disk under the module's name and version.
    """
    try:
        stored = json.loads((folder / STAMP_FILE).read_bytes())
        files = stored["files"]
        if module not in files or stored["source"].startswith(_PRIVATE):
            return ()
        pictures = (artifact for artifact in artifacts if artifact.path in files and artifact.path != module)
        return tuple(picture.path for picture in pictures if files[picture.path] != _digest(picture.content))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
