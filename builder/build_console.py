"""What the verb ``build`` prints: a progress bar on a terminal, plain lines in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import click

from builder.check_console import FAULTS, FINE, print_diagnostics
from builder.load.document_cache import DocumentCache
from builder.pipeline import STAGES, Outcome
from builder.pipeline import build as build_game
from builder.project import Project
from builder.write import WriteError

_STAGE_WORDS = {
    "load": "reading and checking the data",
    "draw": "drawing counters, maps and sheets",
    "module": "assembling the module",
    "write": "writing",
}


def build_games(project: Project, games: tuple[str, ...], language: str = "en") -> int:
    """Build every game, print what was found and made; the exit code is 1 where any game has a fault."""
    outcomes: list[Outcome] = []
    failed = False
    documents = DocumentCache(
        project.document_cache
    )  # here, so that what was read is not taken apart before all is told
    with _stages(games) as on_stage:
        for game in games:
            try:
                outcomes.append(build_game(project, game, partial(on_stage, game), documents))
            except WriteError as fault:
                click.echo(f"error: {fault}", err=True)
                failed = True
    print_diagnostics([diagnostic for outcome in outcomes for diagnostic in outcome.diagnostics], language)
    for outcome in outcomes:
        _print_outcome(project, outcome)
    return FAULTS if failed or any(outcome.module is None for outcome in outcomes) else FINE


def _print_outcome(project: Project, outcome: Outcome) -> None:
    if outcome.module is None:
        click.echo(f"{outcome.game}: nothing was written; an older build is untouched")
        return
    path = project.output(outcome.game) / outcome.module
    if outcome.up_to_date:
        click.echo(f"{outcome.game}: up to date, {path}")
        return
    if outcome.new_piece_ids:
        ledger = project.piece_ids(outcome.game)
        click.echo(f"{outcome.game}: {len(outcome.new_piece_ids)} new piece ids in {ledger}; commit that file")
    click.echo(f"{outcome.game}: built {path} ({path.stat().st_size / 1e6:.1f} MB)")


@contextmanager
def _stages(games: tuple[str, ...]) -> Iterator[Callable[[str, str], None]]:
    """A function that is told of each stage: it moves a bar on a terminal and prints a line elsewhere."""
    if not sys.stderr.isatty():
        yield lambda game, stage: click.echo(f"{game}: {_STAGE_WORDS[stage]}", err=True)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task("", total=len(games) * len(STAGES))

    def advance(game: str, stage: str) -> None:
        done = games.index(game) * len(STAGES) + STAGES.index(stage)
        progress.update(task, completed=done, description=f"{game}: {_STAGE_WORDS[stage]}")
        # The bar has a thread, beside which no process can be forked; that of the first game is by the time it is drawn.
        if stage != STAGES[0]:
            progress.start()

    try:
        yield advance
    finally:
        progress.stop()
