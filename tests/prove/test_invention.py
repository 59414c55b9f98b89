"""Where no source gives what a rule asks for, it is proved in a copy of the game with invented data."""

from __future__ import annotations

import json

from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.yaml_document import read_document
from builder.model.board import Board
from builder.model.constraint import Constraint
from builder.model.game import Game
from builder.prove.invention import with_invented_values
from builder.prove.proof import prove_game
from builder.record import replace


def constraints_of(*written: dict[str, object]) -> tuple[Constraint, ...]:
    node, _ = read_document(json.dumps({"constraints": written}), "constraints.yaml")
    assert node is not None
    return read_constraints(node, Faults())


def bare(board: Board) -> Board:
    """The board without terrain and territories."""
    return replace(board, hexes={key: replace(entry, terrain="", territory=None) for key, entry in board.hexes.items()})


def test_unknown_numbers_are_two_and_known_ones_stay(skirmish: Game) -> None:
    copy = with_invented_values(skirmish, {"cost"})
    assert copy.counter("red-lion").values["front"]["cost"] == 6
    assert copy.counter("red-tiger").values["front"]["cost"] == 2
    assert "cost" not in copy.counter("red-tiger").values.get("back", {})  # no such value on the back
    assert (skirmish.counter("red-tiger").count, copy.counter("red-tiger").count) == (None, 2)
    assert copy.counter("red-lion").count == 6
    assert "guns" not in copy.counter("red-orca").values.get("sub-front", {})  # it was not asked for
    assert copy.boards == skirmish.boards


def test_unknown_texts_are_by_turns_two_and_the_words_of_the_rule(skirmish: Game) -> None:
    copy = with_invented_values(skirmish, {"remark"}, ("奇襲", "強襲"))
    texts = {counter.id: counter.values["front"]["remark"] for counter in copy.counters if counter.class_id == "leader"}
    assert texts == {"falcon-1": "強襲", "falcon-2": "奇襲", "heron": "奇襲"}  # that of the second is known
    assert with_invented_values(skirmish, {"remark"}).counter("heron").values["front"]["remark"] == "2"


def test_a_box_of_so_many_counters_is_filled_up_and_proved(skirmish: Game) -> None:
    total = {
        "id": "box",
        "check": "total",
        "rule": "1",
        "says": "A",
        "sum": [{"counter_class": "tank"}],
        "equal": 100,
    }
    (constraint,) = constraints_of(total)
    (proof,) = prove_game(replace(skirmish, constraints=(constraint,)), 10)
    assert proof.invented
    assert proof.holds


def test_a_rule_about_terrain_is_proved_on_a_map_without_any(skirmish: Game) -> None:
    game = replace(skirmish, boards=tuple(map(bare, skirmish.boards)))
    (limit,) = (entry for entry in game.constraints if entry.id == "fort-limit")
    (proof,) = prove_game(replace(game, constraints=(limit,)), 10)
    assert proof.invented
    assert proof.holds


def test_a_rule_about_territory_is_proved_on_a_map_without_any(skirmish: Game) -> None:
    game = replace(skirmish, boards=tuple(map(bare, skirmish.boards)))
    (at_home,) = (entry for entry in game.constraints if entry.id == "forts-at-home")
    (proof,) = prove_game(replace(game, constraints=(at_home,)), 10)
    assert proof.invented
    assert proof.holds
