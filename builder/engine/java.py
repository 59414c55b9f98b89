"""Finding a Java virtual machine that can draw windows: VASSAL's own, else the one of ``JAVA_HOME``, else the system's."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

_MACHINE_NAMES = {"win32": "jvm.dll", "darwin": "libjvm.dylib"}
_INSTALL_LINES = {
    "win32": "install VASSAL with its installer, which brings a Java, or a Java 17 from adoptium.net",
    "darwin": "install VASSAL.app, which brings a Java, or run: brew install openjdk@17",
}
_LINUX_INSTALL_LINE = "sudo apt-get install default-jre   (Fedora: sudo dnf install java-17-openjdk)"


class JavaMissingError(Exception):
    """No Java virtual machine, or one that can't make windows; the text says how to install it."""


def find_java_library(vassal_home: Path) -> Path:
    """The virtual machine's shared library, e.g. ``.../lib/server/libjvm.so``.

    Raises ``JavaMissingError`` where there is none, or only a headless one (VASSAL makes windows).
    """
    headless: Path | None = None
    for java_home in _java_homes(vassal_home):
        library = _machine_in(java_home)
        if library is None:
            continue
        if _makes_windows(java_home):
            return library
        headless = headless or java_home
    line = _INSTALL_LINES.get(sys.platform, _LINUX_INSTALL_LINE)
    if headless is not None:
        raise JavaMissingError(
            f"The Java in {headless} is a headless one: it has no windows, and VASSAL needs them.\n  Install: {line}"
        )
    raise JavaMissingError(f"Java was not found: VASSAL needs a Java runtime, version 11 or newer.\n  Install: {line}")


def _java_homes(vassal_home: Path) -> Iterator[Path]:
    for inside in ("jre", "jvm", "Contents/MacOS/jre", "Contents/Resources/jre", "Contents/Home"):
        yield vassal_home / inside
    named = os.environ.get("JAVA_HOME")
    if named:
        yield Path(named)
    command = shutil.which("java")
    if command:
        yield Path(command).resolve().parent.parent
    yield from sorted(Path("/usr/lib/jvm").glob("*"))
    yield from sorted(Path("/Library/Java/JavaVirtualMachines").glob("*/Contents/Home"))
    yield from (
        home / "libexec/openjdk.jdk/Contents/Home" for home in sorted(Path("/opt/homebrew/opt").glob("openjdk*"))
    )


def _machine_in(java_home: Path) -> Path | None:
    name = _MACHINE_NAMES.get(sys.platform, "libjvm.so")
    inside = ("lib/server", "bin/server", "jre/lib/server", "jre/bin/server", "lib/client", "bin/client")
    return next((java_home / part / name for part in inside if (java_home / part / name).is_file()), None)


def _makes_windows(java_home: Path) -> bool:
    """On Linux the windows are a library of their own, which the headless packages leave out."""
    if sys.platform in _MACHINE_NAMES:
        return True
    return any((java_home / part / "libawt_xawt.so").is_file() for part in ("lib", "jre/lib"))
