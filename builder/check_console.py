"""What the verb ``check`` prints."""

from __future__ import annotations

from collections.abc import Sequence

import click

from builder.diagnostic import Diagnostic, has_error
from builder.examine import examine
from builder.project import Project
from builder.report import text_report

FINE, FAULTS = 0, 1


def check_games(project: Project, games: tuple[str, ...]) -> int:
    """Check every game's data and print all that was found; the exit code is 1 where there is an error."""
    found: list[Diagnostic] = []
    for game in games:
        found.extend(examine(project, game)[1])
    print_diagnostics(found)
    click.echo(f"{'faults in' if has_error(found) else 'checked'}: {', '.join(games)}")
    return FAULTS if has_error(found) else FINE


def print_diagnostics(diagnostics: Sequence[Diagnostic]) -> None:
    """Print everything that was found, sorted, with a closing count; nothing where nothing was found."""
    if diagnostics:
        click.echo(text_report(tuple(diagnostics)), nl=False)
