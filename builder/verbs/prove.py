"""The verb ``prove``."""

from __future__ import annotations

import sys

import click

from builder.project import Project
from builder.verbs.chosen import chosen_games, overlay_option


@click.command("prove")
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--mutants",
    type=click.IntRange(min=1),
    default=40,
    help="So many changed lines for each constraint and setup, and a quarter as many that break it (default: 40).",
)
@click.option("--seed", default="", help="Another word gives other changes; the same word the same (default: none).")
@overlay_option
@click.pass_obj
def command(project: Project, games: tuple[str, ...], mutants: int, seed: str) -> None:
    """Prove that each constraint of GAME bites: change one line after another, and see what is reported."""
    from builder.prove_console import print_proof

    sys.exit(print_proof(project, chosen_games(project, games), mutants, seed))
