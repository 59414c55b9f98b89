"""Every constraint of the games, and one for each option of each kind, bites: nothing missed, no false alarm."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.constraints import bind_constraints
from builder.check.setup.table import KINDS
from builder.load.game import load_game
from builder.model.game import Game
from builder.prove.figures import ConstraintProof, total_of
from builder.prove.proof import prove_game
from builder.record import field_names

ROOT = Path(__file__).parents[2]
GAMES = {"drake": 10, "one_year_war": 6}
"""So many mutants for each constraint and setup: a sample of half a minute; `vmodsmith prove` makes 40."""


def failures(proofs: tuple[ConstraintProof, ...]) -> list[tuple[str, list[str]]]:
    return [(proof.constraint, proof.told) for proof in proofs if not proof.holds]


def test_every_game_is_proved() -> None:
    assert set(GAMES) == {path.parent.name for path in ROOT.glob("rules_data/*/game.yaml")}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_constraint_of_the_games_bites(game_id: str) -> None:
    game, _ = load_game(ROOT, game_id)
    assert game is not None
    proofs = tuple(prove_game(game, GAMES[game_id]))
    assert failures(proofs) == []
    whole = total_of(proofs)
    assert (whole.missed, whole.false_alarms, len(proofs)) == (0, 0, len(game.constraints))


def test_every_constraint_of_the_small_game_bites(skirmish: Game) -> None:
    proofs = tuple(prove_game(skirmish, 15))
    assert failures(proofs) == []
    assert [proof.constraint for proof in proofs] == [constraint.id for constraint in skirmish.constraints]
    assert {proof.kind for proof in proofs} == {kind.name for kind in KINDS}


def test_every_option_of_every_kind_bites(every_option: Game) -> None:
    assert bind_constraints(every_option).faults == ()
    proofs = tuple(prove_game(every_option, 15))
    assert failures(proofs) == []
    assert {proof.kind for proof in proofs} == {kind.name for kind in KINDS}


def test_every_option_stands_in_a_constraint(every_option: Game) -> None:
    """The data of this test are complete: no option of a kind is left out of it."""
    written: dict[str, set[str]] = {}
    for constraint in every_option.constraints:
        keys = {word.text for word, _ in constraint.options.entries}
        written.setdefault(constraint.kind, set()).update(keys)
    for kind in KINDS:
        options = {name.removesuffix("_") for name in field_names(kind.options)}
        assert options - written[kind.name] == NOT_HERE.get(kind.name, set()), kind.name


NOT_HERE = {
    "bands": {"victory"},  # the small game shows no victory; the games' own constraint is proved above
    "counter-mix": {"printed_mix"},  # finds no fault, it only tells what is not known
}


def test_the_same_seed_gives_the_same_figures(skirmish: Game) -> None:
    first, second = (total_of(prove_game(skirmish, 3, "seed")).outcomes for _ in range(2))
    assert first == second
    assert total_of(prove_game(skirmish, 3, "another")).outcomes != first
