"""The verb ``build``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial

import click

from builder.aside import Aside
from builder.project import Project
from builder.verbs.chosen import chosen_games, language_option, overlay_option


@click.command("build")
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@language_option
@overlay_option
@click.pass_obj
def command(project: Project, games: tuple[str, ...], language: str) -> None:
    """Build the module of each GAME (all games without one) into dist/<game>/."""
    chosen = chosen_games(project, games)
    reading = Aside(partial(_keep_edited_files, project, chosen))
    from builder.build_console import build_games  # meanwhile; the other verbs need not load what builds

    reading.result()
    reading.end()
    sys.exit(build_games(project, chosen, language))


def _keep_edited_files(project: Project, games: tuple[str, ...]) -> Mapping[str, bytes]:
    from builder.load.document_cache import DocumentCache
    from builder.load.edited_files import keep_edited_files

    for game in games:
        keep_edited_files(project.root, project.own_folders(game), DocumentCache(project.document_cache))
    return {}
