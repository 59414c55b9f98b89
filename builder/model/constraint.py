"""A constraint: one sentence of the rulebook as data. What its kind makes of the options is not known here."""

from __future__ import annotations

from builder.diagnostic import Severity
from builder.model.constraint_option import OptionTable, OptionWord
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record

CONSTRAINT_KEYS = ("id", "check", "rule", "severity", "says", "setups", "note", "exceptions")
"""The keys that every constraint may have; all others are options of its kind."""

EXCEPTION_KEYS = ("setup", "track", "reason", "rule", "becomes")
"""The keys of an exception besides those of a selection of pieces."""


class ConstraintException(Record):
    """Faults of a constraint that are known and accepted, with the reason.

    ``where`` holds the words that tell which faults are meant: ``setup``, ``track`` and the keys of a selection of pieces.
    ``becomes`` is the severity that such a fault is reported with; None: it is not reported at all.
    """

    where: OptionTable
    reason: Names
    rule: str | None
    becomes: Severity | None
    origin: Origin


class Constraint(Record):
    """One sentence of the rulebook: ``kind`` names the check that can say it, ``options`` are its terms as written.

    ``id`` is unique in the game and is the code of every diagnostic that the constraint gives. ``setups`` limits it to
    those setups (words as written); empty means all.
    """

    id: str
    kind: str
    kind_origin: Origin
    rule: str | None
    severity: Severity
    says: Names
    options: OptionTable
    exceptions: tuple[ConstraintException, ...]
    origin: Origin
    setups: tuple[OptionWord, ...] = ()
    note: Names | None = None
