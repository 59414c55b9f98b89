"""The proof of one constraint: mutants of every setup, or of the game's data, until it is seen to bite."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from builder.check.constraints import BoundConstraints, bind_constraints, check_setup, run_on_game
from builder.check.constraints import Outcome as CheckOutcome
from builder.check.setup.frame.bind import CRASHED
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.table import KINDS
from builder.diagnostic import Diagnostic
from builder.model.game import Game
from builder.model.setup import Setup
from builder.origin import Origin
from builder.prove.aim import aim_of
from builder.prove.figures import ConstraintProof
from builder.prove.game_mutation import GameMutant, game_mutants
from builder.prove.invention import with_a_count_that_fits, with_invented_values
from builder.prove.oracle.table import ORACLES
from builder.prove.rows import RowBook
from builder.prove.setup_mutation import SetupMutator
from builder.prove.trial import Judgement, try_mutant
from builder.prove.violation import Violation
from builder.record import replace

_DRAWS = 12
"""So often as many changes are drawn as are put on trial, to find enough that break the rule."""

_ROUNDS = 12
"""So many richer setups are tried where the game's own cannot trip a constraint with one line changed."""


def prove_game(
    game: Game, mutants: int, seed: str = "", kinds: Sequence[ConstraintKind] = KINDS
) -> Iterator[ConstraintProof]:
    """The proof of each constraint of the game, exceptions set aside, with so many mutants for each constraint and setup.

    Deterministic for a given ``seed``.
    """
    bare = tuple(replace(constraint, exceptions=()) for constraint in game.constraints)  # an accepted fault is a fault
    bound = bind_constraints(replace(game, constraints=bare), kinds)
    well_written = {entry.constraint.id: entry for entry in bound.constraints}
    for constraint in game.constraints:
        proof = ConstraintProof(constraint.id, constraint.kind)
        entry = well_written.get(constraint.id)
        if entry is None:
            proof.told.append("its options cannot be read, see `vmodsmith check`")
        elif constraint.kind not in ORACLES:
            proof.told.append(f"there is no oracle for the kind '{constraint.kind}'")
        else:
            chance = Random(f"{seed}/{game.id}/{constraint.id}")
            _Prover(BoundConstraints(bound.view, (entry,), ()), kinds, mutants, chance, proof).run()
        yield proof


class _Prover:
    """Proves one constraint: makes its mutants, has each judged twice, and fills in the figures."""

    def __init__(
        self,
        bound: BoundConstraints,
        kinds: Sequence[ConstraintKind],
        mutants: int,
        chance: Random,
        proof: ConstraintProof,
    ) -> None:
        self._bound = bound
        self._kinds = kinds
        self._entry = bound.constraints[0]
        self._oracle = ORACLES[self._entry.kind.name]
        self._game = replace(bound.view.game, constraints=(self._entry.constraint,))
        self._mutants = mutants
        self._enough = max(1, mutants // 4)  # so many that break the rule
        self._chance = chance
        self._proof = proof
        self._aim = aim_of(self._entry.options)
        self._book = RowBook(bound.view)
        self._rule = self._entry.constraint.rule

    def run(self) -> None:
        """All of it; where data are missing, once more in a copy in which they are invented."""
        lacking = self._mutate_all(own=True)
        copy = self._invented() if lacking else self._game
        if (copy.counters, copy.boards) != (self._game.counters, self._game.boards):
            self._proof.invented = True
            bound = bind_constraints(copy, self._kinds)
            again = ConstraintProof(self._proof.constraint, self._proof.kind)
            _Prover(bound, self._kinds, self._mutants, self._chance, again)._mutate_all(own=False)
            self._proof.add(again)

    def _invented(self) -> Game:
        """A copy of the game in which what no source gives is invented, and a rule about sums of counters is kept."""
        copy = with_invented_values(self._game, self._aim.values, tuple(self._aim.words))
        check = self._oracle.in_game
        if check is None:
            return copy
        options = self._entry.options
        return with_a_count_that_fits(copy, self._game, self._aim.classes, lambda game: not any(check(options, game)))

    def _mutate_all(self, *, own: bool) -> bool:
        """Mutants of the game's data and of every setup; True where the data as they stand leave the check an open end."""
        lacking = False
        if self._entry.kind.check_game is not None:
            lacking |= self._mutate_game(own=own)
        if self._entry.kind.check is not None:
            setups = [setup for setup in self._game.setups if self._entry.concerns(setup.id)]
            mutator = SetupMutator(self._game, self._aim, self._chance)
            for setup in setups:
                lacking |= self._mutate_setup(setup, mutator, own=own)
            for setup in setups if not self._proof.caught else ():
                lacking |= self._mutate_setup(self._healed(setup), mutator, own=False)
            for setup in setups * _ROUNDS:
                if self._proof.caught or (own and lacking):
                    break
                self._proof.richer = True
                lacking |= self._mutate_setup(mutator.richer(setup), mutator, own=False)
        return lacking

    def _healed(self, setup: Setup) -> Setup:
        """The setup without the lines that break the rule as it stands, so that a mutant can break it anew."""
        wrong = {line for breach in self._in_setup(setup) for line in breach.lines}
        return replace(setup, placements=tuple(line for line in setup.placements if line.origin not in wrong))

    def _mutate_setup(self, setup: Setup, mutator: SetupMutator, *, own: bool) -> bool:
        before, lacking = self._judge_setup(setup, self._in_setup(setup))
        self._look_at(f"setup {setup.id}", before, own=own)
        silent = breaking = 0
        for _ in range(self._mutants * _DRAWS):
            mutant = mutator.one(setup)
            if mutant is None:
                continue
            broken = self._in_setup(mutant.setup)
            if broken <= before.broken:
                if silent >= self._mutants:
                    continue
                silent += 1
            else:
                breaking += 1
            after, open_end = self._judge_setup(mutant.setup, broken)
            lacking |= open_end
            outcome = try_mutant(before, after, mutant.line, self._rule, _all_of_it)
            self._proof.note(outcome, f"setup {setup.id}: {mutant.what} [{mutant.line}]")
            if silent >= self._mutants and breaking >= self._enough:
                break
        return lacking

    def _in_setup(self, setup: Setup) -> frozenset[Violation]:
        check = self._oracle.in_setup
        return frozenset(check(self._entry.options, self._book.rows_of(setup)) if check is not None else ())

    def _judge_setup(self, setup: Setup, broken: frozenset[Violation]) -> tuple[Judgement, bool]:
        found = check_setup(self._bound, setup)
        return Judgement(self._own(found), broken), bool(found.missing)

    def _mutate_game(self, *, own: bool) -> bool:
        before, lacking = self._judge_game(self._bound, self._game)
        self._look_at("the game's data", before, own=own)
        healed = list(self._note_game_mutants(self._game, before))
        # Data that break the rule as they stand: a change that mends them, then those that break them anew.
        for game, now in healed if before.broken else ():
            if self._proof.caught < self._enough:
                list(self._note_game_mutants(game, now))
        return lacking

    def _note_game_mutants(self, game: Game, before: Judgement) -> Iterator[tuple[Game, Judgement]]:
        """Put changes of the constraint itself and of other data on trial; yields those that mend the data."""
        mutants = list(game_mutants(game, self._aim))
        for own in (True, False):
            made = breaking = 0
            some = [mutant for mutant in mutants if mutant.own == own]
            for mutant in self._chance.sample(some, len(some)):
                if made >= self._mutants * (1 if breaking >= self._enough else _DRAWS):
                    break
                bound = bind_constraints(mutant.game, self._kinds)
                if bound.faults:
                    continue  # refused when it is read
                after, _ = self._judge_game(bound, mutant.game)
                made, breaking = made + 1, breaking + (not after.broken <= before.broken)
                self._note_game(before, after, mutant)
                if after.broken < before.broken:
                    yield mutant.game, after

    def _note_game(self, before: Judgement, after: Judgement, mutant: GameMutant) -> None:
        outcome = try_mutant(before, after, mutant.line, self._rule, _file_and_line)
        self._proof.note(outcome, f"the game's data: {mutant.what} [{mutant.line}]")

    def _judge_game(self, bound: BoundConstraints, game: Game) -> tuple[Judgement, bool]:
        check, found = self._oracle.in_game, run_on_game(bound)
        broken = frozenset(check(bound.constraints[0].options, game) if check is not None else ())
        return Judgement(self._own(found), broken), bool(found.missing)

    def _own(self, outcome: CheckOutcome) -> tuple[Diagnostic, ...]:
        """The faults of the constraint, and a crash of its check."""
        return tuple(fault for fault in outcome.diagnostics if fault.code in (self._entry.constraint.id, CRASHED))

    def _look_at(self, where: str, found: Judgement, *, own: bool) -> None:
        """The data as they stand: each breach in them is reported once, and nothing else."""
        if own:
            self._proof.known += len(found.broken)
        if not found.agrees:
            self._proof.told.append(
                f"{where}, as it stands: {len(found.reported)} faults are reported, {len(found.broken)} are there"
            )


def _all_of_it(origin: Origin) -> Origin:
    return origin


def _file_and_line(origin: Origin) -> tuple[str, int]:
    return origin.file, origin.line
