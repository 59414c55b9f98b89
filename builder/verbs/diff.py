"""The verb ``diff``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder.project import Project
from builder.verbs.output import output_option


@click.command("diff")
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@click.option("--format", "form", type=click.Choice(("text", "json", "html")), default="text", help="Default: text.")
@click.option(
    "--lang",
    "language",
    type=click.Choice(("en", "ja")),
    default="en",
    envvar="VMODSMITH_LANG",
    help="The language of text and page (default: that of VMODSMITH_LANG, else en).",
)
@click.option("--release", is_flag=True, help="Fail where pictures changed and the version did not.")
@output_option
@click.pass_obj
def command(project: Project, old: str, new: str, form: str, language: str, release: bool, output: Path | None) -> None:
    """Tell what changed from OLD to NEW: counters, setups, constraints, and what breaks saved games.

    OLD and NEW are each a .vmod file, a built folder (dist/GAME), a project's folder, or a git revision of the data (REV, or
    REV:GAME where there are several games).
    """
    from builder.diff_console import print_diff

    sys.exit(print_diff(project, old, new, form, language, release, output))
