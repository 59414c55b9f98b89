"""The explicit table of the kinds of constraint. Keep it in the order of names; one line a kind."""

from __future__ import annotations

from builder.check.setup import (
    allowed_places,
    carried_size,
    count_limit,
    counter_mix,
    forbidden_company,
    one_owner,
    prerequisite,
    presence_requires,
    track_range,
    uniqueness,
)
from builder.check.setup.frame.kind import ConstraintKind, kind_of

KINDS: tuple[ConstraintKind, ...] = (
    kind_of(allowed_places),
    kind_of(carried_size),
    kind_of(count_limit),
    kind_of(counter_mix),
    kind_of(forbidden_company),
    kind_of(one_owner),
    kind_of(prerequisite),
    kind_of(presence_requires),
    kind_of(track_range),
    kind_of(uniqueness),
)
