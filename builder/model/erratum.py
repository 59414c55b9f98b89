"""An erratum: what was published after the game, as records that say what they changed and from what source."""

from __future__ import annotations

from enum import StrEnum

from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class Changed(StrEnum):
    """What kind of record a change is in."""

    COUNTER = "counter"
    PLACE = "place"
    SETUP = "setup"
    CONSTRAINT = "constraint"


class RuleText(Record):
    """A rule whose text an erratum amends: the number, and in our own words what it says now."""

    rule: str
    says: Names
    origin: Origin


class Change(Record):
    """One value that an erratum changed.

    ``subject`` is the id of the counter, place, setup or constraint; ``what`` the value in it (``front.attack``, ``count``).
    ``old`` and ``new`` are the values as text, None where there was or is none. ``item`` is the entry of the erratum that
    says it, ``origin`` the value's own spot in it, ``old_origin`` where the record was written before.
    """

    kind: Changed
    subject: str
    what: str
    old: str | None
    new: str | None
    origin: Origin
    item: Origin
    old_origin: Origin


class Erratum(Record):
    """One file of errata, or of a user's own values (``private``), in the order in which they were laid over the data.

    ``date`` is ``yyyy-mm-dd``; empty, as are ``reason`` and ``source``, only where a user's own values give none.
    """

    id: str
    date: str
    reason: Names | None
    source: str
    origin: Origin
    rule: str | None = None
    rules: tuple[RuleText, ...] = ()
    changes: tuple[Change, ...] = ()
    private: bool = False
