"""How long a build takes after one counter of a large game has changed. Run: python tests/bench/one_changed_counter.py [RUNS]

The game is the small test game with so many more units that it has 700 counters. Each run changes one value of one unit and
builds; the figure is the wall time of the whole command, Python's own start included, beside a build from nothing and the
start of Python alone. Compiled modules are kept in a folder of their own, as an installed tool has them.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
COUNTERS = 700
COMMAND = (sys.executable, "-c", "from builder.start import main; main()")
UNITS = "counters/skirmish/more.yaml"


def more_units(changed: int) -> str:
    """Units that bring the game to COUNTERS; the first one's attack is ``changed``."""
    lines = ["counters:"]
    for number in range((COUNTERS - 40) // 3):
        attack = changed if number == 0 else number % 9
        lines.append(
            f"  - {{id: unit-{number}, name: {{ja: 部隊{number}, en: Unit {number}}}, class: tank, "
            f"sides: [red, blue, green], values: {{front: {{attack: [{attack}], cost: {number % 7}}}}}}}"
        )
    return "\n".join(lines) + "\n"


def seconds(project: Path, environment: dict[str, str]) -> float:
    """Wall time of one build."""
    start = time.perf_counter()
    done = subprocess.run(
        (*COMMAND, "--project", str(project), "build"), env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return time.perf_counter() - start


def main(runs: int) -> None:
    """Print the least, the median and the most of each figure."""
    figures: dict[str, list[float]] = {"python alone": [], "from nothing": [], "one counter changed": []}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        project = Path(folder) / "project"
        shutil.copytree(SKIRMISH, project, ignore=shutil.ignore_patterns("dist"))
        (project / UNITS).write_text(more_units(1), encoding="utf-8")
        figures["from nothing"].append(seconds(project, environment))
        for run in range(runs):
            start = time.perf_counter()
            subprocess.run((sys.executable, "-c", "pass"), check=True, env=environment)
            figures["python alone"].append(time.perf_counter() - start)
            (project / UNITS).write_text(more_units(2 + run % 7), encoding="utf-8")
            figures["one counter changed"].append(seconds(project, environment))
    print(f"{'seconds':22} {'least':>7} {'median':>7} {'most':>7}   ({runs} runs, {COUNTERS} counters)")
    for name, values in figures.items():
        print(f"{name:22} {min(values):7.2f} {statistics.median(values):7.2f} {max(values):7.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
