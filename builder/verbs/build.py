"""The verb ``build``."""

from __future__ import annotations

import sys

import click

from builder.project import Project
from builder.verbs.chosen import chosen_games, language_option, overlay_option


@click.command("build")
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@language_option
@overlay_option
@click.pass_obj
def command(project: Project, games: tuple[str, ...], language: str) -> None:
    """Build the module of each GAME (all games without one) into dist/<game>/."""
    from builder.build_console import build_games  # the drawing libraries load only for the verb that draws

    sys.exit(build_games(project, chosen_games(project, games), language))
