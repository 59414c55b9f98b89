"""What the verb ``sheets`` prints."""

from __future__ import annotations

from collections.abc import Sequence

import click

from builder.diagnostic import Diagnostic, has_error
from builder.print_game import PrintOutcome, PrintRequest, RequestError, print_game
from builder.project import Project
from builder.report.text import text_report
from builder.revision import RevisionError
from builder.write import WriteError

FINE, FAULTS, USAGE = 0, 1, 2


def print_games(project: Project, games: Sequence[str], request: PrintRequest, language: str = "en") -> int:
    """Print every game and tell what was made: 1 where a game has a fault, 2 where the request names what is not there."""
    found: list[Diagnostic] = []
    lines: list[str] = []
    failed = False
    for game in games:
        click.echo(f"{game}: drawing sheets of counters", err=True)
        try:
            outcome = print_game(project, game, request)
        except (RequestError, RevisionError) as fault:
            click.echo(f"error: {fault}", err=True)
            return USAGE
        except (WriteError, OSError) as fault:
            click.echo(f"error: {fault}", err=True)
            failed = True
            continue
        found += outcome.diagnostics
        lines += _told(outcome, request)
    if found:
        click.echo(text_report(tuple(found), language=language), nl=False)
    for line in lines:
        click.echo(line)
    return FAULTS if failed or has_error(found) else FINE


def _told(outcome: PrintOutcome, request: PrintRequest) -> list[str]:
    game = outcome.game
    if has_error(outcome.diagnostics):
        return [f"{game}: nothing was written"]
    if not outcome.cards:
        if request.changed_since is not None:
            return [f"{game}: no counter looks another way than at '{request.changed_since}'; nothing to print"]
        return [f"{game}: no counter is of these sides and classes; nothing to print"]
    copies = sum(card.copies for card in outcome.cards)
    on = f"{outcome.sheets} sheet{'s' if outcome.sheets > 1 else ''} of {outcome.paper}"
    lines = [f"{game}: {copies} counters of {len(outcome.cards)} designs on {on}"]
    if request.changed_since is not None:
        lines += [f"  changed: {name}" for name in _names(outcome)]
    unknown = sum(not card.mix_known for card in outcome.cards)
    if unknown and request.copies is None:
        lines.append(f"  mix unknown for {unknown} designs: as many copies as the largest setup needs, one at least")
    lines += [f"  {path} ({path.stat().st_size / 1e6:.1f} MB)" for path in outcome.files]
    return lines


def _names(outcome: PrintOutcome) -> list[str]:
    """Each changed card by its id, which tells sides and cards apart."""
    return [card.id for card in outcome.cards]
