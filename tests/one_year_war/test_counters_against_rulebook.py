"""Every unit, character, card and marker that the rulebook names is there, for its side, with no made-up number."""

from __future__ import annotations

from builder.model.counter import Counter
from builder.model.game import Game

SUITS = {
    "federation": {
        *("６１式戦車", "セイバーフィッシュ", "ボール", "陸戦ガンダム", "陸戦ジム"),
        *("ガンダム", "Ｇ－３", "ガンキャノン", "ガンタンク"),
    },
    "zeon": {
        *(
            "ザクⅠ",
            "ザクⅡ初期型",
            "ザクⅡ",
            "ザクⅡ指揮官用",
            "ザクⅡ陸戦型",
            "ザク・マリンタイプ",
            "ディザートザク",
        ),
        *("ザクキャノン", "高機動型ザク", "ゴッグ", "アッガイ", "ズゴック", "アッザム"),
    },
}
SHIPS = {
    "federation": {
        "サラミス",
        "マゼラン",
        "ホワイトベース",
        "ミデア",
        "ビッグトレー",
        "Ｕ型潜水艦",
        "Ｍ型潜水艦",
    },
    "zeon": {
        "ムサイ",
        "チベ",
        "グワジン",
        "ドロス",
        "ギャロップ",
        "ダブデ",
        "ガウ",
        "ユーコン",
        "マッドアングラー",
    },
}
PEOPLE = {
    "federation": {
        *(
            "エルラン",
            "ゴップ",
            "レビル",
            "パオロ",
            "ティアンム",
            "ワッケイン",
            "ワイアット",
            "マチルダ",
            "ウッディ",
        ),
        *(
            "バニング",
            "モンシア",
            "アデル",
            "ベイト",
            "シナプス",
            "シロー①",
            "カレン",
            "サンダースJr.",
            "エレドア",
        ),
        *(
            "ミケル",
            "ニッカード",
            "コジマ",
            "ライヤー",
            "コーウェン",
            "リード",
            "ブライト",
            "リュウ",
        ),
        *("アムロ①", "アムロ②", "アムロ③", "カイ①", "ハヤト①", "セイラ①", "ミライ"),
    },
    "zeon": {
        *(
            "ギレン",
            "ガルマ",
            "ランバ・ラル",
            "クランプ",
            "コンスコン",
            "ガデム",
            "キシリア",
            "ガイア",
            "オルテガ",
        ),
        *(
            "マッシュ",
            "マ・クベ",
            "ドズル",
            "シャア①",
            "ドレン①",
            "デニム",
            "ジョニー",
            "アコース",
            "コズン",
        ),
        *(
            "マツナガ",
            "デラーズ",
            "ジーン",
            "スレンダー",
            "ブーン",
            "赤鼻",
            "ビッター",
            "ドアン",
        ),
    },
}
SIDES = {"federation", "zeon"}


def names(game: Game, class_id: str) -> dict[str | None, set[str]]:
    found: dict[str | None, set[str]] = {}
    for counter in of_class(game, class_id):
        found.setdefault(counter.side, set()).add(counter.printed_name("ja"))
    return found


def of_class(game: Game, class_id: str) -> list[Counter]:
    return [counter for counter in game.counters if counter.class_id == class_id]


def test_suits_aircraft_and_tanks_are_of_one_class(game: Game) -> None:
    assert names(game, "mobile-suit") == SUITS  # 2


def test_ships(game: Game) -> None:
    assert names(game, "ship") == SHIPS


def test_people_and_their_versions(game: Game) -> None:
    assert names(game, "character") == PEOPLE
    assert game.counter_class("character").unique


def test_both_sides_have_fortresses_that_never_move(game: Game) -> None:
    assert names(game, "fort") == {side: {"要塞"} for side in SIDES}
    assert not game.counter_class("fort").moves


def test_a_card_for_every_unit_that_is_produced(game: Game) -> None:
    units = {side: {f"{name}の開発カード" for name in {*SUITS[side], *SHIPS[side], "要塞"}} for side in SIDES}
    assert names(game, "development-card") == units


def test_the_book_writes_one_name_in_half_width(game: Game) -> None:
    saberfish = next(counter for counter in game.counters if counter.id == "saberfish")
    assert "ｾｲﾊﾞｰﾌｨｯｼｭ" in saberfish.names.spellings


def test_nine_corps_a_side(game: Game) -> None:
    assert names(game, "corps-marker") == {side: {f"軍団{mark}" for mark in "①②③④⑤⑥⑦⑧⑨"} for side in SIDES}


def test_one_marker_of_each_super_weapon_and_one_colony(game: Game) -> None:
    assert names(game, "super-weapon") == {
        "federation": {"ソーラシステムマーカー"},
        "zeon": {"ソーラ・レイマーカー"},
    }
    assert names(game, "colony") == {"zeon": {"コロニー"}}


def test_control_markers_are_zeons_alone(game: Game) -> None:
    assert names(game, "control-marker") == {"zeon": {"支配マーカー"}}  # 4


def test_no_value_but_those_of_the_rules(game: Game) -> None:
    found = {
        (counter.class_id, field, value)
        for counter in game.counters
        for values in counter.values.values()
        for field, value in values.items()
    }
    assert found == {("fort", "production-cost", 6)}  # 32


def test_no_counter_mix_is_invented(game: Game) -> None:
    assert {counter.count for counter in game.counters} == {None}


def test_the_survival_table_has_three_periods(game: Game) -> None:
    shown = [field.names.ja for field in game.counter_class("character").fields if "生存" in field.names.ja]
    assert shown == [
        "生存判定 １～４月",
        "生存判定 ５～８月",
        "生存判定 ９月以降",
    ]  # 30
