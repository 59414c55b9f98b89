"""Every unit, character and chit that the rulebook names is there, for the sides that have it, with no made-up number."""

from __future__ import annotations

from builder.model.counter import NOT_PRINTED, Counter, Kind
from builder.model.game import Game

UNITS = {
    "ドラムロ": {"drake-army", "ku"},
    "ビランビー": {"drake-army"},
    "バストール": {"drake-army"},
    "ライネック": {"drake-army"},
    "ズワース": {"drake-army"},
    "ブブリィ": {"drake-army"},
    "ガラバ": {"drake-army"},
    "ビアレス": {"ku"},
    "ボゾン": {"rau", "na"},
    "ボゾンＳ": {"rau", "zelana-squad"},
    "ボチューンＳ": {"na"},
    "ビルバイン": {"na"},
    "ダンバイン": {"zelana-squad"},
    "ダーナオシー": {"zelana-squad", "mi"},
    "ゲド": {"mi", "a"},
    "ブルベガー": {"drake-army", "ku"},
    "ナムワン": {"ku", "mi", "a"},
    "グリムリー": {"rau", "na"},
    "ゼラーナ": {"zelana-squad"},
    "スプリガン": {"drake-army"},
    "ウィルウィプス": {"drake-army"},
    "ゴラオン": {"rau"},
    "グランガラン": {"na"},
}
SHIPS = {"ブルベガー", "ナムワン", "グリムリー", "ゼラーナ", "スプリガン"}
BATTLE_SHIPS = {"ウィルウィプス", "ゴラオン", "グランガラン"}
COUNTRIES = {"drake-army", "ku", "rau", "na", "mi", "a"}

PEOPLE = {
    "drake-army": {
        *("ドレイク", "バーン", "トッド①", "トッド②", "トッド③", "ガラリア①", "ガラリア②", "キブツ", "ミズル"),
        *("アレン①", "アレン②", "ジェリル①", "ジェリル②", "フェイ", "ミュージィ①", "ミュージィ②", "ミュージィ③"),
        *("ショット", "ゼット①", "黒騎士①", "黒騎士②", "ジャバ"),
    },
    "ku": {"ビショット", "ガラミティ", "ダー", "ニェット"},
    "rau": {"フォイゾン①", "フォイゾン②", "エイブ", "エレ①", "エレ②"},
    "na": {"シーラ", "カワッセ"},
    "mi": {"ピネガン"},
    "zelana-squad": {
        *("ショウ①", "ショウ②", "ショウ③", "マーベル①", "マーベル②", "マーベル③"),
        *("ニー①", "ニー②", "ニー③", "キーン①", "キーン②", "キーン③", "ドワ", "リムル"),
    },
}


def of_kind(game: Game, kind: Kind) -> list[Counter]:
    return [counter for counter in game.counters if game.counter_class(counter.class_id).kind is kind]


def test_units_and_their_sides(game: Game) -> None:
    found: dict[str, set[str | None]] = {}
    for counter in of_kind(game, Kind.UNIT):
        found.setdefault(counter.names.ja, set()).add(counter.side)
    assert found == UNITS


def test_classes_of_units(game: Game) -> None:
    found = {counter.names.ja: counter.class_id for counter in of_kind(game, Kind.UNIT)}
    assert {name for name, class_id in found.items() if class_id == "aura-ship"} == SHIPS
    assert {name for name, class_id in found.items() if class_id == "aura-battle-ship"} == BATTLE_SHIPS
    assert {
        name for name, class_id in found.items() if class_id == "aura-battler"
    } == UNITS.keys() - SHIPS - BATTLE_SHIPS


def test_a_battle_ship_has_two_cards_of_two_faces(game: Game) -> None:
    states = [(state.card, state.face) for state in game.counter_class("aura-battle-ship").states]
    assert states == [("regular", "front"), ("regular", "back"), ("sub", "front"), ("sub", "back")]  # 2.11


def test_forts_of_the_countries_that_build(game: Game) -> None:
    forts = of_kind(game, Kind.FORTIFICATION)
    assert {counter.side for counter in forts} == COUNTRIES
    assert {counter.names.ja for counter in forts} == {"城砦"}
    assert not game.counter_class("fort").moves  # 15.3


def test_people_and_their_versions(game: Game) -> None:
    found: dict[str | None, set[str]] = {}
    for counter in of_kind(game, Kind.CHARACTER):
        found.setdefault(counter.side, set()).add(counter.printed_name("ja"))
    assert found == PEOPLE
    assert game.counter_class("character").unique


def test_chits(game: Game) -> None:
    found = {(counter.side, counter.names.ja) for counter in of_kind(game, Kind.CHIT)}
    special = {
        ("zelana-squad", "ゼラーナ隊チット"),
        ("drake-army", "ショット隊チット"),
        ("drake-army", "奇襲作戦チット"),
    }
    assert found == {(side, "行動チット") for side in COUNTRIES} | special
    assert [state.names.ja for state in game.counter_class("action-chit").states] == ["行動", "ＡＳ", "ＡＢＳ"]


def test_no_value_but_those_of_the_rules(game: Game) -> None:
    found = {
        (counter.class_id, field, value)
        for counter in game.counters
        for values in counter.values.values()
        for field, value in values.items()
    }
    assert found == {
        ("aura-ship", "anti-air-strength", (2, 1)),  # 21.4
        ("aura-ship", "gunnery-strength", (3, 1)),  # 23.5
        ("aura-battle-ship", "anti-air-strength", (2, 1)),
        ("aura-battle-ship", "gunnery-strength", (3, 1)),
        ("aura-battle-ship", "repair-cost", 5),  # 27.9
        ("fort", "production-cost", 6),  # 31.6.2
        ("aura-battler", "production-cost", NOT_PRINTED),
    }
    blank = [counter.id for counter in game.counters if NOT_PRINTED in counter.values.get("front", {}).values()]
    assert blank == ["dana-oshee-zelana"]


def test_every_counter_names_its_rule(game: Game) -> None:
    assert [counter.id for counter in game.counters if not counter.rule] == []


def test_what_is_not_stated_is_marked_and_explained(game: Game) -> None:
    unstated = [counter for counter in game.counters if counter.provenance in ("inferred", "public")]
    assert [counter.id for counter in unstated if not counter.note] == []
    assert {counter.names.ja for counter in unstated} == {
        *("ライネック", "ズワース", "ブブリィ", "ガラバ", "ボチューンＳ", "ウィルウィプス"),
        *("ボゾンＳ", "ダーナオシー", "リムル"),
    }


def test_order_of_play(game: Game) -> None:
    order = [side.names.ja for side in game.sides]  # 2.9; the squad is not in it
    assert order == ["ドレイク軍", "クの国", "ラウの国", "ナの国", "ミの国", "アの国", "ゼラーナ隊"]


def test_seats(game: Game) -> None:
    seats = {seat.names.ja: seat.sides for seat in game.seats}
    assert seats == {
        "ドレイク軍": ("drake-army",),
        "クの国": ("ku",),
        "ラウの国": ("rau", "zelana-squad"),
        "ナの国": ("na", "mi", "a", "zelana-squad"),
    }
