"""The figures of a proof: how many mutants were made, how many had to be reported, and how they were."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from dataclasses import dataclass, field

from builder.prove.trial import FAILURES, Outcome

_SHOWN = 5
"""So many failures of a constraint are told."""

_CAUGHT = (Outcome.EXACT, Outcome.RELATED, Outcome.IN_A_CROWD, Outcome.ELSEWHERE)


@dataclass(slots=True)
class ConstraintProof:
    """The figures of one constraint.

    ``known`` are the breaches in the data as they stand, accepted exceptions among them. ``invented`` is true where values
    that no source gives were made up in a copy of the game as well, ``richer`` where lines had to be added to a setup
    first. ``told`` says what failed.
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
        return sum(self.outcomes[each] for each in _CAUGHT)

    @property
    def missed(self) -> int:
        """How many of those are not reported, or not at the right line or without the rule's number."""
        return self.reportable - self.caught

    @property
    def false_alarms(self) -> int:
        """How many that break nothing are reported."""
        return self.outcomes[Outcome.FALSE_ALARM]

    @property
    def holds(self) -> bool:
        """True where it bites, and check and oracle never differ."""
        return self.caught > 0 and not self.told and not any(self.outcomes[each] for each in FAILURES)

    def note(self, outcome: Outcome, what: str) -> None:
        """Count a mutant; tell it where the check failed."""
        self.outcomes[outcome] += 1
        if outcome in FAILURES and len(self.told) < _SHOWN:
            self.told.append(f"{outcome.value}: {what}")

    def add(self, invented: ConstraintProof) -> None:
        """Count the mutants of a copy of the game with invented values, in which the constraint must bite too."""
        if not invented.caught:
            self.told.append("no mutation trips it where the missing values are invented")
        self.outcomes += invented.outcomes
        self.richer |= invented.richer
        self.told += [f"with invented values: {what}" for what in invented.told]


def total_of(proofs: Iterable[ConstraintProof]) -> ConstraintProof:
    """The figures of several constraints together."""
    whole = ConstraintProof("", "")
    for proof in proofs:
        whole.outcomes += proof.outcomes
        whole.known += proof.known
    return whole
