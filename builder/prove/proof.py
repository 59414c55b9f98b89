"""The proof of one constraint: mutants of every setup, or of the game's data, until it is seen to bite."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from random import Random

from builder.check.constraints import BoundConstraints, bind_constraints, run_on_game, run_on_setup
from builder.check.setup.frame.bind import CRASHED
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.table import KINDS
from builder.model.constraint import Constraint
from builder.model.game import Game
from builder.model.setup import Setup
from builder.origin import Origin
from builder.prove.aim import aim_of
from builder.prove.game_mutation import game_mutants
from builder.prove.invention import with_invented_values
from builder.prove.oracle.table import ORACLES
from builder.prove.rows import setup_rows
from builder.prove.setup_mutation import SetupMutator
from builder.prove.trial import FAILURES, Judgement, Outcome, SameLine, try_mutant

_ROUNDS = 12
"""So many richer setups are tried where the game's own cannot trip a constraint with one line changed."""

_SHOWN = 5
"""So many disagreements of a constraint are told."""


@dataclass(slots=True)
class ConstraintProof:
    """The figures of one constraint.

    ``known`` are the breaches in the data as they stand (accepted exceptions among them). ``invented`` is true where values
    that no source gives were made up in a copy of the game; ``richer`` where lines had to be added to a setup first.
    """

    constraint: str
    kind: str
    outcomes: Tally[Outcome] = field(default_factory=Tally)
    known: int = 0
    invented: bool = False
    richer: bool = False
    told: list[str] = field(default_factory=list)

    @property
    def made(self) -> int:
        """How many mutants were made."""
        return self.outcomes.total()

    @property
    def reportable(self) -> int:
        """How many of them break the rule anew."""
        return self.made - self.outcomes[Outcome.SILENT] - self.outcomes[Outcome.FALSE_ALARM]

    @property
    def caught(self) -> int:
        """How many of those are reported as they must be."""
        return sum(self.outcomes[each] for each in (Outcome.EXACT, Outcome.RELATED, Outcome.ELSEWHERE))

    @property
    def holds(self) -> bool:
        """True where it bites, and check and oracle never differ."""
        return self.caught > 0 and not self.told and not any(self.outcomes[each] for each in FAILURES)

    def note(self, outcome: Outcome, where: str, what: str) -> None:
        """Count a mutant; tell it where the check failed."""
        self.outcomes[outcome] += 1
        if outcome in FAILURES and len(self.told) < _SHOWN:
            self.told.append(f"{outcome.value}: {where}: {what}")


def prove_game(game: Game, mutants: int, seed: str = "") -> tuple[ConstraintProof, ...]:
    """The proof of every constraint of the game, with about so many mutants for each constraint and setup."""
    return tuple(prove_constraint(game, constraint, mutants, seed) for constraint in game.constraints)


def prove_constraint(
    game: Game, constraint: Constraint, mutants: int, seed: str = "", kinds: Iterable[ConstraintKind] = KINDS
) -> ConstraintProof:
    """The proof of one constraint, its exceptions set aside. It is deterministic for a given ``seed``."""
    kinds = tuple(kinds)
    proof = ConstraintProof(constraint.id, constraint.kind)
    alone = replace(game, constraints=(replace(constraint, exceptions=()),))
    chance = Random(f"{seed}/{game.id}/{constraint.id}")  # noqa: S311 (mutations, not secrets)
    bound = bind_constraints(alone, kinds)
    if constraint.kind not in ORACLES or not bound.constraints:
        proof.told.append("there is no oracle for its kind" if bound.constraints else "its options cannot be read")
        return proof
    _prove(proof, alone, bound, kinds, mutants, chance)
    if not proof.caught:
        _with_invention(proof, alone, bound, kinds, mutants, chance)
    return proof


def _with_invention(
    proof: ConstraintProof,
    game: Game,
    bound: BoundConstraints,
    kinds: tuple[ConstraintKind, ...],
    mutants: int,
    chance: Random,
) -> None:
    """Once more in a copy of the game in which the values that the constraint asks for are all known."""
    copy = with_invented_values(game, aim_of(bound.constraints[0].options).values)
    if copy.counters != game.counters:
        proof.invented = True
        _prove(proof, copy, bind_constraints(copy, kinds), kinds, mutants, chance)


def _prove(
    proof: ConstraintProof,
    game: Game,
    bound: BoundConstraints,
    kinds: tuple[ConstraintKind, ...],
    mutants: int,
    chance: Random,
) -> None:
    entry = bound.constraints[0]
    oracle = ORACLES[entry.kind.name]
    if entry.kind.check_game is not None and oracle.in_game is not None:
        _mutate_game(proof, game, bound, kinds, mutants, chance)
    if entry.kind.check is None or oracle.in_setup is None:
        return
    setups = [setup for setup in game.setups if entry.concerns(setup.id)]
    mutator = SetupMutator(game, aim_of(entry.options), chance)
    for setup in setups:
        _mutate_setup(proof, bound, setup, mutator, mutants, own=True)
    for _ in range(_ROUNDS):
        for setup in setups if not proof.caught else ():
            richer = setup
            for _ in range(3):
                more = mutator.add(richer)
                richer = more.setup if more is not None else richer
            _mutate_setup(proof, bound, richer, mutator, mutants, own=False)
            proof.richer = True


def _mutate_setup(
    proof: ConstraintProof, bound: BoundConstraints, setup: Setup, mutator: SetupMutator, mutants: int, *, own: bool
) -> None:
    before = _judge_setup(bound, setup)
    if own:
        proof.known += len(before.broken)
    if not before.agrees:
        _disagree(proof, f"setup {setup.id}", before)
    rule = bound.constraints[0].constraint.rule
    for _ in range(mutants):
        mutant = mutator.one(setup)
        if mutant is not None:
            after = _judge_setup(bound, mutant.setup)
            outcome = try_mutant(before, after, mutant.line, rule, _all_of_it)
            proof.note(outcome, f"setup {setup.id}", f"{mutant.what} [{mutant.line}]")


def _judge_setup(bound: BoundConstraints, setup: Setup) -> Judgement:
    entry = bound.constraints[0]
    check = ORACLES[entry.kind.name].in_setup
    broken = check(entry.options, setup_rows(bound.view, setup)) if check is not None else ()
    return _judgement(bound, run_on_setup(bound, setup).diagnostics, broken)


def _mutate_game(
    proof: ConstraintProof,
    game: Game,
    bound: BoundConstraints,
    kinds: tuple[ConstraintKind, ...],
    mutants: int,
    chance: Random,
) -> None:
    before = _judge_game(bound, game)
    proof.known += len(before.broken)
    if not before.agrees:
        _disagree(proof, "the game's data", before)
    made = list(game_mutants(game, aim_of(bound.constraints[0].options)))
    rule = bound.constraints[0].constraint.rule
    for mutant in chance.sample(made, mutants) if len(made) > mutants else made:
        changed = bind_constraints(mutant.game, kinds)
        if changed.faults:
            continue  # refused when it is read, before it can be checked
        after = _judge_game(changed, mutant.game)
        proof.note(
            try_mutant(before, after, mutant.line, rule, _file_and_line), "the game's data", f"{mutant.what} [{mutant.line}]"
        )


def _judge_game(bound: BoundConstraints, game: Game) -> Judgement:
    entry = bound.constraints[0]
    check = ORACLES[entry.kind.name].in_game
    return _judgement(bound, run_on_game(bound).diagnostics, check(entry.options, game) if check is not None else ())


def _judgement(bound: BoundConstraints, reported: Iterable, broken: Iterable) -> Judgement:
    wanted = (bound.constraints[0].constraint.id, CRASHED)
    return Judgement(tuple(fault for fault in reported if fault.code in wanted), frozenset(broken))


def _disagree(proof: ConstraintProof, where: str, found: Judgement) -> None:
    proof.told.append(
        f"{where}, as it stands: {len(found.reported)} faults are reported, {len(found.broken)} are there"
    )


def _all_of_it(origin: Origin) -> Origin:
    return origin


def _file_and_line(origin: Origin) -> tuple[str, int]:
    return origin.file, origin.line


