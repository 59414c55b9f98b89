"""How fast ``vmodsmith check`` is on this machine: a game with its own setups, and ten thousand setups of one size.

    python tests/bench/check_setups.py [--project DIR] [--game GAME] [--setup ID] [--count N] [--processes N]

Prints the figures beside their limits, and ends with 1 where a limit is passed. Times are of the wall clock; the processor's
time stands beside them, since other work on the machine lengthens only the former. Memory is that of all processes together,
shared pages counted once (Pss; on systems without /proc it is not measured).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN_SETUPS_SECONDS, SECONDS, MEBIBYTES = 0.3, 60.0, 300.0
REPEATS = 7
COMMAND = "from builder.start import main; main()"


@dataclass(frozen=True, slots=True)
class Cost:
    """What one command took: seconds of the clock, seconds of processors, MiB of all its processes at their most."""

    seconds: float
    processor: float
    mebibytes: float
    code: int
    output: str


def main() -> int:
    """Measure, print, judge."""
    options = read_options()
    with tempfile.TemporaryDirectory() as folder:
        # Python keeps compiled modules beside the sources; here they go to a folder that may always be written.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/compiled", "VMODSMITH_LANG": "en"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        check = [sys.executable, "-c", COMMAND, "--project", str(options.project), "check", options.game]
        run(check, environment)
        own = beyond_start(check, environment)
        setups = Path(folder) / "setups"
        write_setups(
            options.project / "rules_data" / options.game / "setups" / f"{options.setup}.yaml", setups, options.count
        )
        many = run([*check, "--setups", str(setups), "--processes", str(options.processes)], environment)
    print(f"{options.game}: its own setups {own.seconds:.2f} s beyond Python's start (processor {own.processor:.2f} s)")
    print(f"    at most {OWN_SETUPS_SECONDS} s")
    print(
        f"{options.count} setups of the size of '{options.setup}' on {options.processes} processes: {many.seconds:.1f} s",
        end="",
    )
    print(
        f" (processors {many.processor:.1f} s, {many.processor / options.count * 1000:.1f} ms each), {many.mebibytes:.0f} MiB"
    )
    print(f"    at most {SECONDS:.0f} s and {MEBIBYTES:.0f} MiB")
    print(f"    {many.output.splitlines()[-1]}")
    fine = own.seconds < OWN_SETUPS_SECONDS and many.seconds < SECONDS and many.mebibytes < MEBIBYTES
    return 0 if fine and many.code == 0 else 1


def read_options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--project", type=Path, default=ROOT)
    parser.add_argument("--game", default="drake")
    parser.add_argument("--setup", default="campaign", help="the setup that is written again and again")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def write_setups(pattern: Path, folder: Path, count: int) -> None:
    """So many copies of a setup, each under an id of its own."""
    text = pattern.read_text(encoding="utf-8")
    heading = f"setup: {pattern.stem}"
    if heading not in text:
        raise SystemExit(f"{pattern} has no line '{heading}'")
    folder.mkdir()
    for number in range(count):
        name = f"draft-{number:05}"
        (folder / f"{name}.yaml").write_text(text.replace(heading, f"setup: {name}", 1), encoding="utf-8")


def beyond_start(command: Sequence[str], environment: dict[str, str]) -> Cost:
    """The best of some runs, without what Python takes to start."""
    started = [run([sys.executable, "-c", "pass"], environment) for _ in range(REPEATS)]
    runs = [run(command, environment) for _ in range(REPEATS)]
    seconds = min(cost.seconds for cost in runs) - min(cost.seconds for cost in started)
    processor = min(cost.processor for cost in runs) - min(cost.processor for cost in started)
    return Cost(seconds, processor, 0.0, runs[0].code, runs[0].output)


def run(command: Sequence[str], environment: dict[str, str]) -> Cost:
    """Run the command to its end and measure it and its children."""
    before, begin = os.times(), time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as process:
        most = [0.0]
        watcher = threading.Thread(target=watch_memory, args=(process, most))
        watcher.start()
        output = process.communicate()[0]
        seconds = time.perf_counter() - begin
        watcher.join()
    after = os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(seconds, processor, most[0], process.returncode, output)


def watch_memory(process: subprocess.Popen[str], most: list[float]) -> None:
    """Look at the memory of the process and its children five times a second, until it has ended."""
    while process.poll() is None:
        most[0] = max(most[0], sum(map(mebibytes_of, family(process.pid))))
        time.sleep(0.2)


def family(pid: int) -> list[int]:
    """The process and its children."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return [pid]
    return [pid, *map(int, children)]


def mebibytes_of(pid: int) -> float:
    """The proportional set size of one process; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0.0)


if __name__ == "__main__":
    sys.exit(main())
