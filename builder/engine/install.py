"""Finding a VASSAL on this machine: its jars, its Java, and the Python bridge to them."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import builder
from builder.engine.java import JavaMissingError, find_java_library
from builder.record import Record

ENGINE_JAR = "Vengine.jar"
ENVIRONMENT_VARIABLE = "VMODSMITH_VASSAL"
PROJECT_FOLDER = ".engine"


class EngineMissingError(Exception):
    """Something that is needed to start VASSAL is not on this machine; the text says what, and how to install it."""


class EngineInstall(Record):
    """A VASSAL that can be started.

    ``home`` is the folder it was found in, ``library`` the folder with ``Vengine.jar`` and the jars that it needs,
    ``java`` the Java virtual machine (``libjvm.so``, ``libjvm.dylib`` or ``jvm.dll``).
    """

    home: Path
    library: Path
    java: Path

    @property
    def jars(self) -> tuple[Path, ...]:
        """The class path: the engine first, then its libraries by name."""
        others = sorted(jar for jar in self.library.glob("*.jar") if jar.name != ENGINE_JAR)
        return (self.library / ENGINE_JAR, *others)


def find_engine(vassal_folder: Path | None = None, project: Path | None = None) -> EngineInstall:
    """The VASSAL to use: the folder named, else ``VMODSMITH_VASSAL``, else ``.engine/``, else an install.

    ``.engine/`` (what ``.ci/install-engine`` makes) is looked for in the project's folder (by default the one that one stands
    in), then beside this package where it runs from a copy of the repository.

    Raises ``EngineMissingError`` where VASSAL, Java or the Python package JPype is missing.
    """
    home, library = _find_library(vassal_folder, project or Path.cwd())
    try:
        java = find_java_library(home)
    except JavaMissingError as error:
        raise EngineMissingError(str(error)) from error
    if importlib.util.find_spec("jpype") is None:
        raise EngineMissingError(
            "The Python package JPype, the bridge to Java, is not installed.\n"
            '  Install it with: python -m pip install "vmodsmith[engine]"'
        )
    return EngineInstall(home=home, library=library, java=java)


def _find_library(vassal_folder: Path | None, project: Path) -> tuple[Path, Path]:
    if vassal_folder is not None:
        return _named_library(vassal_folder, "--vassal")
    named = os.environ.get(ENVIRONMENT_VARIABLE)
    if named:
        return _named_library(Path(named), ENVIRONMENT_VARIABLE)
    searched = (project / PROJECT_FOLDER, Path(builder.__file__).parents[1] / PROJECT_FOLDER, *usual_places())
    for home in searched:
        library = library_of(home)
        if library is not None:
            return home, library
    places = "\n".join(f"    {place}" for place in dict.fromkeys(searched))
    raise EngineMissingError(
        "VASSAL was not found on this machine. These places were searched:\n"
        f"{places}\n"
        "  Install VASSAL from vassalengine.org, or run .ci/install-engine, "
        f"or name the folder of your VASSAL with --vassal DIR or in {ENVIRONMENT_VARIABLE}."
    )


def _named_library(home: Path, named_by: str) -> tuple[Path, Path]:
    if not home.exists():
        raise EngineMissingError(f"{named_by} names {home}, but there is no such folder.")
    library = library_of(home)
    if library is None:
        raise EngineMissingError(
            f"{named_by} names {home}, but there is no {ENGINE_JAR} in it or in its lib folder. "
            "Name the folder of a VASSAL install: the one that holds lib/Vengine.jar."
        )
    return home, library


def library_of(home: Path) -> Path | None:
    """The folder with ``Vengine.jar`` inside the install ``home``, or None where ``home`` holds no VASSAL."""
    inside = (".", "lib", "Contents/Resources/Java", "Contents/Java/lib", "Contents/MacOS/lib")
    return next((home / part for part in inside if (home / part / ENGINE_JAR).is_file()), None)


def usual_places(platform: str = sys.platform) -> tuple[Path, ...]:
    """Where VASSAL's installer, or a player who unpacked it by hand, puts it on this system."""
    user = Path.home()
    if platform == "win32":
        program_folders = ("ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA")
        roots = [Path(os.environ[name]) for name in program_folders if name in os.environ]
        parents = [*roots, *(root / "Programs" for root in roots), *(root / "VASSAL" for root in roots)]
        return tuple(place for parent in parents for place in _newest_first(parent, "VASSAL*"))
    if platform == "darwin":
        return tuple(place for parent in (Path("/Applications"), user / "Applications") for place in _apps(parent))
    parents = [user, user / "Applications", user / "opt", Path("/opt"), Path("/usr/local"), Path("/usr/share")]
    shared = (Path("/usr/lib/vassal"), Path("/usr/share/java/vassal"))
    return (*(place for parent in parents for place in _newest_first(parent, "[Vv][Aa][Ss][Ss][Aa][Ll]*")), *shared)


def _apps(parent: Path) -> tuple[Path, ...]:
    return _newest_first(parent, "VASSAL*.app")


def _newest_first(parent: Path, pattern: str) -> tuple[Path, ...]:
    """Folders that match: the highest version first (names sort by their numbers, so 3.7.16 is above 3.7.9)."""
    if not parent.is_dir():
        return ()
    return tuple(sorted(parent.glob(pattern), key=_version_key, reverse=True))


def _version_key(place: Path) -> tuple[int, ...]:
    numbers = "".join(sign if sign.isdigit() else " " for sign in place.name).split()
    return tuple(int(number) for number in numbers)
