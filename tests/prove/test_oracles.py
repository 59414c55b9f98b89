"""The oracles: one for each kind, and none that leans on what it judges."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import builder.prove
from builder.check.setup.table import KINDS
from builder.prove.oracle.table import ORACLES

ROOM = Path(builder.prove.__file__).parent
JUDGES = sorted([*ROOM.glob("oracle/*.py"), ROOM / "rows.py", ROOM / "meaning.py", ROOM / "hex_walk.py"])


def test_every_kind_has_an_oracle() -> None:
    assert list(ORACLES) == [kind.name for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_oracle_judges_what_the_kind_checks(kind) -> None:
    oracle = ORACLES[kind.name]
    assert (kind.check is None) == (oracle.in_setup is None)
    assert (kind.check_game is None) == (oracle.in_game is None)


@pytest.mark.parametrize("path", JUDGES, ids=lambda path: path.stem)
def test_an_oracle_takes_options_from_the_checks_and_no_reckoning(path: Path) -> None:
    """Of the checks' modules only classes are imported: options, and the pieces that selections are asked about."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("builder.check"):
            assert [name.name for name in node.names if not name.name[0].isupper()] == []


@pytest.mark.parametrize("path", JUDGES, ids=lambda path: path.stem)
def test_an_oracle_asks_nothing_of_the_options_but_data(path: Path) -> None:
    """The one question that the options may answer is whether a selection means a piece."""
    reckoning = {
        "holds",
        "matches",
        "number",
        "word",
        "includes",
        "key",
        "count",
        "groups",
        "select",
        "measure",
        "distance",
    }
    asked = {
        node.func.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }
    assert asked & reckoning == set()
