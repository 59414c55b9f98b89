"""What ``check --coverage`` prints: how many values of the counters are known, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from builder.check.coverage import FieldCoverage, Gap, coverage, known_and_total
from builder.check_console import FAULTS, FINE
from builder.diagnostic import Diagnostic, has_error
from builder.examine import examine
from builder.model.game import Game
from builder.project import Project
from builder.report.text import text_report

FORMS = ("text", "json")
"""The forms in which the coverage is told."""

_SHOWN = 6
"""So many counters that lack a value are named in the text; the JSON names all."""


def print_coverage(project: Project, games: tuple[str, ...], form: str, language: str) -> int:
    """Print the coverage of every game, and errors of its data to standard error; the exit code is that of ``check``."""
    found: list[Diagnostic] = []
    read: list[Game] = []
    for game_id in games:
        game, faults = examine(project, game_id)
        found += faults
        read += [game] if game is not None else []
    if has_error(found):
        click.echo(text_report(found, language=language), nl=False, err=True)
    if form == "json":
        click.echo(json.dumps({"version": 1, "games": list(map(_document, read))}, ensure_ascii=False, indent=2))
    else:
        for game in read:
            click.echo("\n".join(_lines(game, language)))
    return FAULTS if has_error(found) else FINE


def _lines(game: Game, language: str) -> list[str]:
    fields = coverage(game)
    known, total = known_and_total(fields)
    if language == "ja":
        lines = [f"{game.id}：{total} 個の値のうち {known} 個が分かっています{_percent(known, total, '（{}%）')}"]
    else:
        lines = [f"{game.id}: {known} of {total} values are known{_percent(known, total, ' ({}%)')}"]
    width = max((len(field.field_id) for field in fields), default=0)
    for class_id in dict.fromkeys(field.class_id for field in fields):
        of_class = [field for field in fields if field.class_id == class_id]
        known, total = known_and_total(of_class)
        name = game.counter_class(class_id).names.in_language(language)
        lines.append(f"  {class_id} ({name}): {known} / {total}")
        lines += [f"    {_line(field, width, language)}" for field in of_class]
    return lines


def _line(field: FieldCoverage, width: int, language: str) -> str:
    line = f"{field.field_id:<{width}}  {field.known:>4} / {field.total:<4}"
    if not field.gaps:
        return line.rstrip()
    named = ", ".join(map(_gap, field.gaps[:_SHOWN]))
    rest = len(field.gaps) - _SHOWN
    if language == "ja":
        return f"{line}  未定：{named}{f' ほか {rest}' if rest > 0 else ''}"
    return f"{line}  lacking: {named}{f' and {rest} more' if rest > 0 else ''}"


def _gap(gap: Gap) -> str:
    return f"{gap.counter} ({', '.join(gap.states)})"


def _percent(known: int, total: int, form: str) -> str:
    # Rounded down, so that 100% means every one.
    return form.format(known * 100 // total) if total else ""


def _document(game: Game) -> dict[str, object]:
    fields = coverage(game)
    known, total = known_and_total(fields)
    return {"game": game.id, "known": known, "total": total, "fields": _documents(fields)}


def _documents(fields: Sequence[FieldCoverage]) -> list[dict[str, object]]:
    return [
        {
            "class": field.class_id,
            "field": field.field_id,
            "known": field.known,
            "total": field.total,
            "lacking": [{"counter": gap.counter, "states": list(gap.states)} for gap in field.gaps],
        }
        for field in fields
    ]
