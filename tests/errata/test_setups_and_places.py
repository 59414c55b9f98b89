"""Errata of setup lines, tracks' values, places and constraints."""

from __future__ import annotations

import pytest

from builder.check.game import check_game
from builder.examine import examine
from builder.project import Project


def lines(game, setup_id: str, place: str) -> list[tuple[str, int, str | None]]:
    (setup,) = [setup for setup in game.setups if setup.id == setup_id]
    return [(line.counter, line.count, line.state) for line in setup.placements if line.place == place]


def value(game, setup_id: str, track: str, side: str) -> str | None:
    (setup,) = [setup for setup in game.setups if setup.id == setup_id]
    return next(one.value for one in setup.track_values if (one.track, one.side) == (track, side))


def test_lines_are_changed_added_and_taken_away(with_erratum):
    game, faults = with_erratum(
        "setups:\n  - {setup: opening, side: 赤軍, place: 古城, change: [{counter: 城砦, count: 3}],"
        " add: [{counter: タイガーⅡ, count: 2}], remove: [{counter: ファルコン①}]}\n"
    )
    assert faults == ()
    assert lines(game, "opening", "old-castle") == [
        ("red-fort", 3, None),
        ("red-lion", 2, "back"),
        ("red-tiger", 2, None),
    ]
    assert [(change.what, change.old, change.new) for change in game.errata[0].changes] == [
        ("red: 古城: red-fort: count", "4", "3"),
        ("red: 古城: falcon-1", "1", None),
        ("red: 古城: red-tiger", None, "2"),
    ]


def test_a_line_of_an_area_is_found_without_its_hexes(with_erratum):
    entry = "{setup: opening, side: green, place: 稜線, change: [{counter: fox, note: {ja: 注, en: Note}}]}"
    game, faults = with_erratum(f"setups:\n  - {entry}\n")
    assert faults == ()
    (setup,) = [setup for setup in game.setups if setup.id == "opening"]
    (fox,) = [line for line in setup.placements if line.counter == "fox"]
    assert (fox.note.en, fox.chosen) == ("Note", True)


def test_lines_of_a_place_that_the_side_did_not_have_and_of_a_side_that_the_setup_left_out(with_erratum):
    game, faults = with_erratum(
        "setups:\n"
        "  - {setup: opening, side: blue, place: 野営地, add: [{counter: タイガーⅡ}]}\n"
        "  - {setup: late-war, side: green, tracks: {状態: 静観, 技術: 1, 資金: 2}}\n"
        "  - {setup: late-war, side: green, place: 工場, add: [{counter: タイガーⅡ}]}\n"
    )
    assert faults == ()
    assert lines(game, "opening", "camp") == [("blue-tiger", 1, None)]
    assert value(game, "late-war", "funds", "green") == "2"
    assert ("green-tiger", 1, None) in lines(game, "late-war", "factory")


def test_values_of_tracks_and_the_turn_are_changed(with_erratum):
    game, faults = with_erratum(
        "setups:\n  - {setup: 開戦, side: 赤軍, tracks: {funds: 60, 国力: 13}}\n  - {setup: late-war, turn: 6}\n"
    )
    assert faults == ()
    assert [value(game, "opening", track, "red") for track in ("funds", "power", "technology")] == ["60", "13", "3"]
    assert [setup.turn for setup in game.setups if setup.id == "late-war"] == [6]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("{setup: openning, turn: 2}", "unknown-setup"),
        ("{setup: opening, turn: 1}", "changes-nothing"),
        ("{setup: opening, side: red, tracks: {funds: 57}}", "changes-nothing"),
        ("{setup: opening, side: red, tracks: {国力: 12}}", "changes-nothing"),
        ("{setup: opening, side: red, place: 古城, change: [{counter: 城砦, count: 4}]}", "changes-nothing"),
        ("{setup: opening, side: red, place: 古城}", "changes-nothing"),
        ("{setup: opening, side: red}", "changes-nothing"),
        ("{setup: opening, side: red, place: 古城, remove: [{counter: tiger}]}", "unknown-line"),
        ("{setup: opening, side: red, place: 古域, remove: [{counter: fort}]}", "unknown-place"),
        ("{setup: opening, side: red, place: 古城, change: [{counter: frot, count: 2}]}", "unknown-counter"),
        ("{setup: opening, side: red, change: [{counter: fort, count: 2}]}", "missing-key"),
        ("{setup: opening, side: red, turn: 2}", "unknown-key"),
        ("{setup: opening, side: rde, tracks: {funds: 2}}", "unknown-side"),
        ("{setup: opening, sdie: red, tracks: {funds: 2}}", "unknown-key"),
    ],
)
def test_what_is_not_there_or_changes_nothing_is_an_error(with_erratum, entry, code):
    _, faults = with_erratum(f"setups:\n  - {entry}\n")
    assert code in {fault.code for fault in faults}
    assert all(fault.origin.file.startswith("rules_data/skirmish/errata/") for fault in faults)


def test_several_lines_of_one_counter_are_told_apart_by_their_state(with_erratum):
    add = "{setup: opening, side: red, place: 古城, add: [{counter: ライオン, count: 3}]}"
    change = "{setup: opening, side: red, place: 古城, change: [{counter: ライオン, state: back, count: 1}]}"
    game, faults = with_erratum(f"setups:\n  - {add}\n  - {change}\n")
    assert faults == ()
    assert lines(game, "opening", "old-castle")[2:] == [("red-lion", 1, "back"), ("red-lion", 3, None)]
    _, faults = with_erratum(
        "setups:\n  - {setup: opening, side: red, place: 古城, change: [{counter: ライオン, count: 9}]}\n"
    )
    assert [fault.code for fault in faults] == ["unknown-line"]


def test_a_place_moves_and_setups_find_it_by_its_old_name(with_erratum):
    game, faults = with_erratum('places:\n  - {place: 古城, hexes: ["0304"], name: {ja: 古い都}}\n')
    assert faults == ()
    place = game.board("island").place("old-castle")
    assert (place.hexes, place.names.ja, place.names.en) == (("0304",), "古い都", "Old Castle")
    assert lines(game, "opening", "old-castle")[0] == ("red-fort", 4, None)


def test_a_box_of_every_side_s_sheet_changes_for_all_of_them(with_erratum):
    game, faults = with_erratum("places:\n  - {place: factory, caption: {en: Built units}}\n")
    assert faults == ()
    captions = [game.board(f"{side}-supply-sheet").place("factory").caption for side in ("red", "blue", "green")]
    assert [caption.en for caption in captions] == ["Built units"] * 3


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("{place: 古域, hexes: ['0304']}", "unknown-place"),
        ("{place: 古城, hexes: ['0303']}", "changes-nothing"),
        ("{place: 古城, hexes: ['9999']}", "unknown-hex"),
        ("{place: 古城, board: isle, hexes: ['0304']}", "unknown-board"),
        ("{place: 古城, hexs: ['0304']}", "unknown-key"),
        ("{place: 古城}", "changes-nothing"),
    ],
)
def test_a_wrong_erratum_of_a_place_is_an_error_at_its_line(with_erratum, entry, code):
    _, faults = with_erratum(f"places:\n  - {entry}\n")
    assert code in {fault.code for fault in faults}
    assert {fault.origin.line for fault in faults} == {6}


def test_the_terms_of_a_constraint_change_and_one_is_struck_out(with_erratum):
    game, faults = with_erratum(
        "constraints:\n  - {constraint: fort-limit, severity: warning}\n  - {constraint: first-turns, remove: true}\n"
    )
    assert faults == ()
    severities = {constraint.id: constraint.severity.word for constraint in game.constraints}
    assert severities["fort-limit"] == "warning"
    assert "first-turns" not in severities


def test_the_result_is_what_is_checked_and_the_old_line_is_told(with_erratum, project):
    with_erratum("setups:\n  - {setup: opening, side: 赤軍, place: 古城, change: [{counter: ライオン, count: 7}]}\n")
    game, faults = examine(Project(project), "skirmish")
    assert not [fault for fault in check_game(game) if fault.origin.file.startswith("counters/")]
    (fault,) = [fault for fault in faults if fault.code == "counter-mix-exceeded"]
    assert fault.origin.file == "rules_data/skirmish/errata/2026-11-30-0.yaml"
    assert "rules_data/skirmish/setups/opening.yaml:19:13" in {str(related.origin) for related in fault.related}
