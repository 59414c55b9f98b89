"""Who may not stand with whom: every two lines of a group are tried."""

from __future__ import annotations

from builder.check.setup.forbidden_company import Options
from builder.prove.meaning import group_key, lines, perhaps, surely
from builder.prove.rows import Row, SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each line that comes after one with which it may not stand, and each line of two that may not stand together."""
    meant = set(surely(options.pieces, setup.rows))
    ignored = set(perhaps(options.ignoring, setup.rows)) - meant
    never = set(surely(options.never_with, setup.rows))
    welcome = set(perhaps(options.only_with, setup.rows))
    # To be alone forbids all that the other two can forbid, and is told alone.
    rules = ["alone"] if options.alone else []
    rules += ["never"] if options.never_with is not None and not options.alone else []
    rules += ["only"] if options.only_with is not None and not options.alone else []

    def forbids(rule: str, one: Row, other: Row) -> bool:
        if one not in meant:
            return False
        if rule == "alone":
            return True
        return other in never if rule == "never" else other not in meant and other not in welcome

    here = [row for row in setup.rows if row not in ignored]
    for index, row in enumerate(here):
        key = group_key(row, options.per)
        nth = sum(other.origin == row.origin for other in here[:index])  # a line may be written for each hex of a place
        earlier = [other for other in here[:index] if key is not None and group_key(other, options.per) == key]
        for rule in rules:
            against = [other for other in earlier if forbids(rule, row, other) or forbids(rule, other, row)]
            against += [row] if key is not None and row.count > 1 and forbids(rule, row, row) else []
            if against:
                yield Violation((row.origin, nth, key, rule), lines([row], against))
