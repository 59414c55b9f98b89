"""Both setups, line by line, against tables typed from the rulebook (41.2, 41.3) apart from the data."""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import dataclass

import pytest

from builder.assemble.arrangement import arrange
from builder.model.counter import Kind
from builder.model.game import Game
from builder.model.setup import Setup

FACTORY = "工場ボックス"
CARDS = "開発カード"
CONTROL = "支配マーカー"
HOME = "本拠地マーカー"
Lines = dict[str, dict[str, int]]


def each(places: str, unit: str, count: int) -> Lines:
    """The same unit at each of several places."""
    return {place: {unit: count} for place in places.split()}


def people(names: str) -> dict[str, int]:
    return dict.fromkeys(names.split(), 1)


@dataclass(frozen=True)
class Force:
    """What the rulebook gives one side: four tracks, the cards that it owns, what stands where."""

    technology: int
    power: int
    transport: int
    cards: str
    lines: Lines


CAMPAIGN = {
    "federation": Force(
        1,
        45,
        100,
        "６１式戦車 セイバーフィッシュ サラミス マゼラン ミデア ビッグトレー Ｕ型潜水艦 Ｍ型潜水艦 要塞",
        {
            "ジャブロー": {
                "ミデア": 6,
                "ビッグトレー": 3,
                "Ｕ型潜水艦": 2,
                "Ｍ型潜水艦": 1,
                "要塞": 3,
                **people("エルラン ゴップ"),
            },
            "ルナツー": {"セイバーフィッシュ": 20, "サラミス": 8, "マゼラン": 4, "要塞": 3, **people("レビル パオロ")},
            "サイド５": {"セイバーフィッシュ": 10, "サラミス": 4, "マゼラン": 2, **people("ティアンム ワッケイン")},
            **each("ベルファスト トリントン", "要塞", 2),
            **each("キャリフォルニア ヒューストン パナマ サンチアゴ リオデジャネイロ", "６１式戦車", 1),
            **each("パリ ジブラルタル スエズ ダカール ガーナ キンバライド", "６１式戦車", 1),
            **each("ウラル テヘラン ラサ ペキン トーキョー", "６１式戦車", 1),
            **each("ニューホンコン ブルネイ シンガポール パース", "６１式戦車", 1),
            **each("ニューヤーク オデッサ キリマンジャロ マドラス", "６１式戦車", 2),
        },
    ),
    "zeon": Force(
        1,
        15,
        50,
        "ザクⅠ ザクⅡ初期型 ムサイ チベ グワジン 要塞",
        {
            "サイド３": {
                "ザクⅠ": 3,
                "ザクⅡ初期型": 4,
                "グワジン": 1,
                "ムサイ": 1,
                "要塞": 3,
                **people("ギレン ガルマ ランバ・ラル クランプ コンスコン ガデム"),
            },
            "グラナダ": {
                "ザクⅠ": 7,
                "ザクⅡ初期型": 3,
                "ムサイ": 2,
                "チベ": 1,
                "要塞": 3,
                **people("キシリア ガイア オルテガ マッシュ マ・クベ"),
            },
            "ア・バオア・クー": {
                "ザクⅠ": 10,
                "ザクⅡ初期型": 3,
                "ムサイ": 3,
                "チベ": 1,
                "要塞": 3,
                **people("ドズル シャア① ドレン① デニム"),
            },
            "ソロモン": {"要塞": 3},
        },
    ),
}

TV = {
    "federation": Force(
        33,
        11,
        100,
        "６１式戦車 セイバーフィッシュ ボール 陸戦ガンダム 陸戦ジム サラミス マゼラン ホワイトベース ミデア ビッグトレー "
        "Ｕ型潜水艦 Ｍ型潜水艦 要塞",
        {
            "ジャブロー": {
                "セイバーフィッシュ": 6,
                "ミデア": 2,
                "ビッグトレー": 1,
                "Ｕ型潜水艦": 2,
                "要塞": 3,
                **people("レビル ティアンム ゴップ ワイアット マチルダ ウッディ"),
            },
            "ベルファスト": {
                "セイバーフィッシュ": 6,
                "Ｍ型潜水艦": 1,
                "要塞": 2,
                **people("バニング モンシア アデル ベイト"),
            },
            "パナマ": {"要塞": 1},
            "パリ": {"要塞": 2},
            "ダカール": {"６１式戦車": 3, "ビッグトレー": 1, "要塞": 1, "シナプス": 1},
            "ウラル": {"セイバーフィッシュ": 6, "ミデア": 2, "ビッグトレー": 1, "エルラン": 1},
            "ペキン": {
                "陸戦ガンダム": 2,
                "陸戦ジム": 2,
                "セイバーフィッシュ": 6,
                "ミデア": 2,
                "ビッグトレー": 1,
                "要塞": 1,
                **people("シロー① カレン サンダースJr. エレドア ミケル ニッカード コジマ ライヤー"),
            },
            "トリントン": {"セイバーフィッシュ": 6, "ミデア": 2, "要塞": 2, "コーウェン": 1},
            "ルナツー": {"ボール": 8, "サラミス": 4, "マゼラン": 2, "要塞": 4, **people("ワッケイン リード")},
            "サイド７": {"ホワイトベース": 1, **people("パオロ ブライト リュウ")},
            **each("ガーナ キンバライド トーキョー", "６１式戦車", 3),
            **each("サンチアゴ リオデジャネイロ", "６１式戦車", 2),
            FACTORY: {"サラミス": 7, "マゼラン": 4},
        },
    ),
    "zeon": Force(
        17,
        41,
        33,
        "ザクⅠ ザクⅡ初期型 ザクⅡ ザクⅡ指揮官用 ザクⅡ陸戦型 ザク・マリンタイプ ディザートザク ザクキャノン 高機動型ザク "
        "ゴッグ アッガイ ズゴック アッザム ムサイ チベ グワジン ドロス ギャロップ ダブデ ガウ ユーコン マッドアングラー 要塞",
        {
            "サイド３": {"グワジン": 1, "ドロス": 1, "要塞": 3, "ギレン": 1},
            "グラナダ": {
                "高機動型ザク": 4,
                "ムサイ": 1,
                "チベ": 1,
                "要塞": 3,
                **people("キシリア ガイア オルテガ マッシュ ジョニー"),
            },
            "ソロモン": {
                "ザクⅡ指揮官用": 1,
                "高機動型ザク": 1,
                "ザクⅡ": 3,
                "ムサイ": 1,
                "チベ": 1,
                "要塞": 3,
                **people("ドズル コンスコン ランバ・ラル クランプ アコース コズン マツナガ"),
            },
            "ア・バオア・クー": {"チベ": 1, "要塞": 3, "デラーズ": 1},
            "サイド１": {"ザクⅠ": 1, "ムサイ": 1, "ガデム": 1},
            "1304": {
                "ザクⅡ": 2,
                "ザクⅡ指揮官用": 1,
                "ムサイ": 1,
                **people("シャア① ドレン① デニム ジーン スレンダー"),
            },
            "キャリフォルニア": {"ザクキャノン": 2},
            "ニューヤーク": {"ザクⅡ指揮官用": 1, "ザクⅡ陸戦型": 1, "ガウ": 1, "要塞": 1, "ガルマ": 1},
            "ヒューストン": {"ザクⅡ陸戦型": 2},
            "ジブラルタル": {
                "ゴッグ": 1,
                "ズゴック": 1,
                "アッガイ": 1,
                "マッドアングラー": 1,
                "ユーコン": 1,
                **people("ブーン 赤鼻"),
            },
            "オデッサ": {"ザクⅡ陸戦型": 1, "アッザム": 1, "ダブデ": 1, "要塞": 1, "マ・クベ": 1},
            "テヘラン": {"ディザートザク": 1},
            "スエズ": {"ディザートザク": 2},
            "キリマンジャロ": {"ディザートザク": 2, "ギャロップ": 1, "要塞": 1, "ビッター": 1},
            "ラサ": {"要塞": 1},
            "マドラス": {"ザクⅡ陸戦型": 1},
            "ニューホンコン": {"ザクⅡ陸戦型": 1, "ドアン": 1},
            "ブルネイ": {"ザクⅡ陸戦型": 1},
            "シンガポール": {"ザクⅡ陸戦型": 1},
            "ハワイ": {"ザク・マリンタイプ": 1, "ユーコン": 1},
            "ニューギニア": {"ザクⅡ陸戦型": 2, "ガウ": 1},
            "パース": {"ザクⅡ陸戦型": 1},
        },
    ),
}

BOOK = {"campaign": CAMPAIGN, "tv-scenario": TV}
RULE = {"campaign": "41.2", "tv-scenario": "41.3"}
HELD_WITHOUT_UNITS = {"campaign": set(), "tv-scenario": {"サイド２", "サイド４", "サイド５"}}
EVERY = [(setup, side) for setup in BOOK for side in ("federation", "zeon")]


def setup_of(game: Game, setup_id: str) -> Setup:
    return next(setup for setup in game.setups if setup.id == setup_id)


def place_name(game: Game, board: str, place: str) -> str:
    return next((found.names.ja for found in game.board(board).places if found.id == place), place)


def placed(game: Game, setup: Setup, side: str) -> Lines:
    """What the lines under a side's heading place: by place, counters by printed name."""
    found: dict[str, Tally[str]] = {}
    for line in setup.placements:
        if line.listed_side == side:
            here = found.setdefault(place_name(game, line.board, line.place), Tally())
            here[game.counter(line.counter).printed_name("ja")] += line.count
    return {place: dict(tally) for place, tally in found.items()}


def held(game: Game, setup: Setup, side: str) -> set[str]:
    return {place_name(game, found.board, found.place) for found in setup.holdings if found.side == side}


def test_the_data_has_no_fault(loaded) -> None:
    assert [str(diagnostic) for diagnostic in loaded[1]] == []


@pytest.mark.parametrize(("setup_id", "side"), EVERY)
def test_units_and_characters_of_a_force(game: Game, setup_id: str, side: str) -> None:
    found = placed(game, setup_of(game, setup_id), side)
    without_marks = {
        place: {k: n for k, n in lines.items() if k not in (CONTROL, HOME)} for place, lines in found.items()
    }
    without_marks = {place: lines for place, lines in without_marks.items() if lines and place != CARDS}
    assert without_marks == BOOK[setup_id][side].lines


@pytest.mark.parametrize(("setup_id", "side"), EVERY)
def test_cards_of_a_force(game: Game, setup_id: str, side: str) -> None:
    wanted = {f"{name}の開発カード": 1 for name in BOOK[setup_id][side].cards.split()}
    assert placed(game, setup_of(game, setup_id), side)[CARDS] == wanted
    assert (
        len(wanted)
        == {"campaign": {"federation": 9, "zeon": 6}, "tv-scenario": {"federation": 13, "zeon": 23}}[setup_id][side]
    )


@pytest.mark.parametrize(("setup_id", "side"), EVERY)
def test_tracks_of_a_force(game: Game, setup_id: str, side: str) -> None:
    force = BOOK[setup_id][side]
    values = {value.track: value.value for value in setup_of(game, setup_id).track_values if value.side == side}
    assert values == {
        "technology": str(force.technology),
        "power": str(force.power),
        "funds": "0",
        "transport-capacity": str(force.transport),
        "transport-points": "0",
    }


def test_tracks_of_both(game: Game) -> None:
    def shown(setup_id: str) -> dict[str, str | None]:
        return {value.track: value.value for value in setup_of(game, setup_id).track_values if value.side is None}

    unused = {"victory-points": None, "colony-hits": None, "v-operation": "未実施"}
    stock = {"solar-system": "ストック", "solar-ray": "ストック"}
    assert shown("campaign") == {"turn": "1", "colony-loss": "0", "colony-drops": "0", **unused, **stock}
    assert shown("tv-scenario") == {"turn": "17", "colony-loss": "8", "colony-drops": "2", **unused, **stock}


@pytest.mark.parametrize("setup_id", list(BOOK))
def test_both_powers_and_what_colonies_cost_are_sixty(game: Game, setup_id: str) -> None:
    values = setup_of(game, setup_id).track_values
    assert sum(int(value.value or 0) for value in values if value.track in ("power", "colony-loss")) == 60


@pytest.mark.parametrize(("setup_id", "side"), EVERY)
def test_every_line_names_its_section(game: Game, setup_id: str, side: str) -> None:
    lines = [line for line in setup_of(game, setup_id).placements if line.listed_side == side]
    assert {line.rule for line in lines} == {RULE[setup_id]}


@pytest.mark.parametrize("setup_id", list(BOOK))
def test_control_markers_lie_on_the_bases_of_zeon(game: Game, setup_id: str) -> None:
    setup = setup_of(game, setup_id)
    bases = {place for place in BOOK[setup_id]["zeon"].lines if not place.isdigit()} | HELD_WITHOUT_UNITS[setup_id]
    found = placed(game, setup, "zeon")
    assert {place: lines[CONTROL] for place, lines in found.items() if CONTROL in lines} == dict.fromkeys(bases, 1)
    assert held(game, setup, "zeon") == bases
    assert not any(CONTROL in lines for lines in placed(game, setup, "federation").values())


@pytest.mark.parametrize(("setup_id", "federation", "zeon"), [("campaign", 35, 4), ("tv-scenario", 15, 24)])
def test_each_of_39_bases_has_one_controller(game: Game, setup_id: str, federation: int, zeon: int) -> None:
    setup = setup_of(game, setup_id)
    ours, theirs = held(game, setup, "federation"), held(game, setup, "zeon")
    assert (len(ours), len(theirs)) == (federation, zeon)
    assert not ours & theirs
    assert len(ours | theirs) == 39
    assert not {"サイド６", "フォン・ブラウン・シティー"} & (ours | theirs)
    standing = {place for place in BOOK[setup_id]["federation"].lines if place != FACTORY}
    assert standing <= ours


def test_the_fortresses_of_solomon_start_on_their_back(game: Game) -> None:
    backs = [
        (place_name(game, line.board, line.place), line.counter, line.count)
        for setup in game.setups
        for line in setup.placements
        if line.state not in (None, "front")
    ]
    assert backs == [("ソロモン", "zeon-fort", 3)]


def test_the_detachment_is_three_hexes_from_luna_two(game: Game) -> None:
    board = game.board("space-map")
    assert board.grid is not None
    (luna_two,) = board.place("luna-two").hexes
    lines = [line for line in setup_of(game, "tv-scenario").placements if line.place == "1304"]
    assert {(line.board, line.hex, line.provenance.value) for line in lines} == {("space-map", "1304", "inferred")}
    named = {hex_id for place in board.places for hex_id in place.hexes}
    free = [h for h in board.grid.ids if board.grid.distance(h, luna_two) == 3 and h not in named]
    assert min(free) == "1304"


@pytest.mark.parametrize(
    ("setup_id", "units", "forts", "people_placed"),
    [("campaign", 88 + 39, 10 + 12, 6 + 15), ("tv-scenario", 91 + 53, 16 + 16, 26 + 26)],
)
def test_totals(game: Game, setup_id: str, units: int, forts: int, people_placed: int) -> None:
    totals: Tally[Kind] = Tally()
    for line in setup_of(game, setup_id).placements:
        totals[game.counter_class(game.counter(line.counter).class_id).kind] += line.count
    assert totals[Kind.UNIT] == units
    assert totals[Kind.FORTIFICATION] == forts
    assert totals[Kind.CHARACTER] == people_placed


def test_turns(game: Game) -> None:
    assert (game.turns.first, game.turns.last) == (1, 24)  # two turns a month
    assert {setup.id: setup.turn for setup in game.setups} == {"campaign": 1, "tv-scenario": 17}
    assert [phase.names.ja for phase in game.turns.phases] == [
        *("復帰フェイズ", "収入フェイズ", "開発フェイズ", "軍備フェイズ", "登場フェイズ"),
        *("ジオン軍第１行動フェイズ", "連邦軍第１行動フェイズ", "ジオン軍第２行動フェイズ", "連邦軍第２行動フェイズ"),
    ]


def test_the_five_of_the_white_base_enter_later(game: Game) -> None:
    later = {"amuro", "kai", "hayato", "sayla", "mirai"}
    assert later <= {counter.unit for counter in game.counters}
    for setup in game.setups:
        assert not later & {game.counter(line.counter).unit for line in setup.placements}


def test_the_notes_tell_which_reading_was_taken(game: Game) -> None:
    for setup in game.setups:
        assert any("ユニット、拠点" in note.ja for note in setup.notes)


def test_control_markers_lie_below_the_units_of_their_base(game: Game) -> None:
    for stack in arrange(game, setup_of(game, "tv-scenario").placements, 75):
        units = [game.counter(piece.counter) for piece in stack.counters]
        moving = [game.counter_class(counter.class_id).moves for counter in units]
        assert moving == sorted(moving), stack.place


@pytest.mark.parametrize("setup_id", list(BOOK))
def test_the_homes_are_marked_where_rule_31_says(game: Game, setup_id: str) -> None:
    setup = setup_of(game, setup_id)
    marked = {
        side: [p for p, lines in placed(game, setup, side).items() if HOME in lines] for side in ("zeon", "federation")
    }
    assert marked == {"zeon": ["サイド３"], "federation": ["ジャブロー"]}
