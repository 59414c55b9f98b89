"""The prover itself: a check that does not do its work is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.table import KINDS
from builder.model.game import Game
from builder.origin import Origin
from builder.prove.figures import ConstraintProof
from builder.prove.proof import prove_game
from builder.prove.trial import Outcome
from builder.record import replace

Check = Callable[..., Iterator[Finding]]

LIMIT = "fort-limit"


def kinds_with(changed: Callable[[Check], Check]) -> tuple[ConstraintKind, ...]:
    """All kinds, ``count-limit`` with another check."""
    return tuple(
        replace(kind, check=changed(kind.check)) if kind.name == "count-limit" and kind.check else kind
        for kind in KINDS
    )


def proof_of(game: Game, changed: Callable[[Check], Check]) -> ConstraintProof:
    limit = next(constraint for constraint in game.constraints if constraint.id == LIMIT)
    (proof,) = prove_game(replace(game, constraints=(limit,)), 20, kinds=kinds_with(changed))
    return proof


def test_a_good_check_is_proved(skirmish: Game) -> None:
    proof = proof_of(skirmish, lambda check: check)
    assert proof.holds
    assert proof.outcomes[Outcome.EXACT] > 0
    assert proof.outcomes[Outcome.SILENT] == 40  # 20 for each of the two setups


def test_a_check_that_finds_nothing_is_found_out(skirmish: Game) -> None:
    proof = proof_of(skirmish, lambda _: lambda options, view: iter(()))
    assert proof.caught == 0
    assert proof.missed == proof.reportable > 0
    assert not proof.holds


def test_a_check_that_cries_wolf_is_found_out(skirmish: Game) -> None:
    def wolf(check: Check) -> Check:
        def crying(options: object, view: object) -> Iterator[Finding]:
            yield from check(options, view)
            piece = view.pieces[0]  # type: ignore[attr-defined]
            yield Finding.at(piece, piece.names)

        return crying

    proof = proof_of(skirmish, wolf)
    assert proof.false_alarms == proof.made
    assert proof.told[0] == "setup late-war, as it stands: 1 faults are reported, 0 are there"


@pytest.mark.parametrize("elsewhere", [Origin("nowhere.yaml"), None])
def test_a_check_that_points_at_another_line_is_found_out(skirmish: Game, elsewhere: Origin | None) -> None:
    """At a line that has nothing to do with it; at another line of the group."""

    def misplaced(check: Check) -> Check:
        def pointing(options: object, view: object) -> Iterator[Finding]:
            for finding in check(options, view):
                origin = elsewhere or min(piece.origin for piece in view.pieces)  # type: ignore[attr-defined]
                yield replace(finding, origin=origin, related=())

        return pointing

    proof = proof_of(skirmish, misplaced)
    assert proof.outcomes[Outcome.EXACT] < proof.reportable
    assert proof.missed > 0
    assert not proof.holds


def test_a_fault_without_its_rule_is_found_out(skirmish: Game) -> None:
    def without(check: Check) -> Check:
        def nameless(options: object, view: object) -> Iterator[Finding]:
            for finding in check(options, view):
                yield replace(finding, rule="0")

        return nameless

    proof = proof_of(skirmish, without)
    assert proof.outcomes[Outcome.WITHOUT_RULE] == proof.reportable > 0


def test_a_check_that_stops_is_found_out(skirmish: Game) -> None:
    def stopping(_: Check) -> Check:
        def stop(options: object, view: object) -> Iterator[Finding]:
            raise ValueError("a bug")

        return stop

    assert not proof_of(skirmish, stopping).holds


def test_a_constraint_that_nothing_can_trip_fails(skirmish: Game) -> None:
    """A rule about pieces that can be nowhere: a fort, but not a fort."""
    from builder.load.constraints import read_constraints
    from builder.load.faults import Faults
    from builder.load.yaml_document import read_document

    text = (
        "constraints:\n  - {id: idle, check: facing, says: A, pieces: {class: fort, not: {class: fort}}, allowed: 0}\n"
    )
    node, _ = read_document(text, "constraints.yaml")
    assert node is not None
    (proof,) = prove_game(replace(skirmish, constraints=read_constraints(node, Faults())), 3)
    assert (proof.caught, proof.missed, proof.false_alarms, proof.told) == (0, 0, 0, [])
    assert proof.richer
    assert not proof.holds
