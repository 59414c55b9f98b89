"""What a player does with counters, in the real engine: the state, the place and the chat line that the data promise."""

from __future__ import annotations

import pytest

from builder.engine import Observation, Order, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, told

CAPITAL, FACTORY, OUT = "ラース・ワウ", "工場ボックス", "ゲーム除外"
SHIPS = {"Counter": "drake-army-bull-beggar"}
PINEGAN = {"Counter": "pinegan"}

HURT, LOST, MENDED = (
    give("damage", **SHIPS),
    give("damage", **SHIPS, location=CAPITAL),
    give("repair", Counter="mi-nam-wan"),
)
GREEN_HURT, GREEN_LOST = (
    give("damage", Counter="dana-oshee-zelana"),
    give("damage", Counter="dana-oshee-zelana", State_Level="2"),
)
ROLL = give("survival", Counter="burn")
GROW = give("growth", Counter="galaria-1")
LIGHT, HEAVY, DEAD = (
    give("light-wound", Counter="kibutsu"),
    give("heavy-wound", Counter="mizuru"),
    give("dead", **PINEGAN),
)
PRODUCE, MORE = give("produce", Counter="ku-nam-wan"), give("reproduce", Counter="ku-bull-beggar")
HAND = give("take-in-hand", Counter="surprise-chit")
STEPS = (HURT, LOST, GREEN_HURT, GREEN_LOST, ROLL, GROW, LIGHT, HEAVY, DEAD, PRODUCE, MORE, HAND)


@pytest.fixture(scope="module")
def played(engine, drake) -> Observation:
    """One session from the campaign."""
    order = Order(
        vmod=drake.vmod,
        start=Start.SETUP,
        steps=STEPS,
        properties=("Counter", "State_Level"),
        global_properties=("Turn",),
        language="ja",
    )
    return observe(order, engine)


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_damage_turns_over_and_then_sends_to_the_owners_factory_box_afresh(played):
    hurt, lost = after(played, STEPS, HURT), after(played, STEPS, LOST)
    ships = of(hurt, "drake-army-bull-beggar")
    assert {(piece.location, piece.properties["State_Level"]) for piece in ships} == {(CAPITAL, "2")}
    assert told(hurt) == [f"{CAPITAL}: ブルベガー → ブルベガー (裏) — 被害"] * 3
    ships = of(lost, "drake-army-bull-beggar")
    places = {(piece.map, piece.location, piece.properties["State_Level"]) for piece in ships}
    assert places == {("ドレイク軍 管理シート", FACTORY, "1")}
    assert len({(piece.x, piece.y) for piece in ships}) == 1, "equal counters lie on one stack"
    assert told(lost) == [f"{CAPITAL}: ドレイク軍 ブルベガー (裏) — 除去（工場ボックスへ） → {FACTORY}"] * 3


def test_the_green_dana_oshee_leaves_the_game(played):
    (green,) = of(after(played, STEPS, GREEN_LOST), "dana-oshee-zelana")
    assert (green.location, green.properties["State_Level"]) == (OUT, "1")


def test_a_survival_roll_is_told_with_its_rule(played):
    (line,) = told(after(played, STEPS, ROLL))
    start, _, result = line.partition(" = ")
    assert start == f"{CAPITAL}: ドレイク軍 バーン — 生存判定を振る"
    assert result.split()[0] in set("123456") and result.endswith("(25.3)")


def test_growth_puts_the_next_version_in_place(played, drake):
    before, grown = played.game, after(played, STEPS, GROW)
    (old,) = of(before, "galaria-1")
    assert of(grown, "galaria-1") == []
    (new,) = of(grown, "galaria-2")
    assert (new.name, new.map, new.location, new.gpid) == ("ガラリア②", old.map, CAPITAL, slot_id(played, "ガラリア②"))
    assert told(grown) == [f"{CAPITAL}: ドレイク軍 ガラリア① — Ｇ 成長 → ②"]


def slot_id(seen: Observation, name: str) -> str:
    (gpid,) = {slot.gpid for slot in seen.module.slots if slot.name == name}
    return gpid


def test_the_wounded_go_to_the_cup_to_next_turn_and_out_of_the_game(played):
    (kibutsu,) = of(after(played, STEPS, LIGHT), "kibutsu")
    assert (kibutsu.deck, kibutsu.map) == ("カップ", "プレイ管理シート")
    (mizuru,) = of(after(played, STEPS, HEAVY), "mizuru")
    assert mizuru.location == "ターントラック 2"
    (pinegan,) = of(after(played, STEPS, DEAD), "pinegan")
    assert pinegan.location == OUT
    assert told(after(played, STEPS, DEAD)) == [f"キロン城: ミの国 ピネガン — Ｄ 死亡（ゲーム除外） → {OUT}"]


def test_production_goes_to_a_fort_of_the_side(played):
    (made,) = of(after(played, STEPS, PRODUCE), "ku-nam-wan")
    forts = {(piece.x, piece.y) for piece in of(played.game, "ku-fort") if piece.map == "バイストン・ウェル"}
    assert (made.x, made.y) in forts


def test_reproduction_adds_one_to_each_that_lies_in_the_box(played):
    before, more = of(after(played, STEPS, PRODUCE), "ku-bull-beggar"), of(after(played, STEPS, MORE), "ku-bull-beggar")
    assert (len(before), len(more)) == (3, 6)
    assert {piece.location for piece in more} == {FACTORY}
    assert {piece.gpid for piece in more} == {piece.gpid for piece in before}


def test_what_goes_into_the_hand_is_not_named(played):
    (chit,) = of(after(played, STEPS, HAND), "surprise-chit")
    assert chit.map == "ドレイク軍の手元"
    assert told(after(played, STEPS, HAND)) == [f"{FACTORY}: カウンター１個 → ドレイク軍の手元"]
