"""Each entry of the facts (OY-C: what can be checked, OY-X: where the book is at odds with itself) has its constraint or test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builder.check.constraints import bind_constraints
from builder.model.game import Game
from builder.record import replace
from tests.one_year_war.constraint_judging import written_otherwise

HERE = Path(__file__).parent

CONSTRAINTS = {
    1: "card-for-every-unit",
    2: "one-controller",
    3: "one-controller markers-at-bases forts-at-bases",
    4: "nobody-on-earth-or-moon ships-in-open-space carried-in-open-space ships-at-sea carried-at-sea "
    "zeon-holds-where-it-stands federation-among-its-own",
    5: "aboard-in-open-space aboard-at-sea",
    6: "new-forts-on-their-back solomon-unfinished nothing-damaged",
    7: "solar-system-from-level-40",
    8: "where-a-colony-starts ships-with-the-colony suits-with-the-colony no-enemy-with-the-colony two-colonies-a-game "
    "one-colony-a-side marks-of-used-sides marks-for-all-colonies",
    9: "turns a-year-of-turns",
    10: "home-of-zeon home-of-the-federation",
    11: "nine-corps",
    12: "end-check-table",
    13: "return-from-light-wounds return-from-middle-wounds return-from-heavy-wounds",
    14: "drop-table",
    15: "power-of-both",
    16: "counters-in-the-box cards-in-the-box",
    17: "enter-with-white-base",
    18: "who-can-command",
    19: "transport-on-a-map transport-through-the-atmosphere",
    20: "",  # no limit anywhere: test_a_stack_without_limit_is_no_fault
}
"""For each OY-C the constraints that check it; what a setup cannot say (who rides in which suit, 16) is no part of them."""

TESTS = {
    1: "test_x01_the_setups_say_which_reading_was_taken",
    2: "test_chapters_are_cited_by_their_number",
    3: "test_chapters_are_cited_by_their_number",
    4: "test_x04_a_phase_that_chapter_3_does_not_have_is_unknown",
    5: "test_the_drop_table_is_complete",
    6: "test_x06_and_x14_other_spellings_mean_the_same",
    7: "test_x07_a_note_tells_that_the_values_of_a_fleet_battle_are_not_given",
    8: "test_x08_three_choose_the_battle_and_two_allot_its_hits",
    9: "test_x09_both_words_for_the_conversion_mean_one_value",
    10: "test_x10_bases_without_a_line_in_the_list_are_the_federations_and_no_fault",
    11: "test_x11_the_neutral_bases_are_nobodys",
    12: "test_x12_it_is_asked_whether_three_hexes_are_exactly_three",
    13: "test_x13_from_where_the_colonies_came_is_noted_as_not_said",
    14: "test_x06_and_x14_other_spellings_mean_the_same",
    15: "test_x15_the_solar_ray_asks_for_no_level_and_the_solar_system_for_forty",
    16: "test_x16_nothing_of_the_other_game_is_in_the_data",
    17: "test_the_points_that_the_scenario_asks_for",
    18: "test_x18_a_fort_needs_no_movement_type_and_stands_at_bases_only",
    19: "test_x19_the_transport_capacity_that_is_left_is_noted_as_not_checkable",
    20: "test_x20_tanks_and_aircraft_are_mobile_suits",
    21: "test_x21_the_forts_of_solomon_lie_on_their_back",
    22: "test_x22_the_scenario_begins_after_the_first_check_and_that_is_no_fault",
    23: "test_x23_a_name_that_begins_like_others_means_itself_alone",
}
"""For each OY-X the test that holds the data to what the facts expect."""


def test_every_entry_has_its_constraints(game: Game) -> None:
    known = {constraint.id for constraint in game.constraints}
    assert list(CONSTRAINTS) == list(range(1, 21))
    assert {code for codes in CONSTRAINTS.values() for code in codes.split()} <= known


def test_every_entry_has_its_test() -> None:
    written = {
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
    }
    assert list(TESTS) == list(range(1, 24))
    assert set(TESTS.values()) <= written
    assert "test_a_stack_without_limit_is_no_fault" in written  # OY-C20


def test_chapters_are_cited_by_their_number(game: Game) -> None:
    """The public text stands in another order and without numbers below its chapters (OY-X02, OY-X03)."""
    chapters = {str(number) for number in range(1, 42)}
    paragraphs = {"18.2", "18.3", "18.4", "18.5", "18.6", "41.2", "41.3"}
    for constraint in game.constraints:
        assert constraint.rule is not None
        cited = re.split(r", |-", constraint.rule)
        assert set(cited) <= chapters | paragraphs, constraint.id


def test_x07_a_note_tells_that_the_values_of_a_fleet_battle_are_not_given(game: Game) -> None:
    assert [note.ja for note in game.notes if "艦隊戦" in note.ja and "27" in note.ja and "迎撃" in note.ja] != []


def test_x08_three_choose_the_battle_and_two_allot_its_hits(game: Game) -> None:
    """Two numbers in two chapters (27, 29): no constraint makes one of them."""
    assert not [entry.id for entry in game.constraints if set((entry.rule or "").split(", ")) >= {"27", "29"}]


@pytest.mark.parametrize("word", ["換装値", "換装費"])
def test_x09_both_words_for_the_conversion_mean_one_value(game: Game, word: str) -> None:
    changed = written_otherwise(
        "    capacity: 搭載値\n    size: サイズ\n    per: [hex, side]\n\n  - id: ships-at-sea",
        f"""\
    capacity: {word}
    size: サイズ
    per: [hex, side]

  - id: ships-at-sea""",
    )
    bound = bind_constraints(replace(game, constraints=changed))
    assert bound.faults == ()
    (aboard,) = [entry.options for entry in bound.constraints if entry.constraint.id == "aboard-in-open-space"]
    assert aboard.capacity.ids == ("conversion-cost",)


def test_x15_the_solar_ray_asks_for_no_level_and_the_solar_system_for_forty(game: Game) -> None:
    asked = {word for entry in game.constraints if "solar" in entry.id for word in (entry.id, entry.rule)}
    assert asked == {"solar-system-from-level-40", "34"}


def test_x16_nothing_of_the_other_game_is_in_the_data(game: Game) -> None:
    names = {name for counter in game.counters for name in counter.names.spellings}
    names |= {name for board in game.boards for place in board.places for name in place.names.spellings}
    names |= {name for board in game.boards for track in board.tracks for name in track.names.spellings}
    assert not {name for name in names if "スタックボックス" in name or "サイクル" in name or "ＨＩＴカウント" in name}
