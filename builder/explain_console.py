"""What the verb ``explain`` prints: a code's explanation, or a constraint of the project's own games."""

from __future__ import annotations

from collections.abc import Iterator

import click

from builder.codes import CODES
from builder.diagnostic import Severity
from builder.drawing_codes import DRAWING_CODES
from builder.load.game import load_game
from builder.model.constraint import Constraint
from builder.model.names import nearest
from builder.project import Project

ALL_CODES = {**CODES, **DRAWING_CODES}
"""Explanation by code, of everything that the tool itself can report."""


def explain(project: Project, code: str, language: str) -> None:
    """Print why the code is reported and an example; raises click.UsageError for a code that there is not."""
    constraints = tuple(_constraints(project, code))
    if code not in ALL_CODES and not constraints:
        known = [*ALL_CODES, *dict.fromkeys(entry.id for _, entry in _all_constraints(project))]
        near = nearest(code, known)
        hint = f" Did you mean '{near}'?" if near else ""
        raise click.UsageError(f"no code '{code}'.{hint} `vmodsmith explain` lists all of them.")
    told = [_told(game, constraint, language) for game, constraint in constraints]
    if code in ALL_CODES:
        told.append(ALL_CODES[code])
    click.echo("\n".join(told), nl=False)


def list_codes(project: Project, language: str) -> None:
    """Print every code with the first sentence of its explanation, the constraints of the project's games last."""
    lines = {code: text.split("\n", 1)[0] for code, text in sorted(ALL_CODES.items())}
    for _, constraint in _all_constraints(project):
        lines[constraint.id] = constraint.says.in_language(language)
    width = max(map(len, lines))
    for code, text in lines.items():
        click.echo(f"{code:{width}}  {text}")


def _constraints(project: Project, code: str) -> Iterator[tuple[str, Constraint]]:
    return ((game, constraint) for game, constraint in _all_constraints(project) if constraint.id == code)


def _all_constraints(project: Project) -> Iterator[tuple[str, Constraint]]:
    for game_id in project.games:
        game, _ = load_game(project.root, game_id)
        for constraint in game.constraints if game else ():
            yield game_id, constraint


def _told(game: str, constraint: Constraint, language: str) -> str:
    """A constraint in words: whose, which rule, how bad, what it says, then what its kind checks."""
    rule = f"rule {constraint.rule}" if constraint.rule else "no rule number"
    lines = [
        f"A constraint of the game '{game}' ({rule}), written at {constraint.origin}.",
        "",
        f"Says: {constraint.says.in_language(language)}",
        f"Severity: {constraint.severity.word}{_strict(constraint.severity)}",
    ]
    for exception in constraint.exceptions:
        becomes = exception.becomes.word if exception.becomes else "not reported"
        lines.append(f"Exception: {exception.reason.in_language(language)} ({becomes}; {exception.origin})")
    kind = CODES.get(constraint.kind)
    if kind:
        lines += ["", f"Its kind is '{constraint.kind}':", "", kind]
    return "\n".join(lines)


def _strict(severity: Severity) -> str:
    return " (an error with --strict)" if severity is Severity.WARNING else ""
