"""Whether what was built is still what would be built: a fingerprint of all that goes in and of all that came out."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from builder.artifact import Artifact, paths_in
from builder.kept_file import keep_file
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


def digests_of(artifacts: Iterable[Artifact]) -> dict[str, str]:
    """The digest of each artifact by its path."""
    return {artifact.path: _digest(artifact.content) for artifact in artifacts}


def tool_fingerprint(memo: Path | None = None) -> str:
    """One digest over the tool's own code and the versions of everything that it draws with.

    ``memo`` is a file that keeps it for the next run: as long as no file of the code has another size or time and the same
    libraries are installed, the six hundred files of the code need not be read again. Lost or spoilt it costs that reading.
    """
    if memo is None:
        return _read_tool()
    state = _tool_state()
    try:
        known, fingerprint, check = memo.read_text(encoding="ascii").split("\n")
        if known == state and check == _digest(f"{known}{fingerprint}".encode()):
            return fingerprint
    except (OSError, ValueError):
        pass
    fingerprint = _read_tool()
    keep_file(memo, f"{state}\n{fingerprint}\n{_digest(f'{state}{fingerprint}'.encode())}".encode("ascii"))
    return fingerprint


def _tool_state() -> str:
    """A digest of what can be seen without opening a file: names, sizes and times of the code, names of what is installed."""
    seen = [f"{sys.version_info[:2]} {sys.platform}"]
    for folder in sys.path:
        with contextlib.suppress(OSError):
            seen += sorted(name for name in os.listdir(folder or ".") if name.endswith((".dist-info", ".egg-info")))
    for path in _files_below(str(Path(__file__).parent)):
        known = os.stat(path)
        seen.append(f"{path} {known.st_size} {known.st_mtime_ns}")
    return _digest("\n".join(seen).encode("utf-8", "surrogateescape"))


def _read_tool() -> str:
    import importlib.metadata  # which takes longer to load than to use

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
    above = str(base if folder.is_relative_to(base) else folder)
    for path in _files_below(str(folder)):
        name = os.path.relpath(path, above).replace(os.sep, "/")
        digest.update(f"\0{name}\0".encode("utf-8", "surrogateescape"))
        digest.update(Path(path).read_bytes())


def _files_below(folder: str) -> list[str]:
    """Every file below the folder but compiled modules, sorted. (``os.walk`` takes a fifth of the time of ``rglob``.)"""
    found: list[str] = []
    for base, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        found += [os.path.join(base, name) for name in names]
    return sorted(path for path in found if os.path.isfile(path))


def is_current(folder: Path, source: str) -> bool:
    """True where ``folder`` holds exactly what a build of ``source`` wrote, byte for byte.

    A stamp that is missing, half written or tampered with answers False: the worst that it can cause is a build.
    """
    try:
        stored = json.loads((folder / STAMP_FILE).read_bytes())
        files = stored["files"]
        if stored["source"] != source or not isinstance(files, dict):
            return False
        if paths_in(folder) != {*files, STAMP_FILE}:
            return False
        return all(_digest((folder / name).read_bytes()) == digest for name, digest in files.items())
    except (OSError, ValueError, KeyError, TypeError):
        return False


def changed_pictures(folder: Path, module: str, stamp: Stamp) -> tuple[str, ...]:
    """The pictures of ``stamp`` that the build in ``folder`` made otherwise under the same name of the module; none where it
    made another.

    A build with a user's own values is nobody's but the user's and does not count. VASSAL keeps the tiles of large
    pictures on the player's disk under the module's name and version.
    """
    try:
        stored = json.loads((folder / STAMP_FILE).read_bytes())
        files = stored["files"]
        if module not in files or stored["source"].startswith(_PRIVATE):
            return ()
        return tuple(
            path for path, digest in stamp.files.items() if path in files and path != module and files[path] != digest
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
