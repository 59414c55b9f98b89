"""The command ``vmodsmith``: its verbs, their options, and the exit codes 0 (fine), 1 (faults in the data), 2 (wrong usage)."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder import __version__
from builder.model.names import nearest
from builder.project import Project


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="vmodsmith")
@click.option(
    "--project",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    help="The folder that holds counters/, maps/ and rules_data/ (default: the one you stand in).",
)
@click.pass_context
def main(context: click.Context, folder: Path) -> None:
    """Build and check VASSAL modules from a game's data."""
    context.obj = Project(folder)


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.pass_obj
def build(project: Project, games: tuple[str, ...]) -> None:
    """Build the module of each GAME (all games without one) into dist/<game>/."""
    from builder.build_console import build_games  # the drawing libraries load only for the verb that draws

    sys.exit(build_games(project, _chosen(project, games)))


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "github", "json", "sarif", "junit")),
    default="text",
    help="The form of the report: for people, or for the machines of a CI (default: text).",
)
@click.option(
    "--lang",
    "language",
    type=click.Choice(("en", "ja")),
    default="en",
    envvar="VMODSMITH_LANG",
    help="The language of the messages (default: that of VMODSMITH_LANG, else en).",
)
@click.option("--strict", is_flag=True, help="Let warnings fail the run as errors do.")
@click.option(
    "--setups",
    type=click.Path(exists=True, path_type=Path),
    multiple=True,
    metavar="PATH",
    help="A folder (with all below it) or file of setups to hold against one GAME besides its own; may be repeated.",
)
@click.option("--processes", type=click.IntRange(min=1), help="Use so many processes (default: one a core).")
@click.pass_obj
def check(
    project: Project,
    games: tuple[str, ...],
    form: str,
    language: str,
    strict: bool,
    setups: tuple[Path, ...],
    processes: int | None,
) -> None:
    """Read and check each GAME's data without building: every fault at its file, line and column."""
    from builder.check_console import CheckOptions, check_games

    chosen = _chosen(project, games)
    if setups and len(chosen) != 1:
        raise click.UsageError(f"--setups needs one GAME to hold them against; there are: {', '.join(chosen)}.")
    sys.exit(check_games(project, chosen, CheckOptions(form, language, strict, setups, processes)))


@main.command()
@click.argument("module", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE.vmod")
@click.option(
    "--vassal", type=click.Path(path_type=Path), help="The folder of the VASSAL to use (default: the one found)."
)
@click.option(
    "--shots", type=click.Path(file_okay=False, path_type=Path), help="Paint every map window into this folder."
)
def engine(module: Path, vassal: Path | None, shots: Path | None) -> None:
    """Open FILE.vmod in a real VASSAL, load every setup, and print what the engine reports."""
    from builder.engine import run_engine

    sys.exit(run_engine(module, vassal, shots))


def _chosen(project: Project, games: tuple[str, ...]) -> tuple[str, ...]:
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
