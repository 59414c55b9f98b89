"""What the verb ``check`` prints, in the form and language that is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from builder import __version__
from builder.diagnostic import Diagnostic
from builder.examine import examine
from builder.model.constraint import Constraint
from builder.project import Project
from builder.record import Record
from builder.report.telling import Telling
from builder.report.text import text_report

FINE, FAULTS = 0, 1


class CheckOptions(Record):
    """How to check: ``form`` is a word of ``FORMS``, ``setups`` are folders and files of setups besides the game's own."""

    form: str = "text"
    language: str = "en"
    strict: bool = False
    setups: tuple[Path, ...] = ()
    processes: int | None = None


FORMS = ("text", "github", "json", "sarif", "junit")
"""The forms in which faults are told; the first is for people."""


def check_games(project: Project, games: tuple[str, ...], options: CheckOptions) -> int:
    """Check every game's data and print all that was found; the exit code is 1 where there is an error.

    With ``strict`` a warning counts as an error. Setups of ``options.setups`` are held against the one game in ``games``.
    """
    found: list[Diagnostic] = []
    checked: list[str] = []
    constraints: list[Constraint] = []
    for game_id in games:
        game, faults = examine(project, game_id)
        found += faults
        if game is None:
            continue
        checked += game.files
        constraints += game.constraints
        if options.setups:
            from builder.examine_setups import setup_files
            from builder.setup_batch import examine_setups

            own = set(game.files)
            files = tuple(file for file in setup_files(project.root, options.setups) if file not in own)
            found += examine_setups(project.root, game, files, options.processes, project.overlays)
            checked += files
    telling = Telling(
        language=options.language,
        strict=options.strict,
        folder=_folder(project),
        tool_version=__version__,
        explanations=_explanations(found, constraints, options),
        checked=tuple(checked),
    )
    failed = any(map(telling.fails, found))
    if options.form == "text":
        print_diagnostics(found, options.language)
        click.echo(_closing(games, len(checked) if options.setups else 0, failed, options))
    else:
        click.echo(_document(options.form, found, telling).encode(), nl=False)
    return FAULTS if failed else FINE


def print_diagnostics(diagnostics: Sequence[Diagnostic], language: str = "en") -> None:
    """Print everything that was found, sorted, with a closing count; nothing where nothing was found."""
    if diagnostics:
        click.echo(text_report(tuple(diagnostics), language=language), nl=False)


def _closing(games: tuple[str, ...], files: int, failed: bool, options: CheckOptions) -> str:
    names = ", ".join(games)
    if options.language == "ja":
        return f"{'問題あり' if failed else '検査済み'}：{names}{f'（{files}ファイル）' if files else ''}"
    return f"{'faults in' if failed else 'checked'}: {names}{f' ({files} files)' if files else ''}"


def _document(form: str, found: Sequence[Diagnostic], telling: Telling) -> str:
    """The report in one of the machines' forms; each is loaded only where it is asked for."""
    if form == "github":
        from builder.report.github import github_report as report
    elif form == "json":
        from builder.report.json import json_report as report
    elif form == "sarif":
        from builder.report.sarif import sarif_report as report
    else:
        from builder.report.junit import junit_report as report
    return report(found, telling)


def _explanations(
    found: Sequence[Diagnostic], constraints: Sequence[Constraint], options: CheckOptions
) -> Mapping[str, str]:
    """What SARIF says about each code; the other forms need none."""
    if options.form != "sarif" or not found:
        return {}
    from builder.codes import CODES

    return {**CODES, **{entry.id: f"{entry.says.in_language(options.language)}\n" for entry in constraints}}


def _folder(project: Project) -> str:
    """What stands before the project's paths for one who stands where the command was called."""
    here, root = Path.cwd(), project.root.resolve()
    return f"{root.relative_to(here).as_posix()}/" if root != here and root.is_relative_to(here) else ""
