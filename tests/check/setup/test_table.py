"""Each kind of constraint is told to designers as its module tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.frame.option import declared_options
from builder.check.setup.table import KINDS

DOCS = Path(__file__).parents[3] / "docs" / "constraints.md"


def row(kind: ConstraintKind) -> str:
    """The kind's line in the docs: the first sentence of its module."""
    first = " ".join(kind.explanation.split("\n\n")[0].split())
    return f"| `{kind.name}` | {first} |"


def test_the_docs_list_every_kind() -> None:
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    start = lines.index("| check | says |") + 2
    assert lines[start : lines.index("", start)] == [row(kind) for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_kind_checks_something_and_describes_its_options(kind: ConstraintKind) -> None:
    assert kind.check or kind.check_game
    for entry in declared_options(kind.options):
        assert entry.says.endswith("."), entry.key
    assert f"check: {kind.name}" in kind.explanation
