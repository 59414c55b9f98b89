"""How long a build takes: from nothing, and again without a change. Run: python tests/bench/build_from_nothing.py [RUNS]

Each figure is the wall time of the whole command, `vmodsmith build`, Python's own start included; the median of the runs
is the one to quote. The figures of one run can be compared with each other, not with those of another machine.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
DATA = ("counters", "maps", "rules_data", "templates")
COMMAND = (sys.executable, "-c", "from builder.cli import main; main()")


def seconds(project: Path) -> float:
    """Wall time of one build of every game in ``project``."""
    start = time.perf_counter()
    subprocess.run((*COMMAND, "--project", str(project), "build"), check=True, capture_output=True)
    return time.perf_counter() - start


def main(runs: int) -> None:
    """Print the least, the median and the most of each kind of build, and of Python's start alone."""
    figures: dict[str, list[float]] = {"python alone": [], "from nothing": [], "without a change": []}
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        for name in DATA:
            shutil.copytree(REPOSITORY / name, project / name)
        for _ in range(runs):
            start = time.perf_counter()
            subprocess.run((sys.executable, "-c", "pass"), check=True)
            figures["python alone"].append(time.perf_counter() - start)
            shutil.rmtree(project / "dist", ignore_errors=True)
            figures["from nothing"].append(seconds(project))
            figures["without a change"].append(seconds(project))
    print(f"{'seconds':18} {'least':>7} {'median':>7} {'most':>7}   ({runs} runs)")
    for name, values in figures.items():
        print(f"{name:18} {min(values):7.2f} {statistics.median(values):7.2f} {max(values):7.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
