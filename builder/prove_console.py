"""What the verb ``prove`` prints: for each constraint the mutants made, those that had to be reported, and how they were."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from builder.check_console import FAULTS, FINE
from builder.diagnostic import has_error
from builder.load.game import load_game
from builder.project import Project
from builder.prove.figures import ConstraintProof, total_of
from builder.prove.proof import prove_game
from builder.prove.trial import Outcome
from builder.report.text import text_report

_COLUMNS = ("mutants", "must", "caught", "at the line", "beside", "elsewhere", "missed", "false")

_LEGEND = """\
mutants: changes of one line.  must: those that break the rule, as an oracle of its own reckons it; all others must stay silent.
caught: reported with the rule's number; at the line that was changed, beside it (the line is a second spot of the fault, or one
of a long group), or elsewhere (the line is gone, or what is now lacking cannot be pointed at).  false: false alarms.
*: values that no source gives were invented in a copy of the game as well.  +: lines were added to a setup first."""


def print_proof(project: Project, games: Sequence[str], mutants: int, seed: str) -> int:
    """Prove the constraints of every game and print the figures; 1 where one does not bite, or check and oracle differ."""
    proofs: list[ConstraintProof] = []
    for game_id in games:
        game, faults = load_game(project.root, game_id, project.overlays)
        if game is None or has_error(faults):
            click.echo(text_report(faults), nl=False, err=True)
            click.echo(f"error: {game_id}: its data have errors; nothing can be proved of them", err=True)
            return FAULTS
        if not game.constraints:
            click.echo(f"{game_id}: no constraints")
            continue
        width = max(len(constraint.id) for constraint in game.constraints) + 2
        click.echo(_row(game_id, _COLUMNS, width))
        own: list[ConstraintProof] = []
        for proof in prove_game(game, mutants, seed):
            own.append(proof)
            for line in _told(proof, width):
                click.echo(line)
        click.echo(_row("in all", _figures(total_of(own)), width))
        click.echo()
        proofs += own
    click.echo(_LEGEND)
    return _verdict(proofs)


def _row(name: str, figures: Sequence[object], width: int) -> str:
    cells = "".join(f"{figure!s:>{max(len(column), 6) + 2}}" for figure, column in zip(figures, _COLUMNS, strict=True))
    return f"{name:<{width}}{cells}"


def _figures(proof: ConstraintProof) -> tuple[int, ...]:
    beside = proof.outcomes[Outcome.RELATED] + proof.outcomes[Outcome.IN_A_CROWD]
    return (
        proof.made,
        proof.reportable,
        proof.caught,
        proof.outcomes[Outcome.EXACT],
        beside,
        proof.outcomes[Outcome.ELSEWHERE],
        proof.missed,
        proof.false_alarms,
    )


def _told(proof: ConstraintProof, width: int) -> Iterator[str]:
    marks = ("*" if proof.invented else "") + ("+" if proof.richer else "")
    yield _row(proof.constraint, _figures(proof), width) + (f"  {marks}" if marks else "")
    for what in proof.told:
        yield f"  {what}"
    if not proof.caught:
        yield "  no mutation trips it: it may never find anything"


def _verdict(proofs: Sequence[ConstraintProof]) -> int:
    failed = [proof.constraint for proof in proofs if not proof.holds]
    kinds = {proof.kind for proof in proofs if proof.caught}
    if failed:
        click.echo(f"{len(failed)} of {len(proofs)} constraints are not proved: {', '.join(failed)}")
        return FAULTS
    click.echo(f"all {len(proofs)} constraints bite ({len(kinds)} kinds), and none gives a false alarm")
    return FINE
