"""The command ``vmodsmith``: its verbs, and the exit codes 0 (fine), 1 (faults in the data), 2 (wrong usage)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from builder import __version__
from builder.project import Project

VERBS = ("build", "check", "prove", "explain", "schema", "engine", "quality", "diff", "changelog", "sheets")
"""Every verb, in the order of ``--help``; each is the ``command`` of the module of that name in ``builder/verbs``."""


class Verbs(click.Group):
    """A group of commands that are loaded when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  (click's own signature)
        """The verbs by name."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The verb of that name, None where there is none."""
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(f"builder.verbs.{cmd_name}").command
        return command


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
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
