"""The verb ``check``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder.project import Project
from builder.verbs.chosen import chosen_games, language_option, overlay_option


@click.command("check")
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "github", "json", "sarif", "junit")),
    default="text",
    help="The form of the report: for people, or for the machines of a CI (default: text).",
)
@language_option
@click.option("--strict", is_flag=True, help="Let warnings fail the run as errors do.")
@click.option(
    "--setups",
    type=click.Path(exists=True, path_type=Path),
    multiple=True,
    metavar="PATH",
    help="A folder (with all below it) or file of setups to hold against one GAME besides its own; may be repeated.",
)
@click.option("--processes", type=click.IntRange(min=1), help="Use so many processes (default: one a core).")
@click.option(
    "--coverage", is_flag=True, help="Tell instead how many of the counters' values are known (text or json)."
)
@overlay_option
@click.pass_obj
def command(
    project: Project,
    games: tuple[str, ...],
    form: str,
    language: str,
    strict: bool,
    setups: tuple[Path, ...],
    processes: int | None,
    coverage: bool,
) -> None:
    """Read and check each GAME's data without building: every fault at its file, line and column."""
    from builder.check_console import CheckOptions, check_games

    chosen = chosen_games(project, games)
    if setups and len(chosen) != 1:
        raise click.UsageError(f"--setups needs one GAME to hold them against; there are: {', '.join(chosen)}.")
    if coverage:
        from builder.coverage_console import FORMS, print_coverage

        if form not in FORMS or setups:
            raise click.UsageError(f"--coverage is told as {' or '.join(FORMS)}, and not together with --setups.")
        sys.exit(print_coverage(project, chosen, form, language))
    sys.exit(check_games(project, chosen, CheckOptions(form, language, strict, setups, processes)))
