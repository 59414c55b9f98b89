"""What ``explain CODE`` prints for the faults of constraints as such: words, options, exceptions, data that is missing."""

from __future__ import annotations

from collections.abc import Mapping

EXPLANATIONS: Mapping[str, str] = {
    "unknown-check": """A constraint names a check that there is not.

Why: the check is the kind of sentence that the constraint says; without it nothing is checked.

Example:
    - {id: fort-limit, check: count-limits, ...}     # count-limit
""",
    "unknown-setup": """A constraint or an exception names a setup that the game does not have.

Why: a constraint for a setup that is not there checks nothing, an exception for it excuses nothing.

Example:
    setups: [campain]     # rules_data/<game>/setups/campaign.yaml
""",
    "unknown-terrain": """A constraint names a terrain that no map has.

Why: terrains are named as the maps of the game define them, by id or name; a limit for another would never hold.

Example:
    maximum_by: {terrain: {plains: 4}}     # the map calls it plain
""",
    "unknown-unit": """A constraint names a unit that no counter has.

Why: a unit is a counter's id in its file without side and version; a constraint about another would never hold.

Example:
    count: {unit: lyon}     # lion
""",
    "option-conflict": """Options of a constraint are each well written but do not go together.

Why: the constraint could never find a fault, or would not know what to compare. The message says what is amiss.

Example:
    per: side
    maximum_by: {terrain: {plain: 4}}     # the pieces of a side do not all stand on one terrain
""",
    "exception-unused": """An exception of a constraint excuses nothing: no fault needs it. This is a warning.

Why: the data it was written for has changed, or a word in it is wrong; left alone it would hide the next fault.

Example:
    exceptions:
      - {setup: campaign, counter: lion, reason: stands abroad}     # no lion of that setup stands abroad
""",
    "not-checkable": """A constraint cannot be judged, wholly or in part, since data that it needs is not there. This is a note.

Why: a rule that is passed over in silence looks like one that was kept. Give the value, or leave the note as a reminder.

Example:
    # "no value 'Capacity' for Zelana": give the counter's capacity in counters/<game>/
""",
}
"""Explanation by code."""
