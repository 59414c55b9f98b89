"""Constraints about the game itself, about its maps, and about values that no public rule gives: each bites as well."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from builder.check.constraints import check_constraints
from builder.check.setup.frame.barrier import Barrier
from builder.check.setup.frame.game_view import GameView
from builder.diagnostic import Diagnostic, Severity
from builder.model.board_edge import Edge
from builder.model.counter import FieldValue
from builder.model.game import Game
from builder.model.hex_grid import HexGrid
from builder.record import replace
from tests.one_year_war.constraint_judging import Judge, judge_of, line_of, of, of_game, written_otherwise

CLOSED = {"1107", "0507"}
"""The Earth and the Moon (15, 20)."""


def told(code: str, found: list[Diagnostic]) -> list[str]:
    return [fault.message for fault in of(code, found)]


# Tables, dice, turns, what is in the box -------------------------------------------------------------------------------

TABLES = {
    "end-check-table": ("{from: 17, to: 24, name", "{from: 18, to: 24, name", "no band holds 17 (rule 40)"),
    "return-from-light-wounds": (
        "{from: 1, to: 4, name: {ja: 復帰",
        "{from: 2, to: 4, name: {ja: 復帰",
        "no band holds 1 (rule 6)",
    ),
    "return-from-middle-wounds": (
        "{from: 1, to: 3, name: {ja: 復帰",
        "{from: 1, to: 4, name: {ja: 復帰",
        "4 lies in both no effect (4 to 5) and back (1 to 4) (rule 6)",
    ),
    "return-from-heavy-wounds": (
        "{from: 6, to: 6, name: {ja: 死亡",
        "{from: 7, to: 7, name: {ja: 死亡",
        "no band holds 6 (rule 6)",
    ),
    "drop-table": ("{from: 15, name: {ja: 効果", "{from: 16, name: {ja: 効果", "no band holds 15 (rule 36)"),
}


@pytest.mark.parametrize("code", TABLES)
def test_a_table_with_a_hole_is_found_at_its_row(game: Game, code: str) -> None:
    before, after, message = TABLES[code]
    assert of(code, of_game(game)) == []
    found = of(code, of_game(replace(game, constraints=written_otherwise(before, after))))
    assert [(fault.message, fault.severity) for fault in found] == [(message, Severity.ERROR)]
    assert found[0].message_ja != found[0].message


@pytest.mark.parametrize(
    ("code", "roll"), [("end-check-roll", "month-end"), ("control-roll", "two-dice"), ("survival-roll", "survival")]
)
def test_another_die_is_found(game: Game, code: str, roll: str) -> None:
    dice = tuple(replace(entry, faces=8) if entry.id == roll else entry for entry in game.dice)
    assert of(code, of_game(game)) == []
    (fault,) = of(code, of_game(replace(game, dice=dice)))
    assert fault.severity is Severity.ERROR


def test_a_year_has_24_turns(game: Game) -> None:
    (fault,) = of("a-year-of-turns", of_game(replace(game, turns=replace(game.turns, last=22))))
    assert fault.message == "turns 22; it must be 24 (rule 3, 40)"


def test_each_side_has_nine_corps(game: Game) -> None:
    counters = tuple(counter for counter in game.counters if counter.id != "federation-corps-9")
    (fault,) = of("nine-corps", of_game(replace(game, counters=counters)))
    assert fault.message.startswith("Corps: 8 of at least 9 versions (Corps①, ")


@pytest.mark.parametrize(("code", "number"), [("counters-in-the-box", 691), ("cards-in-the-box", 96)])
def test_what_is_in_the_box_is_counted_once_somebody_knows_it(game: Game, code: str, number: int) -> None:
    (note,) = [
        fault for fault in check_constraints(game) if fault.code == "not-checkable" and f"'{code}'" in fault.message
    ]
    assert note.severity is Severity.NOTE
    assert f"「{code}」" in (note.message_ja or "")
    known = tuple(replace(counter, count=1) for counter in game.counters)
    (fault,) = of(code, of_game(replace(game, counters=known)))
    assert fault.severity is Severity.ERROR
    assert f"it must be {number}" in fault.message


# Values that no public rule gives --------------------------------------------------------------------------------------


def with_values(game: Game, values: Mapping[str, Mapping[str, FieldValue]]) -> Judge:
    """The game's constraints, with values of one's own on the fronts of some counters."""
    return judge_of(
        replace(
            game,
            counters=tuple(
                replace(counter, values={"front": {**counter.values.get("front", {}), **values[counter.unit]}})
                if counter.unit in values
                else counter
                for counter in game.counters
            ),
        )
    )


def test_what_cannot_be_checked_is_told_once_for_each_constraint(game: Game) -> None:
    found = [
        fault.message.partition("'")[2].partition("'")[0]
        for fault in check_constraints(game)
        if fault.code == "not-checkable"
    ]
    assert sorted(found) == [
        "aboard-in-open-space",
        "cards-in-the-box",
        "counters-in-the-box",
        "ships-in-open-space",
        "who-can-command",
    ]


@pytest.mark.parametrize(
    ("movement", "stays"), [("Ｓ", True), ("S", True), ("Ｓ・Ｆ", True), ("Ｍ", False), ("ＭＦ", False)]
)
def test_a_ship_in_open_space_is_of_type_s(game: Game, movement: str, stays: bool) -> None:
    found = of("ships-in-open-space", with_values(game, {"musai": {"movement": movement}})("tv-scenario"))
    line = line_of("tv-scenario", "          - {counter: ムサイ}\n          - {counter: シャア①}")
    assert [(fault.origin.line, fault.severity) for fault in found] == ([] if stays else [(line, Severity.ERROR)])
    if not stays:
        assert found[0].message.startswith("Musai stands at hex 1304 (Space, nobody's territory); not allowed: ")


@pytest.mark.parametrize(("movement", "stays"), [("Ｍ", True), ("Ｆ", True), ("Ｓ・Ｍ", True), ("Ｓ", False)])
def test_a_ship_at_sea_is_of_type_m_or_f(game: Game, movement: str, stays: bool) -> None:
    judged = with_values(game, {"jukon": {"movement": movement}})
    sea = '      - hex: "0301"\n        board: ground-map\n        counters: [{counter: ユーコン}]\n'
    found = of("ships-at-sea", judged("tv-scenario", "      # Held without units.\n", sea))
    assert [(fault.origin.line, fault.severity) for fault in found] == (
        [] if stays else [(line_of("tv-scenario", "      # Held without units.\n") + 2, Severity.ERROR)]
    )


@pytest.mark.parametrize(("capacity", "lines"), [(3, []), (2, ["{counter: ザクⅡ指揮官用}"])])
def test_three_suits_need_three_places_on_the_musai(game: Game, capacity: int, lines: list[str]) -> None:
    """Each of size one here: with a capacity of two the third is one too many; characters count nothing (16)."""
    judged = with_values(
        game, {"musai": {"capacity": capacity}, "zaku-2": {"size": 1}, "zaku-2-commander": {"size": 1}}
    )
    found = of("aboard-in-open-space", judged("tv-scenario"))
    first = line_of("tv-scenario", '- hex: "1304"')
    assert [fault.origin.line for fault in found] == [first + 7 for _ in lines]


def test_what_is_aboard_at_sea_fits_too(game: Game) -> None:
    judged = with_values(game, {"jukon": {"capacity": 1}, "zgok": {"size": 2}})
    sea = (
        '      - hex: "0301"\n        board: ground-map\n        counters:\n'
        "          - {counter: ユーコン}\n          - {counter: ズゴック}\n"
    )
    held = "      # Held without units.\n"
    (fault,) = of("aboard-at-sea", judged("tv-scenario", held, sea))
    assert (fault.origin.line, fault.severity) == (line_of("tv-scenario", held) + 4, Severity.ERROR)


def test_where_no_suit_is_somebody_can_command(game: Game) -> None:
    none: dict[str, FieldValue] = {"ship-attack": 0, "ship-defence": 0, "ship-command": 0}
    alone = with_values(game, {"delaz": none})
    (fault,) = of("who-can-command", alone("tv-scenario"))
    assert (fault.origin.line, fault.severity) == (line_of("tv-scenario", "{counter: デラーズ}"), Severity.NOTE)
    able = with_values(game, {"delaz": {**none, "ship-command": 1}})
    assert of("who-can-command", able("tv-scenario")) == []


# Distances -------------------------------------------------------------------------------------------------------------


def test_the_rio_and_dakar_are_ten_hexes_apart_over_the_edge(game: Game) -> None:
    view = GameView(game)
    rio, dakar = (view.spots_of(game.board("ground-map").place(name)) for name in ("rio-de-janeiro", "dakar"))
    assert view.distance(rio, dakar, 0) == 10


def test_the_atmosphere_counts_three_and_is_passed_once(game: Game) -> None:
    """Belfast (area A) to サイド５: three to 降下ポイントＡ at 1106, three more to 0807; over one link at least."""
    view = GameView(game)
    ground, space = game.board("ground-map"), game.board("space-map")
    belfast, tokyo = (view.spots_of(ground.place(name)) for name in ("belfast", "tokyo"))
    side_5, below = view.spots_of(space.place("side-5")), view.spots_of(space.place("descent-a"))
    assert view.distance(belfast, below, 1) == 3
    assert view.distance(belfast, side_5, 1) == 6
    assert view.distance(belfast, side_5, 0) is None
    assert view.distance(belfast, tokyo, 1) == 25  # over land and sea
    assert view.distance(belfast, tokyo) == 8  # up at A, two hexes around the Earth to C, down


def test_without_links_no_base_reaches_the_other_map(game: Game) -> None:
    code = "transport-through-the-atmosphere"
    assert of(code, of_game(game)) == []
    found = of(code, of_game(replace(game, links=())))
    assert len(found) == 29
    assert {fault.severity for fault in found} == {Severity.ERROR}
    assert found[0].message_ja is not None
    thick = tuple(replace(link, steps=9) for link in game.links)
    messages = told(code, of_game(replace(game, links=thick)))
    assert "Suez is 13 hexes from Side 5; the most allowed is 12 (rule 17, 20)" in messages
    assert len(messages) == 14  # those of areas B and C; from the others it is eleven or twelve


def test_three_bases_have_no_other_within_six_hexes(game: Game) -> None:
    assert of("transport-on-a-map", of_game(game)) == []
    closed = "    not_through: {terrain: [earth, moon]}"
    nearer = written_otherwise(f"12\n    maximum_links: 0\n{closed}", f"6\n    maximum_links: 0\n{closed}")
    messages = told("transport-on-a-map", of_game(replace(game, constraints=nearer)))
    assert messages == [
        "Kimbareid is 7 hexes from Kilimanjaro; the most allowed is 6 (rule 20)",
        "Kilimanjaro is 7 hexes from Suez; the most allowed is 6 (rule 20)",
        "Hawaii is 7 hexes from California; the most allowed is 6 (rule 20)",
    ]


def test_a_transport_goes_round_the_earth(game: Game) -> None:
    """20: from one side of it to the other it is two hexes through the Earth, three round it."""
    view = GameView(game)
    here, there = view.spot_of_hex("space-map", "1106"), view.spot_of_hex("space-map", "1108")
    earth = frozenset({("space-map", "1107")})
    assert view.distance([here], [there], 0) == 2
    assert view.distance([here], [there], 0, Barrier(earth, boards=frozenset({"space-map"}))) == 3


def with_sea_at(game: Game, terrain: str, *hexes: str) -> Game:
    board = game.board("ground-map")
    land = {key: replace(one, terrain=terrain) if key in hexes else one for key, one in board.hexes.items()}
    changed = replace(board, hexes=land)
    return replace(game, boards=tuple(changed if one is board else one for one in game.boards))


PASSAGES = {  # the constraint, the terrain that would close the passage, its hex, and what is told then
    "by-land-over-gibraltar": ("sea", "0510", "Dakar is 15 hexes from Paris; the most allowed is 8 (rule 15, 38)"),
    "by-land-over-suez": ("sea", "1111", "Kimbareid is 25 hexes from Tehran; the most allowed is 16 (rule 15, 38)"),
    "by-land-over-panama": (
        "sea",
        "5215",
        "no way leads from Jaburo to Houston, or none with so few links (rule 15, 38)",
    ),
    "by-sea-over-gibraltar": ("land", "0510", "Belfast is 42 hexes from Suez; the most allowed is 12 (rule 38)"),
    "by-sea-over-suez": ("land", "1111", "Gibraltar is 35 hexes from Madras; the most allowed is 16 (rule 38)"),
    "by-sea-over-panama": ("land", "5215", "Hawaii is 49 hexes from New Yark; the most allowed is 21 (rule 38)"),
}


@pytest.mark.parametrize("code", PASSAGES)
def test_without_its_passage_a_way_by_land_or_by_sea_is_lost(game: Game, code: str) -> None:
    terrain, hex_id, message = PASSAGES[code]
    assert of(code, of_game(game)) == []
    assert told(code, of_game(with_sea_at(game, terrain, hex_id))) == [message]


def test_mountain_sides_that_shut_houston_in_cut_it_off(game: Game) -> None:
    """15: on foot nobody crosses them."""
    board = game.board("ground-map")
    assert board.grid is not None
    walls = tuple(
        Edge("mountain-side", (min("5011", near), max("5011", near)), board.origin)
        for near in board.grid.neighbours["5011"]
    )
    changed = replace(board, edges=(*board.edges, *walls))
    shut = replace(game, boards=tuple(changed if one is board else one for one in game.boards))
    assert told("by-land-over-panama", of_game(shut)) == [
        "no way leads from Jaburo to Houston, or none with so few links (rule 15, 38)"
    ]


def test_the_descent_points_lie_around_the_earth(game: Game) -> None:
    assert of("descent-points-around-the-earth", of_game(game)) == []
    space = game.board("space-map")
    places = tuple(replace(one, hexes=("1406",)) if one.id == "descent-c" else one for one in space.places)
    moved = replace(space, places=places)
    strayed = replace(game, boards=tuple(moved if one is space else one for one in game.boards))
    assert told("descent-points-around-the-earth", of_game(strayed)) == [
        "Descent Point C is 3 hexes from Earth; it must be 1 (rule 17)"
    ]


def test_no_shortest_way_of_a_transport_needs_the_earth_or_the_moon(game: Game) -> None:
    space = game.board("space-map")
    grid = space.grid
    assert grid is not None
    used = [place for place in space.places if place.hexes and place.id != "von-braun"]  # which nobody uses (37)
    places = [place for place in used if place.hexes[0] not in CLOSED]
    ends = {place.hexes[0] for place in places}
    for start in (place.hexes[0] for place in places if not place.id.startswith("descent")):
        around = walked(grid, start)
        for goal in ends:
            if grid.distance(start, goal) <= 12:
                assert around[goal] == grid.distance(start, goal), (start, goal)


def walked(grid: HexGrid, start: str) -> dict[str, int]:
    """How far every hex is from one, where nobody enters the closed ones."""
    found, ring = {start: 0}, [start]
    while ring:
        around = {near: found[here] + 1 for here in ring for near in neighbours(grid, here)}
        ring = [near for near in around if near not in found and near not in CLOSED]
        found |= {near: around[near] for near in ring}
    return found


def neighbours(grid: HexGrid, hex_id: str) -> list[str]:
    return [near for direction in range(6) if (near := grid.neighbour(hex_id, direction)) is not None]
