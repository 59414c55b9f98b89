"""What several verbs ask for: the games they are about, and the values to lay over their data."""

from __future__ import annotations

from pathlib import Path

import click

from builder.model.names import nearest
from builder.project import Project
from builder.record import replace


def _lay_over(context: click.Context, _parameter: click.Parameter, folders: tuple[Path, ...]) -> None:
    """The verb works on the project with these folders laid over its data."""
    context.obj = replace(context.obj, overlays=folders)


overlay_option = click.option(
    "--overlay",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    multiple=True,
    expose_value=False,
    callback=_lay_over,
    metavar="DIR",
    help="Lay your own values over the data: a folder of .yaml, .csv, .xlsx or .ods files; may be repeated, later ones win.",
)
"""For every verb that reads a game's data; the project that the verb gets has the folders in ``overlays``."""


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(("en", "ja")),
    default="en",
    envvar="VMODSMITH_LANG",
    help="The language of the messages (default: that of VMODSMITH_LANG, else en).",
)
"""For every verb that tells faults."""


def chosen_games(project: Project, games: tuple[str, ...]) -> tuple[str, ...]:
    """The games that were named, or all of them; a name that is none is wrong usage, not a fault in the data."""
    known = project.games
    if not known:
        raise click.UsageError(
            f"no game here: {project.root.resolve()} has no rules_data/<game>/game.yaml. "
            "Stand in a project's folder, or name it with --project DIR."
        )
    for game in games:
        if game not in known:
            near = nearest(game, known)
            hint = f" Did you mean '{near}'?" if near else ""
            raise click.UsageError(f"no game '{game}'.{hint} There are: {', '.join(known)}.")
    return tuple(dict.fromkeys(games)) or known
