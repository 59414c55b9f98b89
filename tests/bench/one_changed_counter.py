"""How long a build takes after one counter of a large game has changed. Run: python tests/bench/one_changed_counter.py [RUNS]

Two games: the largest of the project's own (691 printed counters), and the small test game with so many more units that it has
700 designs. Each run changes one counter, to what it never was before, and builds: once what is drawn on it (a value or its
text), once its name, which the module's palette, menus and saved games tell too. The figure is the wall time of the whole
command, Python's own start included, beside a build from nothing and the start of Python alone. Compiled modules are kept in a
folder of their own, as an installed tool has them.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

PROJECT = Path(__file__).parents[2]
SKIRMISH = PROJECT / "tests" / "games" / "skirmish"
LARGEST = "one_year_war"
COUNTERS = 700
COMMAND = (sys.executable, "-c", "from builder.start import main; main()")
MORE_UNITS = "counters/skirmish/more.yaml"
Change = Callable[[int], None]
"""Changes one counter; each number makes another change."""


def more_units(attack: int, name: str) -> str:
    """Units that bring the small game to COUNTERS; the attack and the name of the first one are given."""
    lines = ["counters:"]
    for number in range((COUNTERS - 40) // 3):
        named = f"{{ja: 部隊{number}, en: {name if number == 0 else f'Unit {number}'}}}"
        lines.append(
            f"  - {{id: unit-{number}, name: {named}, class: tank, sides: [red, blue, green], "
            f"values: {{front: {{attack: [{attack if number == 0 else number % 9}], cost: {number % 7}}}}}}}"
        )
    return "\n".join(lines) + "\n"


def small_game(folder: Path) -> tuple[Change, Change]:
    """The small game grown large, and its two changes."""
    shutil.copytree(SKIRMISH, folder, ignore=shutil.ignore_patterns("dist"))
    units = folder / MORE_UNITS
    units.write_text(more_units(0, "Unit 0"), encoding="utf-8")
    return (
        lambda number: units.write_text(more_units(10 + number, "Unit 0"), encoding="utf-8"),
        lambda number: units.write_text(more_units(0, f"Unit of change {number}"), encoding="utf-8"),
    )


def largest_game(folder: Path) -> tuple[Change, Change]:
    """The largest of the project's games, and its two changes: another text on its first unit, another name."""
    for part in ("counters", "maps", "rules_data"):
        shutil.copytree(PROJECT / part / LARGEST, folder / part / LARGEST)
    units = folder / "counters" / LARGEST / "units.yaml"
    before = units.read_text(encoding="utf-8")

    def change(old: str, new: str) -> None:
        changed = re.sub(old, new, before, count=1)
        assert changed != before
        units.write_text(changed, encoding="utf-8")

    return (
        lambda number: change(r"(\{id: [^}]*\},)", rf"\1 text: {{ja: 第{number}}},"),
        lambda number: change(r"(\{id: [^}]*), en: [^}]*\}", rf"\1, en: Changed {number}}}"),
    )


def seconds(project: Path, environment: dict[str, str]) -> float:
    """Wall time of one build that has something to do."""
    start = time.perf_counter()
    done = subprocess.run(
        (*COMMAND, "--project", str(project), "build"), env=environment, capture_output=True, text=True
    )
    taken = time.perf_counter() - start
    if done.returncode or "up to date" in done.stdout:
        raise SystemExit(done.stdout + done.stderr)
    return taken


def main(runs: int) -> None:
    """Print the least, the median and the most of each figure."""
    figures: dict[str, list[float]] = {"python alone": []}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        games = {LARGEST: largest_game, f"{COUNTERS} designs": small_game}
        changes: list[tuple[str, Path, Change]] = []
        for name, make in games.items():
            project = Path(folder) / name.replace(" ", "-")
            drawn, named = make(project)
            changes += ((f"{name}: a value", project, drawn), (f"{name}: a name", project, named))
            figures[f"{name}: from nothing"] = [seconds(project, environment)]
        for _ in range(runs):
            start = time.perf_counter()
            subprocess.run((sys.executable, "-c", "pass"), check=True, env=environment)
            figures["python alone"].append(time.perf_counter() - start)
        for name, project, change in changes:
            change(0)  # what the change before this one left behind is built before anything is measured
            seconds(project, environment)
            for run in range(1, runs + 1):
                change(run)
                figures.setdefault(name, []).append(seconds(project, environment))
    print(f"{'seconds':30} {'least':>7} {'median':>7} {'most':>7}   ({runs} runs)")
    for name, values in figures.items():
        print(f"{name:30} {min(values):7.2f} {statistics.median(values):7.2f} {max(values):7.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
