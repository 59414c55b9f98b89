"""Where a fact comes from, so that a reader never takes ours for the rulebook's."""

from __future__ import annotations

from enum import StrEnum


class Provenance(StrEnum):
    """The kinds of source that a value, a place or a counter may have."""

    RULE = "rule"
    """Stated by the rulebook; the rule number stands beside it."""
    DERIVED = "derived"
    """Computed from what the rulebook states."""
    INFERRED = "inferred"
    """Not stated; the most likely reading of what is."""
    PUBLIC = "public"
    """From another public source, named in the note."""
    SCHEMATIC = "schematic"
    """Ours: a position, shape or size that the source does not give."""
