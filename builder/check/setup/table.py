"""The explicit table of the kinds of constraint. Keep it in the order of names; one line a kind."""

from __future__ import annotations

from builder.check.setup.frame.kind_table import KindTable

KINDS = KindTable(
    "builder.check.setup",
    (
        "allowed-places",
        "bands",
        "budget",
        "carried-size",
        "class-states",
        "count-limit",
        "counter-mix",
        "deployment-area",
        "dice-range",
        "distance",
        "facing",
        "forbidden-company",
        "one-owner",
        "open-question",
        "partition",
        "points-sum",
        "prerequisite",
        "presence-requires",
        "state-machine",
        "total",
        "track-equality",
        "track-order",
        "track-range",
        "track-sum",
        "uniqueness",
        "version-series",
    ),
)
"""Every kind by its name, which is that of its file. A kind is loaded when a game uses it, so that a check starts fast."""
