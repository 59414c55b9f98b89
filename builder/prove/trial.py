"""One mutant on trial: does the check report what the oracle says is broken, and nothing else?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from builder.diagnostic import Diagnostic
from builder.origin import Origin
from builder.prove.violation import Violation
from builder.record import Record


class Outcome(Enum):
    """How a mutant ended. Those from MISSED on are failures of the check (or of the oracle)."""

    SILENT = "silent, as it must be"
    EXACT = "reported at the line that was changed"
    RELATED = "reported with that line as a second spot"
    IN_A_CROWD = "reported with other lines of a group that has more than a report lists"
    ELSEWHERE = "reported where the rule is broken, since what was changed lies elsewhere or is gone"
    MISSED = "not reported"
    ASTRAY = "reported, but not at the line that was changed"
    WITHOUT_RULE = "reported without the rule's number"
    FALSE_ALARM = "reported though nothing is broken"


FAILURES = (Outcome.MISSED, Outcome.ASTRAY, Outcome.WITHOUT_RULE, Outcome.FALSE_ALARM)

_CROWD = 4
"""A report that shows so many of the lines of a group need not show them all."""

SameLine = Callable[[Origin], object]
"""What of an origin decides whether two are the same: all of it in a setup, file and line in other data."""


class Judgement(Record):
    """What is found by the check and what by the oracle, in the same data."""

    reported: tuple[Diagnostic, ...]
    broken: frozenset[Violation]

    @property
    def agrees(self) -> bool:
        """True where each breach is reported once."""
        return len(self.reported) == len(self.broken)


_WORST_FIRST = (
    Outcome.MISSED,
    Outcome.ASTRAY,
    Outcome.WITHOUT_RULE,
    Outcome.ELSEWHERE,
    Outcome.IN_A_CROWD,
    Outcome.RELATED,
    Outcome.EXACT,
)


def try_mutant(before: Judgement, after: Judgement, line: Origin, rule: str | None, same: SameLine) -> Outcome:
    """How the check does on a mutant whose line was changed; ``rule`` is the constraint's number."""
    new = after.broken - before.broken
    if len(after.reported) > len(after.broken):
        return Outcome.FALSE_ALARM
    if len(after.reported) < len(after.broken):
        return Outcome.MISSED
    old = {(fault.origin, fault.message) for fault in before.reported}
    fresh = [fault for fault in after.reported if (fault.origin, fault.message) not in old]
    if not new:
        return Outcome.SILENT
    return min((_answer(breach, fresh, line, rule, same) for breach in new), key=_WORST_FIRST.index)


def _answer(breach: Violation, fresh: Iterable[Diagnostic], line: Origin, rule: str | None, same: SameLine) -> Outcome:
    """The best that any of the new reports does for one breach."""
    places = {same(origin) for origin in breach.lines}
    reports = [fault for fault in fresh if not places or breach.lacking or same(fault.origin) in places]
    if not reports:
        return Outcome.MISSED
    number = breach.rule or rule
    reports = [fault for fault in reports if number is None or f"(rule {number})" in fault.message]
    if not reports:
        return Outcome.WITHOUT_RULE
    if any(same(fault.origin) == same(line) for fault in reports):
        return Outcome.EXACT
    if any(same(spot.origin) == same(line) for fault in reports for spot in fault.related):
        return Outcome.RELATED
    if same(line) not in places or breach.lacking:
        return Outcome.ELSEWHERE
    listed = max(
        len(places & {same(fault.origin), *(same(spot.origin) for spot in fault.related)}) for fault in reports
    )
    return Outcome.IN_A_CROWD if listed >= _CROWD else Outcome.ASTRAY
