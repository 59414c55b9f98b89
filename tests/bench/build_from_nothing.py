"""How long a build of each game takes: from nothing, and again without a change.

    python tests/bench/build_from_nothing.py [RUNS]

Each figure is the wall time of the whole command, `vmodsmith build GAME`, Python's own start included; the median of the
runs is the one to quote. The figures of one run can be compared with each other, not with those of another machine. "From
nothing" is without an older build and without the cache of pictures; compiled modules of Python are kept, as an installed
tool has them.
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

from builder.project import Project

REPOSITORY = Path(__file__).parents[2]
DATA = ("counters", "maps", "rules_data", "templates")
COMMAND = (sys.executable, "-c", "from builder.start import main; main()")


def seconds(project: Path, game: str, environment: dict[str, str]) -> float:
    """Wall time of one build of ``game``."""
    start = time.perf_counter()
    command = (*COMMAND, "--project", str(project), "build", game)
    subprocess.run(command, check=True, capture_output=True, env=environment)
    return time.perf_counter() - start


def main(runs: int) -> None:
    """Print the least, the median and the most of each kind of build, and of Python's start alone."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        project = Path(folder) / "project"
        for name in DATA:
            shutil.copytree(REPOSITORY / name, project / name)
        figures: dict[str, list[float]] = {"python alone": []}
        for game in Project(project).games:
            seconds(project, game, environment)  # compiles the modules
            for _ in range(runs):
                start = time.perf_counter()
                subprocess.run((sys.executable, "-c", "pass"), check=True, env=environment)
                figures["python alone"].append(time.perf_counter() - start)
                shutil.rmtree(project / "dist", ignore_errors=True)
                shutil.rmtree(project / ".cache", ignore_errors=True)
                figures.setdefault(f"{game} from nothing", []).append(seconds(project, game, environment))
                figures.setdefault(f"{game} without a change", []).append(seconds(project, game, environment))
    print(f"{'seconds':32} {'least':>7} {'median':>7} {'most':>7}   ({runs} runs)")
    for name, values in figures.items():
        print(f"{name:32} {min(values):7.2f} {statistics.median(values):7.2f} {max(values):7.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
