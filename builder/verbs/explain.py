"""The verb ``explain``."""

from __future__ import annotations

import click

from builder.project import Project


@click.command("explain")
@click.argument("code", required=False)
@click.option("--lang", "language", type=click.Choice(("en", "ja")), default="en", envvar="VMODSMITH_LANG")
@click.pass_obj
def command(project: Project, code: str | None, language: str) -> None:
    """Say why CODE is reported, with an example; CODE may be a constraint of this project. Without CODE list them all."""
    from builder.explain_console import explain as explain_code
    from builder.explain_console import list_codes

    if code is None:
        list_codes(project, language)
    else:
        explain_code(project, code, language)
