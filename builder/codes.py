"""Every code of the faults that loading and checking a game finds, with what ``explain CODE`` prints."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc

from builder.check.game import CRASHED
from builder.check.setup.frame.codes import EXPLANATIONS as CONSTRAINT_EXPLANATIONS
from builder.check.setup.table import KINDS
from builder.check.table import DATA_CHECKS
from builder.load.codes import EXPLANATIONS

_CRASHED = """A check stopped with an error of its own.

Why: this is a fault of the tool, not of the data; the other checks still ran. Please report it.

Example: the message names the check and what happened
"""

CODES: Mapping[str, str] = {
    **EXPLANATIONS,
    **{entry.code: cleandoc(entry.explanation) + "\n" for entry in DATA_CHECKS},
    **CONSTRAINT_EXPLANATIONS,
    **{kind.name: cleandoc(kind.explanation) + "\n" for kind in KINDS},
    CRASHED: _CRASHED,
}
"""Explanation by code. The code of a constraint is its id; what it checks is explained under the name of its kind."""
