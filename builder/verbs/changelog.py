"""The verb ``changelog``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder.project import Project
from builder.verbs.output import output_option


@click.command("changelog")
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@click.option(
    "--lang", "languages", type=click.Choice(("ja", "en")), multiple=True, help="Only this language (default: both)."
)
@output_option
@click.pass_obj
def command(project: Project, old: str, new: str, languages: tuple[str, ...], output: Path | None) -> None:
    """Write the section for a release, in Markdown, from what changed from OLD to NEW (as in `diff`).

    An error where pictures changed under one version, since VASSAL would keep showing the old ones.
    """
    from builder.diff_console import print_changelog

    sys.exit(print_changelog(project, old, new, languages or ("ja", "en"), output))
