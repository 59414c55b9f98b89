"""The explicit table of the kinds of constraint. Keep it in the order of names; one line a kind."""

from __future__ import annotations

from builder.check.setup import allowed_places, count_limit, track_range
from builder.check.setup.frame.kind import ConstraintKind, kind_of

KINDS: tuple[ConstraintKind, ...] = (
    kind_of(allowed_places),
    kind_of(count_limit),
    kind_of(track_range),
)
