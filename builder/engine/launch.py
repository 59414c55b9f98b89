"""Starting sessions of VASSAL from here: one process for one load, so that nothing that hangs there hangs the caller."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import builder
from builder.engine.display import display
from builder.engine.engine_log import reported_lines
from builder.engine.install import EngineInstall
from builder.engine.observation import Failure, Observation, SeenSetup, observation_from_json
from builder.engine.order import Order, Start
from builder.engine.picture_name import file_name
from builder.record import replace

AT_ONCE = 2
"""So many sessions run side by side at most: each is a Java of its own."""
GRACE_S = 20.0
"""How long after its own time limit a session may live before it is ended from here."""


def observe_module(
    vmod: Path,
    engine: EngineInstall,
    *,
    setups: Sequence[str] | None = None,
    properties: Sequence[str] = (),
    global_properties: Sequence[str] = (),
    shots: Path | None = None,
    timeout_s: float = 300.0,
) -> tuple[Observation, ...]:
    """Load every predefined setup of a module, or those whose name, menu path or file is in ``setups``.

    A module without predefined setups gives one observation, of a new game. The pictures of each setup go to
    ``<shots>/<setup>/``. The order is that of the menu; a name in ``setups`` that the module lacks gives a failure.
    """
    order = Order(
        vmod=vmod,
        start=Start.MODULE if setups is not None else Start.SETUP,
        properties=tuple(properties),
        global_properties=tuple(global_properties),
        timeout_s=timeout_s,
    )
    # The first session tells which setups there are; where all are wanted it has loaded the first of them already.
    first = observe(replace(order, shots=_staging(shots)), engine)
    if first.module is None:
        return (_with_final_shots(first, shots),)
    known = first.module.setups
    missing = [name for name in setups or () if not any(_is_called(setup, name) for setup in known)]
    if missing:
        return tuple(_unknown_setup(first, name) for name in missing)
    numbers = [
        number
        for number, setup in enumerate(known)
        if setups is None or any(_is_called(setup, name) for name in setups)
    ]
    done = [_with_final_shots(first, shots)] if setups is None else []

    def load(number: int) -> Observation:
        folder = None if shots is None else shots / shots_folder(known, number)
        return observe(replace(order, start=Start.SETUP, setup=number, shots=folder), engine)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return (*done, *pool.map(load, numbers[len(done) :]))


def _is_called(setup: SeenSetup, name: str) -> bool:
    return name in (setup.name, setup.path, setup.file)


def _unknown_setup(first: Observation, name: str) -> Observation:
    there = ", ".join(setup.path for setup in first.module.setups) if first.module else ""
    return replace(first, failure=Failure("choosing the setup", f"no setup is called {name!r}; there are: {there}"))


def shots_folder(setups: Sequence[SeenSetup], number: int) -> str:
    """The folder of a setup's pictures: its name, with its number where two setups have the same name."""
    name = file_name(setups[number].name) or f"setup {number + 1}"
    same = [setup for setup in setups if file_name(setup.name).casefold() == name.casefold()]
    return name if len(same) == 1 else f"{name} {number + 1}"


def _staging(shots: Path | None) -> Path | None:
    """Where the first session paints: it does not know yet how its setup is called."""
    return None if shots is None else shots / ".first"


def _with_final_shots(first: Observation, shots: Path | None) -> Observation:
    """The first session's pictures moved to the folder that is called like its setup."""
    staging = _staging(shots)
    if shots is None or staging is None or not staging.is_dir():
        return first
    setups = first.module.setups if first.module is not None else ()
    folder = shots / (shots_folder(setups, 0) if first.setup is not None else file_name(first.title))
    folder.mkdir(parents=True, exist_ok=True)
    for picture in staging.iterdir():
        picture.replace(folder / picture.name)
    staging.rmdir()
    return replace(first, shots=tuple(str(folder / Path(shot).name) for shot in first.shots))


def observe(order: Order, engine: EngineInstall) -> Observation:
    """Carry out one order in a process of its own, and tell what was seen.

    What goes wrong inside (bad data, a dialog, a hang) is in the observation. Raises ``EngineMissingError`` where there is
    no screen; a missing module is a failure of the observation too.
    """
    blank = Observation(engine_version="", start=order.start.value)
    for file in (order.vmod, order.save):
        if file is not None and not file.is_file():
            return replace(blank, failure=Failure("looking for the file", f"there is no file {file}"))
    with tempfile.TemporaryDirectory(prefix="vmodsmith-engine-", ignore_cleanup_errors=True) as name:
        work = Path(name)
        request, result, said = work / "request.json", work / "result.json", work / "said.txt"
        contents = {
            "order": order.to_json(),
            "jars": [str(jar) for jar in engine.jars],
            "java": str(engine.java),
            "work": str(work),
        }
        request.write_text(json.dumps(contents), encoding="utf-8")
        with display() as screen, said.open("wb") as output:
            child = subprocess.Popen(
                [sys.executable, "-m", "builder.engine.session", str(request), str(result)],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=_environment(work, screen),
                cwd=work,
                start_new_session=True,
            )
            try:
                with suppress(subprocess.TimeoutExpired):
                    child.wait(timeout=order.timeout_s + GRACE_S)
            finally:
                _end(child)
        reported = reported_lines(work / "engine.log")
        if result.is_file():
            values = json.loads(result.read_text(encoding="utf-8"))
            return replace(observation_from_json(values), reported=reported)
        tail = said.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-3:]
        message = " | ".join(tail) or f"the process ended with code {child.returncode} and said nothing"
        return replace(blank, reported=reported, failure=Failure("running VASSAL", message))


def _environment(work: Path, screen: Mapping[str, str]) -> dict[str, str]:
    """The child's environment: this package on its path, and Windows' folders of the user inside the session's own."""
    here = str(Path(builder.__file__).parent.parent)
    path = os.pathsep.join(part for part in (here, os.environ.get("PYTHONPATH", "")) if part)
    own = {"APPDATA": str(work / "home"), "LOCALAPPDATA": str(work / "home"), "PYTHONIOENCODING": "utf-8"}
    return {**os.environ, **screen, **own, "PYTHONPATH": path}


def _end(child: subprocess.Popen[bytes]) -> None:
    """End the process and what it started (VASSAL starts helpers of its own)."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    elif child.poll() is None:
        child.kill()
    child.wait()
