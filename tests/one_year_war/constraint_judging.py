"""The game's constraints asked about its setups, with a line of them written otherwise."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from builder.check.constraints import bind_constraints, check_setup, run_on_game
from builder.diagnostic import Diagnostic
from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.game import load_setup
from builder.load.vocabulary import vocabulary_of
from builder.load.yaml_document import read_document
from builder.model.constraint import Constraint
from builder.model.game import Game

RULES = Path(__file__).parents[2] / "rules_data" / "one_year_war"
FILE = "rules_data/one_year_war/constraints.yaml"

Judge = Callable[..., list[Diagnostic]]


def setup_text(setup: str) -> str:
    """The lines of a setup as they stand."""
    return (RULES / "setups" / f"{setup}.yaml").read_text(encoding="utf-8")


def line_of(setup: str, text: str) -> int:
    """The line on which ``text`` begins for the first time."""
    whole = setup_text(setup)
    return whole[: whole.index(text)].count("\n") + 1


def judge_of(game: Game) -> Judge:
    """What the constraints of a game find in a setup in which ``before`` (once there) is written otherwise."""
    bound = bind_constraints(game)
    assert bound.faults == ()
    words = vocabulary_of(game)

    def judge(setup: str, before: str = "", after: str = "") -> list[Diagnostic]:
        text = setup_text(setup)
        if before:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        read, wrong = load_setup(text, f"{setup}.yaml", words)
        assert wrong == ()
        assert read is not None
        return check_setup(bound, read).diagnostics

    return judge


def of_game(game: Game) -> list[Diagnostic]:
    """What the constraints find in the game itself."""
    return list(run_on_game(bind_constraints(game)).diagnostics)


def written_otherwise(before: str, after: str) -> tuple[Constraint, ...]:
    """The constraints with ``before`` (once there) written otherwise."""
    text = (RULES / "constraints.yaml").read_text(encoding="utf-8")
    assert text.count(before) == 1, before
    node, wrong = read_document(text.replace(before, after), FILE)
    assert node is not None
    assert wrong == ()
    faults = Faults()
    found = read_constraints(node, faults)
    assert faults.found == []
    return found


def of(code: str, found: list[Diagnostic]) -> list[Diagnostic]:
    """The faults of one constraint."""
    return [fault for fault in found if fault.code == code]
