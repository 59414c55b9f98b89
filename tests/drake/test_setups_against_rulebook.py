"""Both setups, line by line, against tables typed from the rulebook (chapters 37 and 38) apart from the data."""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import dataclass, field

import pytest

from builder.model.counter import Kind
from builder.model.game import Game
from builder.model.setup import Setup


@dataclass(frozen=True)
class Section:
    """One numbered section of a setup: state, technology, funds, what stands where, how many chits."""

    rule: str
    state: str
    technology: int | None
    funds: int | None
    lines: dict[str, dict[str, int]] = field(default_factory=dict)
    """By place: counters by printed name. The chits are counted apart."""
    chits: int = 0


KARAKARA = "カラカラ山脈"
FACTORY = "工場ボックス"
KU_BASE = {
    "ケミ城": {"城砦": 4, "ビショット": 1, "ガラミティ": 1, "ダー": 1, "ニェット": 1},
    "ク北部": {"城砦": 3},
    FACTORY: {"城砦": 3, "ドラムロ": 15, "ナムワン": 1, "ブルベガー": 3},
}
NA_BASE = {
    "ウロポロス城": {"城砦": 4, "シーラ": 1, "カワッセ": 1},
    "ナ北部": {"城砦": 3},
    "ナ南部": {"城砦": 3},
    FACTORY: {"ボゾン": 18, "グリムリー": 3},
}
SQUAD = {
    "ゼラーナ": 1,
    "ダンバイン": 1,
    "ダーナオシー": 1,
    "ショウ①": 1,
    "マーベル①": 1,
    "ニー①": 1,
    "キーン①": 1,
    "ドワ": 1,
}

CAMPAIGN = {
    "drake-army": Section(
        "37-1",
        "参戦",
        3,
        150,
        {
            "ラース・ワウ": {
                "城砦": 4,
                "ドラムロ": 15,
                "ビランビー": 1,
                "ブルベガー": 3,
                "ドレイク": 1,
                "バーン": 1,
                "トッド①": 1,
                "ガラリア①": 1,
                "キブツ": 1,
                "ミズル": 1,
            },
            "ギブンの館": {"城砦": 2},
        },
        chits=5,
    ),
    "ku": Section("37-2", "静観", 0, 0, KU_BASE, chits=3),
    "rau": Section(
        "37-3",
        "軍備",
        0,
        0,
        {
            "タータラ城": {"城砦": 4, "フォイゾン①": 1, "エイブ": 1},
            "ナブロの要塞": {"城砦": 4},
            KARAKARA: {"城砦": 7},
            "ラウ東部": {"城砦": 3},
            FACTORY: {"ボゾン": 12, "グリムリー": 2},
        },
        chits=4,
    ),
    "na": Section("37-4", "静観", 0, 0, NA_BASE, chits=3),
    "zelana-squad": Section("37-5", "参戦", None, None, {"クスタンガの丘": SQUAD}),
    "a": Section(
        "37-6",
        "静観",
        0,
        0,
        {"エルフ城": {"城砦": 4, "ゲド": 5, "ナムワン": 2}, FACTORY: {"ゲド": 5, "ナムワン": 1}},
        chits=1,
    ),
    "mi": Section(
        "37-7",
        "軍備",
        0,
        0,
        {
            "キロン城": {"城砦": 2, "ナムワン": 2, "ピネガン": 1},
            "レッドバーの砦": {"城砦": 1, "ダーナオシー": 1},
            FACTORY: {"ゲド": 3},
        },
        chits=1,
    ),
}

SCENARIO = {
    "drake-army": Section(
        "38-1",
        "参戦",
        8,
        0,
        {
            "エルフ城": {
                "ドラムロ": 18,
                "ビランビー": 4,
                "バストール": 1,
                "ブルベガー": 5,
                "ドレイク": 1,
                "ミズル": 1,
                "バーン": 1,
                "アレン①": 1,
                "ジェリル①": 1,
                "フェイ": 1,
            },
            "ラース・ワウ": {"城砦": 4, "ショット": 1, "ゼット①": 1},
            "ギブンの館": {"城砦": 2},
            "キロン城": {"城砦": 3},
            "レッドバーの砦": {"城砦": 1},
        },
        chits=5,
    ),
    "ku": Section("38-2", "軍備", 2, 30, KU_BASE, chits=3),
    "rau": Section(
        "38-3",
        "軍備",
        6,
        0,
        {
            "タータラ城": {"城砦": 4, "ボゾン": 10, "ボゾンＳ": 1, "グリムリー": 2, "フォイゾン①": 1},
            "ナブロの要塞": {"城砦": 4, "ボゾン": 8, "グリムリー": 1, "エイブ": 1},
            KARAKARA: {"城砦": 7},
            "ラウ東部": {"城砦": 3},
            "リアンの海岸": {"城砦": 1},
        },
        chits=4,
    ),
    "na": Section("38-4", "軍備", 2, 35, NA_BASE, chits=3),
    "zelana-squad": Section("38-5", "参戦", None, None, {"リアンの海岸": {**SQUAD, "ボゾンＳ": 1}}),
}

CHAPTERS = {"campaign": CAMPAIGN, "scenario": SCENARIO}
BOOK = [(setup, side) for setup, sections in CHAPTERS.items() for side in sections]


def setup_of(game: Game, setup_id: str) -> Setup:
    return next(setup for setup in game.setups if setup.id == setup_id)


def track_value(setup: Setup, track: str, side: str) -> str | None:
    return next(value.value for value in setup.track_values if (value.track, value.side) == (track, side))


def placed(game: Game, setup: Setup, side: str, chits: bool) -> dict[str, dict[str, int]]:
    """What the lines under a side's heading place: by place, counters by printed name."""
    found: dict[str, Tally[str]] = {}
    for line in setup.placements:
        counter = game.counter(line.counter)
        if line.listed_side != side or (game.counter_class(counter.class_id).kind is Kind.CHIT) != chits:
            continue
        place = game.board(line.board).place(line.place).names.ja
        found.setdefault(place, Tally())[counter.printed_name("ja")] += line.count
    return {place: dict(tally) for place, tally in found.items()}


def test_the_data_has_no_fault(loaded) -> None:
    assert [str(diagnostic) for diagnostic in loaded[1] if diagnostic.code != "other-spelling"] == []


@pytest.mark.parametrize(("setup_id", "side"), BOOK)
def test_lines_of_a_section(game: Game, setup_id: str, side: str) -> None:
    assert placed(game, setup_of(game, setup_id), side, chits=False) == CHAPTERS[setup_id][side].lines


@pytest.mark.parametrize(("setup_id", "side"), BOOK)
def test_chits_of_a_section_lie_in_the_factory(game: Game, setup_id: str, side: str) -> None:
    number = CHAPTERS[setup_id][side].chits
    chits = placed(game, setup_of(game, setup_id), side, chits=True)
    assert {place: sum(tally.values()) for place, tally in chits.items()} == ({FACTORY: number} if number else {})


@pytest.mark.parametrize(("setup_id", "side"), BOOK)
def test_tracks_of_a_section(game: Game, setup_id: str, side: str) -> None:
    section, setup = CHAPTERS[setup_id][side], setup_of(game, setup_id)
    assert track_value(setup, "state", side) == section.state
    tracks = {value.track for value in setup.track_values if value.side == side}
    if section.technology is None:
        assert tracks == {"state"}
        return
    assert tracks == {"state", "technology", "funds", "power"}
    assert track_value(setup, "technology", side) == str(section.technology)
    assert track_value(setup, "funds", side) == str(section.funds)
    assert track_value(setup, "power", side) is None


@pytest.mark.parametrize(("setup_id", "side"), BOOK)
def test_every_line_names_its_section(game: Game, setup_id: str, side: str) -> None:
    lines = [line for line in setup_of(game, setup_id).placements if line.listed_side == side]
    assert {line.rule for line in lines} == {CHAPTERS[setup_id][side].rule}


def test_special_chits(game: Game) -> None:
    for setup_id in CHAPTERS:
        setup = setup_of(game, setup_id)
        assert placed(game, setup, "drake-army", chits=True) == {
            FACTORY: {"行動チット": 3, "奇襲作戦チット": 1, "ショット隊チット": 1}
        }
        assert placed(game, setup, "rau", chits=True) == {FACTORY: {"行動チット": 3, "ゼラーナ隊チット": 1}}


@pytest.mark.parametrize(
    ("setup_id", "units", "forts", "characters", "chits"), [("campaign", 95, 51, 20, 17), ("scenario", 94, 49, 21, 15)]
)
def test_totals(game: Game, setup_id: str, units: int, forts: int, characters: int, chits: int) -> None:
    totals: Tally[Kind] = Tally()
    for line in setup_of(game, setup_id).placements:
        totals[game.counter_class(game.counter(line.counter).class_id).kind] += line.count
    assert totals == {Kind.UNIT: units, Kind.FORTIFICATION: forts, Kind.CHARACTER: characters, Kind.CHIT: chits}


def test_turns(game: Game) -> None:
    assert (game.turns.first, game.turns.last) == (1, 16)
    assert {setup.id: setup.turn for setup in game.setups} == {"campaign": 1, "scenario": 5}


def test_one_fort_in_each_of_the_seven_mountains(game: Game) -> None:
    for setup_id in CHAPTERS:
        lines = [line for line in setup_of(game, setup_id).placements if line.place == "karakara-mountains"]
        assert len({line.hex for line in lines}) == 7
        assert [(line.counter, line.count) for line in lines] == [("rau-fort", 1)] * 7


def test_the_squad_starts_in_the_first_hill_and_the_notes_say_so(game: Game) -> None:
    setup = setup_of(game, "campaign")
    hills = game.board("byston-well").place("kustanga-hills")
    lines = [line for line in setup.placements if line.place == hills.id]
    assert {(line.hex, line.chosen) for line in lines} == {(hills.hexes[0], True)}
    assert any("クスタンガの丘" in note.ja and "37-5" in note.ja for note in setup.notes)


def test_the_green_counter_and_the_countrys_are_two(game: Game) -> None:
    sides = {
        (line.listed_side, line.counter)
        for line in setup_of(game, "campaign").placements
        if game.counter(line.counter).names.ja == "ダーナオシー"
    }
    assert sides == {("zelana-squad", "dana-oshee-zelana"), ("mi", "dana-oshee-mi")}


def test_fallen_countries_have_no_counters(game: Game) -> None:
    setup = setup_of(game, "scenario")
    assert {game.counter(line.counter).side for line in setup.placements} == set(SCENARIO)
    assert {side: track_value(setup, "state", side) for side in ("a", "mi")} == {"a": "滅亡", "mi": "滅亡"}


def test_everything_begins_undamaged_and_no_sub_counter_is_placed(game: Game) -> None:
    for setup in game.setups:
        for line in setup.placements:
            states = game.counter_class(game.counter(line.counter).class_id).states
            assert line.state in (None, states[0].id)
