"""What the kinds count-limit, allowed-places and track-range find, and where they point."""

from __future__ import annotations

import pytest

from builder.check.constraints import check_constraints
from builder.model.game import Game
from builder.record import replace

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12, 国力: 20}
    places:
      - {hex: "0402", counters: [{counter: fort, count: 3}, {counter: fort, state: back}, {counter: lion}]}
      - {hex: "0503", counters: [{counter: fort}]}
      - {place: 工場, counters: [{counter: fort}]}
  - side: green
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    places:
      - {hex: "0302", counters: [{counter: fox}]}
"""


def told(faults) -> list[tuple[int, int, str]]:
    return [(fault.origin.line, fault.origin.column, fault.message) for fault in faults]


def test_the_line_that_passes_the_limit_is_pointed_at(judged) -> None:
    assert told(judged("check: count-limit\ncount: {class: fort}\nper: hex\nmaximum: 3", SETUP)) == [
        (8, 61, "hex 0402: 4 × Fort; 3 at most")
    ]


def test_a_limit_by_terrain_names_the_terrain_and_where_it_is_written(judged) -> None:
    options = "check: count-limit\ncount: {class: fort}\nper: hex\nmaximum_by: {terrain: {山岳: 0, others: 3}}"
    faults = judged(options, SETUP)
    assert told(faults) == [
        (8, 61, "hex 0402: 4 × Fort; 3 at most"),
        (9, 34, "The Ridge 0503: 1 × Fort; Mountain holds 0"),
    ]
    assert [(str(spot.origin), spot.message) for spot in faults[1].related] == [
        ("maps/skirmish/island.yaml:37:5", "The Ridge 0503 is Mountain here"),
        ("constraints.yaml:7:32", "Mountain: 0"),
        ("constraints.yaml:2:5", "The rule"),
    ]


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("count: {class: fort}\nper: side\nmaximum: 6", []),
        ("count: {class: fort}\nper: side\nmaximum: 5", ["Red: 6 × Fort; 5 at most"]),
        ("count: {class: fort}\nper: [side, board]\nmaximum: 4", ["Red, Island: 5 × Fort; 4 at most"]),
        ("count: {class: fort}\nper: side\nminimum: 1", ["Green: 0 × Fort; 1 at least"]),
        ("count: {class: fort}\nper: alliance\nminimum: 1", ["The South: 0 × Fort; 1 at least"]),
        ("count: {class: leader}\nminimum: 1", ["Test: 0 × Leader; 1 at least"]),
        ("count: {counter: [fox, heron]}\nper: unit\nminimum: 1", ["Test: 0 × Heron; 1 at least"]),
        ("count: {class: fort}\nper: side\nminimum_by: {side: {red: 7}}", ["Red: 6 × Fort; 7 at least"]),
        ("count: {class: fort}\nper: side\nminimum_by: {alliance: {南軍: 2}}", ["Green: 0 × Fort; The South needs 2"]),
        (
            "count: {class: fort}\nper: hex\nonly_if_present: {class: tank}\nminimum: 1",
            ["hex 0302: 0 × Fort; 1 at least"],
        ),
        (
            "count: {class: fort}\nper: hex\nonly_if_present: {class: tank}\nmaximum: 0",
            ["hex 0402: 4 × Fort; 0 at most"],
        ),
        ("count: {class: fort, side: red}\nper: side\nminimum: 1", []),
        ("count: {}\nper: class\nminimum: 3", ["Test: 2 × Tank; 3 at least"]),
        (
            "count: {place: [工場, 港]}\nper: place\nminimum: 1",
            ["Harbour: 0 × pieces; 1 at least", "Factory of Green: 0 × pieces; 1 at least"],
        ),
        (
            "count: {place: 稜線}\nper: hex\nminimum_by: {terrain: {山岳: 1}}",
            ["The Ridge 0602: 0 × pieces; Mountain needs 1", "The Ridge 0603: 0 × pieces; Mountain needs 1"],
        ),
        ('count: {class: fort, hex: "0504"}\nper: hex\nminimum: 1', ["hex 0504: 0 × Fort; 1 at least"]),
        ("count: {class: fort}\nmaximum_by: {setup: {test: 5}}", ["Test: 6 × Fort; 5 at most"]),
        ("count: {class: tank}\nper: counter\nmaximum: 0", ["Test: 1 × Lion; 0 at most", "Test: 1 × Fox; 0 at most"]),
    ],
)
def test_limits_of_groups(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: count-limit\n" + options, SETUP)] == messages


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("pieces: {class: tank}\nonly_at: {territory: own}", ["Fox stands at hex 0302"]),
        ("pieces: {class: tank}\nonly_at: {territory: [own, red]}", []),
        ("pieces: {class: fort}\nnever_at: {place: 工場}", ["Fort stands at Supply sheet's Factory"]),
        ("pieces: {board_kind: map}\nnever_at: {terrain: 山岳}", ["Fort stands at The Ridge 0503"]),
        (
            "pieces: {class: tank}\nonly_at: {terrain: sea}\nwhile: {track: state, equal: 静観}",
            ["Fox stands at hex 0302"],
        ),
        (
            "pieces: {class: tank}\nonly_at: {terrain: sea}\nwhile: {track: state, side: red, equal: 参戦}",
            ["Lion stands at hex 0402", "Fox stands at hex 0302"],
        ),
        ("pieces: {class: tank}\nonly_at: {terrain: sea}\nwhile: {track: state, side: red, equal: 静観}", []),
        (
            "pieces: {class: tank}\nnever_at: {territory: foreign}\nin_territory_while: {track: state, at_least: 参戦}",
            ["Fox stands at hex 0302"],
        ),
        ("pieces: {class: tank}\nnever_at: {territory: foreign}\nin_territory_while: {track: state, equal: 静観}", []),
    ],
)
def test_places(judged, options: str, messages: list[str]) -> None:
    faults = judged("check: allowed-places\n" + options, SETUP)
    assert [fault.message.partition(" (")[0] for fault in faults] == [
        message.replace("Supply sheet's Factory", "Factory of Red") for message in messages
    ]


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("track: technology\nmaximum: 6", ["Technology of Red is 7; the most allowed is 6"]),
        ("track: 技術\nminimum: 5", ["Technology of Green is 4; the least allowed is 5"]),
        ("track: 技術\nside: みどり軍\nmaximum: 3", ["Technology of Green is 4; the most allowed is 3"]),
        ("track: 資金\nequal: 0", ["Funds of Red is 12; it must be 0"]),
        ("track: 資金\nequal: 0\nwhile: {track: 状態, equal: 静観}", []),
        ("track: 状態\nminimum: 参戦", ["State of Green is Watching; the least allowed is At war"]),
        ("track: 状態\nmaximum: watching", ["State of Red is At war; the most allowed is Watching"]),
        ("track: 状態\nequal_by: {side: {red: 滅亡, others: 静観}}", ["State of Red is At war; it must be Beaten"]),
        ("track: 技術\nequal_by: {alliance: {南軍: 5}}", ["Technology of Green is 4; it must be 5"]),
        ("track: turn\nequal_by: {setup: {test: 4}}", ["Turn is 3; it must be 4"]),
        ("track: power\nminimum: 30\nknown: false", ["Power of Red is 20; the least allowed is 30"]),
    ],
)
def test_values(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: track-range\n" + options, SETUP)] == messages


def test_a_value_that_no_source_gives_is_not_checkable(judged) -> None:
    faults = judged("check: track-range\ntrack: power\nmaximum: 30", SETUP)
    assert [(fault.code, fault.message, fault.message_ja) for fault in faults] == [
        (
            "not-checkable",
            "'tested' is not checkable (in part): the value of Power of Green",
            "「tested」は（一部）検査できません。足りないもの：緑軍の国力",
        )
    ]


def without(game: Game, **land: str | None) -> Game:
    """The game with a map that says nothing of its hexes' terrain, or of their territory."""
    island = game.board("island")
    bare = {hex_id: replace(place, **land) for hex_id, place in island.hexes.items()}
    return replace(game, boards=tuple(replace(b, hexes=bare) if b is island else b for b in game.boards))


def test_a_limit_by_terrain_on_a_map_without_terrain_is_not_checkable(with_constraints) -> None:
    text = "constraints:\n  - {id: tested, says: x, check: count-limit, count: {class: fort}, per: hex, "
    game = with_constraints(text + "maximum_by: {terrain: {plain: 1}}}\n", SETUP)
    assert [(fault.code, fault.message) for fault in check_constraints(without(game, terrain=""))] == [
        ("not-checkable", "'tested' is not checkable (in part): no terrain on the board 'Island'")
    ]


def test_land_of_ones_own_on_a_map_without_territory_is_not_checkable(with_constraints) -> None:
    text = "constraints:\n  - {id: tested, says: x, check: allowed-places, pieces: {class: fort, board: 島}, "
    game = with_constraints(text + "only_at: {territory: own}}\n", SETUP)
    assert {fault.code for fault in check_constraints(game)} == {"tested"}
    narrowed = "never_at: {class: fort}, in_territory_while: {track: state, equal: 参戦}}\n"
    for other in (game, with_constraints(text + narrowed, SETUP)):
        _says_that_territory_is_missing(other)


def _says_that_territory_is_missing(game: Game) -> None:
    assert [(fault.code, fault.message) for fault in check_constraints(without(game, territory=None))] == [
        ("not-checkable", "'tested' is not checkable (in part): no territory on the board 'Island'")
    ]
