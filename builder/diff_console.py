"""What the verbs ``diff`` and ``changelog`` print."""

from __future__ import annotations

from pathlib import Path

import click

from builder.check_console import FAULTS, FINE
from builder.diff.changelog import changelog
from builder.diff.compare import compare, release_faults
from builder.diff.difference import Difference
from builder.diff.edition import EditionError, UnbuildableError
from builder.diff.source import read_edition
from builder.diff.text import diff_text, told
from builder.project import Project
from builder.write import WriteError, replace_file

USAGE = 2

FORMS = ("text", "json", "html")
"""The forms in which a difference is told."""


def print_diff(
    project: Project, old: str, new: str, form: str, language: str, release: bool, output: Path | None
) -> int:
    """Print the difference, or write it to ``output``; with ``release`` the version rule decides about the exit code too."""
    difference = _difference(project, old, new)
    if isinstance(difference, int):
        return difference
    if form == "json":
        from builder.diff.json import diff_json

        text = diff_json(difference)
    elif form == "html":
        from builder.diff.page import diff_page

        text = diff_page(difference, project.template_folders, language)
    else:
        text = diff_text(difference, language)
    printed = _print(text, output)
    return max(printed, _report_release(difference, language) if release else FINE)


def print_changelog(project: Project, old: str, new: str, languages: tuple[str, ...], output: Path | None) -> int:
    """Print the section for a release, or write it to ``output``; nothing where the version rule forbids the release."""
    difference = _difference(project, old, new)
    if isinstance(difference, int):
        return difference
    if _report_release(difference, languages[0]) != FINE:
        return FAULTS
    return _print(changelog(difference, languages), output)


def _difference(project: Project, old: str, new: str) -> Difference | int:
    """The difference, or the exit code where there is none: 1 for faults in the data, 2 for what is not there."""
    try:
        return compare(read_edition(project, old), read_edition(project, new))
    except EditionError as error:
        click.echo(f"error: {error}", err=True)
        return FAULTS if isinstance(error, UnbuildableError) else USAGE


def _report_release(difference: Difference, language: str) -> int:
    found = release_faults(difference)
    for message in found:
        click.echo(f"error: {told(message, language)} [version-not-raised]", err=True)
    return FAULTS if found else FINE


def _print(text: str, output: Path | None) -> int:
    if output is None:
        click.echo(text.encode(), nl=False)
        return FINE
    try:
        replace_file(output, text.encode())
    except WriteError as error:
        click.echo(f"error: {error}", err=True)
        return FAULTS
    click.echo(f"wrote {output}")
    return FINE
