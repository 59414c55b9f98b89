"""How long the real VASSAL takes to open a built module and to load each of its setups, beside the limit.

    python -m tests.bench.module_load [RUNS] [FILE.vmod ...]

Without files every game of the repository is built first. The figures are seconds of the wall clock inside the engine: Java's
own start, the cutting of boards into tiles (once for each version of a module) and painting are left out, and so is what the
opening of a module with two pieces takes, which is the engine's own start. Ends with 1 where the median of opening and loading
passes the limit.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from builder.engine import Observation, Order, find_engine, observe
from builder.engine.order import Start
from builder.pipeline import build
from builder.project import Project
from tests.engine.small_module import SmallModule

REPOSITORY = Path(__file__).parents[2]
SECONDS = 5.0
"""A module of 700 pieces opens in less, on two cores."""


def built(folder: Path) -> list[Path]:
    """The module of every game, built from a copy of the data."""
    for name in ("counters", "maps", "rules_data"):
        shutil.copytree(REPOSITORY / name, folder / name)
    project = Project(folder)
    modules: list[Path] = []
    for game in project.games:
        outcome = build(project, game, lambda stage: None)
        if outcome.module is not None:
            modules.append(project.output(game) / outcome.module)
    return modules


def main(runs: int, files: list[Path]) -> int:
    """Print the figures; gives the exit code."""
    engine = find_engine()
    passed = True
    with tempfile.TemporaryDirectory() as folder:
        smallest = SmallModule().write(Path(folder) / "smallest.vmod")
        empty = [observe(Order(vmod=smallest, start=Start.MODULE), engine).open_seconds for _ in range(runs)]
        own = statistics.median(empty)
        print(f"the engine's own start: {own:.2f} s, taken off each opening")
        print(f"{'seconds (median)':48} {'open':>6} {'load':>6} {'both':>6} {'limit':>6} {'pieces':>7}   ({runs} runs)")
        for vmod in files or built(Path(folder)):
            first = observe(Order(vmod=vmod, start=Start.MODULE), engine)
            setups = first.module.setups if first.module is not None else ()
            for number, setup in enumerate(setups):
                order = Order(vmod=vmod, start=Start.SETUP, setup=number)
                seen = [observe(order, engine) for _ in range(runs)]
                passed &= _line(f"{vmod.stem}: {setup.path}", seen, own)
    return 0 if passed else 1


def _line(name: str, seen: list[Observation], own: float) -> bool:
    opened = max(0.0, statistics.median(one.open_seconds for one in seen) - own)
    loaded = statistics.median(one.load_seconds for one in seen)
    pieces = len(seen[0].game.pieces) if seen[0].game is not None else 0
    both = opened + loaded
    print(f"{name:48} {opened:6.2f} {loaded:6.2f} {both:6.2f} {SECONDS:6.2f} {pieces:7}", flush=True)
    return both < SECONDS and pieces > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, [Path(one) for one in sys.argv[2:]]))
