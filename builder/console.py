"""What the verbs ``build`` and ``check`` print: a progress bar on a terminal, plain lines in a pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from builder.diagnostic import Diagnostic, has_error
from builder.pipeline import STAGES, Outcome
from builder.pipeline import build as build_game
from builder.pipeline import check as check_game
from builder.project import Project
from builder.report import text_report
from builder.write import WriteFault

FINE, FAULTS = 0, 1
_STAGE_WORDS = {
    "load": "reading the data",
    "check": "checking",
    "counters": "drawing counters",
    "boards": "drawing maps and sheets",
    "module": "assembling the module",
    "write": "writing",
}


def build_games(project: Project, games: tuple[str, ...]) -> int:
    """Build every game, print what was found and made; the exit code is 1 where any game has a fault."""
    outcomes: list[Outcome] = []
    failed = False
    with _stages(games) as on_stage:
        for game in games:
            try:
                outcomes.append(build_game(project, game, lambda stage, game=game: on_stage(game, stage)))
            except WriteFault as fault:
                click.echo(f"error: {fault}", err=True)
                failed = True
    _print_diagnostics(project, [diagnostic for outcome in outcomes for diagnostic in outcome.diagnostics])
    for outcome in outcomes:
        _print_outcome(project, outcome)
    return FAULTS if failed or any(outcome.module is None for outcome in outcomes) else FINE


def check_games(project: Project, games: tuple[str, ...]) -> int:
    """Check every game's data and print all that was found; the exit code is 1 where there is an error."""
    found: list[Diagnostic] = []
    for game in games:
        found.extend(check_game(project, game)[1])
    _print_diagnostics(project, found)
    click.echo(f"{'faults in' if has_error(found) else 'checked'}: {', '.join(games)}")
    return FAULTS if has_error(found) else FINE


def _print_diagnostics(project: Project, diagnostics: list[Diagnostic]) -> None:
    if diagnostics:
        click.echo(text_report(tuple(diagnostics)), nl=False)


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
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda game, stage: click.echo(f"{game}: {_STAGE_WORDS[stage]}", err=True)
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(games) * len(STAGES))

        def advance(game: str, stage: str) -> None:
            done = games.index(game) * len(STAGES) + STAGES.index(stage)
            progress.update(task, completed=done, description=f"{game}: {_STAGE_WORDS[stage]}")

        yield advance
