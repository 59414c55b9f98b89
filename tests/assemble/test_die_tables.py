"""A roll that asks the die table of the turn: one of three rows that are printed on a counter as texts of six letters."""

from pathlib import Path

import pytest

from builder.assemble.counter_piece import counter_piece
from builder.assemble.piece_ids import assign_piece_ids
from builder.assemble.piece_names import piece_names
from builder.assemble.wardrobe import wardrobe_of
from builder.load.game import load_game
from builder.record import replace
from builder.vassal.piece import expand_prototypes
from builder.vassal.traits import CalculatedProperty, Marker

TABLES = {"survival-early": "G L L M H D", "survival-middle": "LLMMHD", "survival-late": "LMMHDD"}


@pytest.fixture(scope="module")
def traits():
    game, faults = load_game(Path(__file__).parents[2], "one_year_war")
    assert game is not None, faults
    printed = replace(game.counter("gihren"), values={"back": TABLES})
    game = replace(game, counters=tuple(printed if one.id == "gihren" else one for one in game.counters))
    wardrobe = wardrobe_of(game, assign_piece_ids({}, piece_names(game)), 75)
    return expand_prototypes(counter_piece(game, printed, wardrobe), wardrobe.definitions).traits


def test_each_number_of_each_row_is_a_property_of_the_counter(traits):
    markers = [one for one in traits if isinstance(one, Marker)]
    properties = {name: value for one in markers for name, value in zip(one.keys, one.values, strict=True)}
    rows = {
        row: "".join(properties[f"survival_{row}_{number}"] for number in range(1, 7))
        for row in ("early", "middle", "late")
    }
    assert rows == {"early": "GLLMHD", "middle": "LLMMHD", "late": "LMMHDD"}


def test_the_row_is_that_of_the_turn_two_turns_to_the_month(traits):
    (asked,) = (
        one.expression for one in traits if isinstance(one, CalculatedProperty) and one.name == "Result_survival"
    )
    assert asked == (
        '{GetProperty((Turn <= 8 ? "survival_early_" : Turn <= 16 ? "survival_middle_" : "survival_late_")'
        " + Rolled_survival)}"
    )
