"""The small game with constraints and a setup of a test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder.check.constraints import check_constraints
from builder.diagnostic import Diagnostic
from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.game import load_game, load_setup
from builder.load.vocabulary import vocabulary_of
from builder.load.yaml_document import read_document
from builder.model.game import Game
from builder.record import replace

SKIRMISH = Path(__file__).parents[2] / "games" / "skirmish"
HEAD = "setup: test\nname: {ja: 試験, en: Test}\nturn: 3\n"

Judge = Callable[..., tuple[Diagnostic, ...]]


@pytest.fixture(scope="session")
def skirmish() -> Game:
    game, faults = load_game(SKIRMISH, "skirmish")
    assert faults == ()
    assert game is not None
    return game


@pytest.fixture(scope="session")
def with_constraints(skirmish: Game) -> Callable[[str, str], Game]:
    """The small game with these constraints and one setup, ``test``, whose lines are given."""

    def build(constraints: str, setup: str) -> Game:
        node, faults = read_document(constraints, "constraints.yaml")
        assert node is not None
        assert faults == ()
        found = Faults()
        read = read_constraints(node, found)
        assert found.found == []
        placed, wrong = load_setup(HEAD + setup, "test.yaml", vocabulary_of(skirmish))
        assert wrong == ()
        assert placed is not None
        return replace(skirmish, constraints=read, setups=(placed,))

    return build


@pytest.fixture(scope="session")
def judged(with_constraints: Callable[[str, str], Game]) -> Judge:
    """What one constraint (its lines without ``id`` and ``says``) finds in a setup's lines."""

    def judge(options: str, setup: str) -> tuple[Diagnostic, ...]:
        head = "constraints:\n  - id: tested\n    says: {ja: 規則, en: The rule}\n"
        body = "".join(f"    {line}\n" for line in options.strip().splitlines())
        return check_constraints(with_constraints(head + body, setup))

    return judge
