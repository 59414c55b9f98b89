"""Where no source gives what a rule asks for, it is proved in a copy of the game with invented data."""

from __future__ import annotations

from builder.model.board import Board
from builder.model.game import Game
from builder.prove.invention import with_invented_values
from builder.prove.proof import prove_game
from builder.record import replace


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
