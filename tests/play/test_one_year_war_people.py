"""Characters of 一年戦争 in the real engine: wounds, return checks in one click, the ガンダム made at the White Base."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, press, told

SPACE, GROUND, ZEON, FEDERATION = "宇宙マップ", "地上マップ", "ジオン軍 管理シート", "連邦軍 管理シート"
LIGHT, MIDDLE, HEAVY = (
    ("light-wound", "負傷者Ｌ（軽傷）", ("gihren", "garma", "ramba-ral", "clamp")),
    ("middle-wound", "負傷者Ｍ（中傷）", ("conscon", "gadem", "kycilia", "gaia")),
    ("heavy-wound", "負傷者Ｈ（重傷）", ("ortega", "mash", "m-quve", "dozle")),
)
WOUNDS = {(kind, who): give(kind, Counter=who) for kind, _, people in (LIGHT, MIDDLE, HEAVY) for who in people}
RETURN = press("return-checks")
SURVIVAL, DEAD = give("survival", Counter="elran"), give("dead", Counter="gopp")
# The V operation's units: the card brings the ガンダム, it is made at the White Base, hurt, and becomes the G-3
OBTAIN, CARD = give("obtain", Counter="gundam-card"), give("increase", Counter="gundam-card")
MADE, HURT, THIRD = (give(one, Counter="gundam") for one in ("produce-at-white-base", "damage", "become-g3"))
STEPS = (*WOUNDS.values(), RETURN, SURVIVAL, DEAD, OBTAIN, CARD, MADE, HURT, THIRD)
RESULTS = {
    "Ｌ": {**dict.fromkeys("1234", "復帰"), "5": "無効", "6": "悪化（Ｍへ）"},
    "Ｍ": {**dict.fromkeys("123", "復帰"), **dict.fromkeys("45", "無効"), "6": "悪化（Ｈへ）"},
    "Ｈ": {**dict.fromkeys("12", "復帰"), **dict.fromkeys("345", "無効"), "6": "死亡"},
}
"""Chapter 6, number by number."""


@pytest.fixture(scope="module")
def played(engine, one_year_war) -> Observation:
    """One session from the TV scenario."""
    properties = ("Counter", "State_Level")
    order = Order(
        vmod=one_year_war.vmod,
        start=Start.SETUP,
        setup=1,
        steps=STEPS,
        properties=properties,
        language="ja",
        timeout_s=600,
    )
    return observe(order, engine)


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_the_wounded_lie_in_the_box_of_their_wound(played):
    wounded = after(played, STEPS, list(WOUNDS.values())[-1])
    for _, box, people in (LIGHT, MIDDLE, HEAVY):
        assert [(one.map, one.location) for who in people for one in of(wounded, who)] == [(ZEON, box)] * 4


def test_one_click_rolls_for_each_of_the_wounded_once_and_does_what_the_table_says(played):
    checked = after(played, STEPS, RETURN)
    rolls = [
        re.search(r"ジオン軍 (.*) — 復帰チェック（([ＬＭＨ])） = ([1-6]) (.*) \(6\)$", one).groups()
        for one in told(checked)
        if " = " in one
    ]
    assert len(rolls) == 12 and len({name for name, *_ in rolls}) == 12
    where = {piece.name: piece.location for piece in checked.pieces if piece.properties["Counter"] in people()}
    home, dead = "サイド３", "死亡・除外"
    goes = {"復帰": home, "悪化（Ｍへ）": MIDDLE[1], "悪化（Ｈへ）": HEAVY[1], "死亡": dead}
    stays = {"Ｌ": LIGHT[1], "Ｍ": MIDDLE[1], "Ｈ": HEAVY[1]}
    for name, box, die, result in rolls:
        assert result == RESULTS[box][die]
        assert where[name] == goes.get(result, stays[box])


def people() -> set[str]:
    return {who for _, _, some in (LIGHT, MIDDLE, HEAVY) for who in some}


def test_a_survival_roll_is_told_and_the_dead_leave_the_game(played):
    (rolled,) = told(after(played, STEPS, SURVIVAL))
    assert re.fullmatch(r"ウラル: 連邦軍 エルラン — 生存判定を振る（時期の段で読む） = [1-6]  ?\(30\)", rolled)
    assert [(one.map, one.location) for one in of(after(played, STEPS, DEAD), "gopp")] == [(FEDERATION, "死亡・除外")]


def test_the_card_brings_the_gundam_which_is_made_at_the_white_base(played):
    assert [(one.map, one.location) for one in of(after(played, STEPS, CARD), "gundam")] == [
        (FEDERATION, "工場ボックス")
    ]
    (base,) = of(after(played, STEPS, MADE), "white-base")
    (made,) = of(after(played, STEPS, MADE), "gundam")
    assert (made.map, made.location, made.x, made.y) == (SPACE, "サイド７", base.x, base.y)
    assert told(after(played, STEPS, MADE)) == ["サイド７: 連邦軍 ガンダム — 生産（ホワイトベースへ）"]


def test_the_g3_takes_its_place_in_the_state_that_it_was_in(played):
    changed = after(played, STEPS, THIRD)
    assert of(changed, "gundam") == []
    (third,) = of(changed, "g3-gundam")
    assert (third.location, third.properties["State_Level"]) == ("サイド７", "2")
    assert told(changed) == ["サイド７: 連邦軍 ガンダム (裏) — Ｇ－３に換装（１ＧＰ） → Ｇ－３"]
