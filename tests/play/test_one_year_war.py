"""一年戦争 at the table in the real engine, from the campaign of January: units, cards, maps, bases, gauges, super weapons."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, press, told

SPACE, GROUND = "宇宙マップ", "地上マップ"
ZEON, FEDERATION = "ジオン軍 管理シート", "連邦軍 管理シート"
FACTORY, CARDS, DECK = "工場ボックス", "開発カード", "ジオン軍 開発カードの山"
SIDE_1 = {"map": SPACE, "x": 707, "y": 350}
"""A pixel in the hex of サイド１."""


def again(command: str, time: int) -> Step:
    """The button pressed once more: steps are known by what they hold."""
    return Step(do="hotkey", command=command, value=str(time))


def phase(number: int) -> Step:
    return Step(do="hotkey", key="ctrl shift N", value=str(number))


# Units, cards and the factory box
HURT = give("damage", Counter="zaku-1", location="サイド３")
LOST = give("damage", Counter="zaku-1", location="サイド３", State_Level="2")
RETIRE, CONVERT = give("retire", Counter="zaku-1", location=FACTORY), give("convert", Counter="musai-card")
PRODUCE = give("produce", Counter="musai", location=FACTORY)
FORT_LOST = give("eliminate", Counter="federation-fort", location="トリントン")
FORT_MADE = give("produce", Counter="federation-fort", location=FACTORY)
CHOOSE = Step(do="move", piece={"Counter": "zaku-2-card"}, map=ZEON, x=1100, y=880)
RETURN = give("return-card", Counter="zaku-2-card")
# Over the maps, and bases
LAUNCH, DESCEND = give("ascend", Counter="big-tray"), give("descend", Counter="big-tray")
GO, TAKE = (
    Step(do="move", piece={"Counter": "chivvay", "location": "グラナダ"}, **SIDE_1),
    give("take-control", Counter="chivvay"),
)
COME = Step(do="move", piece={"Counter": "tianem"}, **SIDE_1)
CRUISE = Step(do="move", piece={"Counter": "magellan", "location": "サイド５"}, **SIDE_1)
LIFT = give("take-control", Counter="magellan", location="サイド１")
# Gauges and operations
INCOME, POOR = press("income:zeon"), press("technology-2:federation")
LEVEL, LEVELS, CARD, TRANSPORT = (press(f"{one}:zeon") for one in ("technology-1", "technology-2", "card", "lift"))
EARLY, PHASES = press("atmosphere:zeon"), tuple(phase(number) for number in range(5))
ATMOSPHERE = again("atmosphere:zeon", 1)
FUNDED = (press("funds:zeon:+10"), again("funds:zeon:+10", 1))
# Once in a game
V_OPERATION, V_AGAIN = press("v-operation:federation"), again("v-operation:federation", 1)
SYSTEM_EARLY, RAY, RAY_FIRED, RAY_AGAIN = (
    press("solar-system:federation"),
    press("solar-ray:zeon"),
    press("solar-ray-great-degwin:zeon"),
    press("solar-ray-alone:zeon"),
)
BURNT = give("solar-ray-hit", Counter="salamis", location="サイド５")
# The colony
DROP = press("colony:zeon")
HITS = tuple(press("colony-hits::+1") if not n else again("colony-hits::+1", n) for n in range(5))
IMPACT, NO_COLONY = press("colony-impact:zeon"), again("colony-impact:zeon", 1)
# The end of a month
UNKNOWN, COUNTED, CHECK, MEANS, TV = (
    press("month-end"),
    press("victory-points::+10"),
    again("month-end", 1),
    press("victory"),
    press("month-end-tv"),
)
CONTROL_CHECK = press("roll:control-check:2+7")
STEPS = (
    *(HURT, LOST, RETIRE, CONVERT, PRODUCE, FORT_LOST, FORT_MADE, CHOOSE, RETURN),
    *(LAUNCH, DESCEND, GO, TAKE, COME, CRUISE, LIFT),
    *(INCOME, POOR, LEVEL, LEVELS, CARD, TRANSPORT, EARLY, *PHASES, ATMOSPHERE, *FUNDED),
    *(V_OPERATION, V_AGAIN, SYSTEM_EARLY, RAY, RAY_FIRED, RAY_AGAIN, BURNT),
    *(DROP, *HITS, IMPACT, NO_COLONY, UNKNOWN, COUNTED, CHECK, MEANS, TV, CONTROL_CHECK),
)


@pytest.fixture(scope="module")
def played(engine, one_year_war) -> Observation:
    """One session from the campaign."""
    properties = ("Counter", "State_Level")
    order = Order(
        vmod=one_year_war.vmod, start=Start.SETUP, steps=STEPS, properties=properties, language="ja", timeout_s=600
    )
    return observe(order, engine)


def places(seen: Observation, step: Step, counter: str) -> list[tuple[str, str]]:
    return [(piece.map, piece.location) for piece in of(after(seen, STEPS, step), counter)]


def line(seen: Observation, step: Step) -> str:
    (only,) = told(after(seen, STEPS, step))
    return only


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_who_is_lost_lies_in_the_factory_box_with_its_face_up(played):
    lost = [piece for piece in of(after(played, STEPS, LOST), "zaku-1") if piece.location == FACTORY]
    assert {(piece.map, piece.properties["State_Level"]) for piece in lost} == {(ZEON, "1")} and len(lost) == 3
    assert (
        told(after(played, STEPS, LOST))[0] == "サイド３: ジオン軍 ザクⅠ (裏) — 除去（工場ボックスへ） → 工場ボックス"
    )


def test_a_conversion_takes_the_old_unit_away_and_the_card_brings_the_new_one(played):
    assert (ZEON, FACTORY) not in places(played, RETIRE, "zaku-1")
    assert places(played, CONVERT, "musai").count((ZEON, FACTORY)) == 1
    assert line(played, CONVERT) == (
        "開発カード: ジオン軍 ムサイの開発カード — 換装：工場ボックスに１枚（換装前はストックへ） → 工場ボックス: ムサイ"
    )


def test_what_is_produced_comes_to_the_home_of_its_side_a_fort_on_its_back(played):
    assert places(played, PRODUCE, "musai").count((SPACE, "サイド３")) == 2
    forts = [
        piece for piece in of(after(played, STEPS, FORT_MADE), "federation-fort") if piece.location == "ジャブロー"
    ]
    assert sorted(piece.properties["State_Level"] for piece in forts) == ["1", "1", "1", "2", "2"]


def test_the_decks_hold_the_cards_that_are_not_owned(played):
    decks = [piece.deck for piece in played.game.pieces if piece.deck]
    assert {deck: decks.count(deck) for deck in decks} == {DECK: 17, "連邦軍 開発カードの山": 8}


def test_a_card_is_chosen_from_the_deck_and_goes_back(played):
    assert places(played, CHOOSE, "zaku-2-card") == [(ZEON, CARDS)]
    (back,) = of(after(played, STEPS, RETURN), "zaku-2-card")
    assert back.deck == DECK
    assert line(played, RETURN) == "開発カード: ジオン軍 ザクⅡの開発カード — 山に戻す"


def test_a_launch_leads_to_the_descent_point_and_a_descent_into_its_area(played):
    assert set(places(played, LAUNCH, "big-tray")) == {(SPACE, "降下ポイントＦ")}
    assert (
        told(after(played, STEPS, LAUNCH))[0]
        == "ジャブロー: 連邦軍 ビッグトレー — 打上げ（降下ポイントへ） → 降下ポイントＦ"
    )
    (place,) = set(places(played, DESCEND, "big-tray"))
    assert place[0] == GROUND and place[1].startswith("エリアＦ ")


def test_a_base_is_marked_when_zeon_takes_it_and_the_mark_is_lifted_when_the_federation_does(played):
    assert (SPACE, "サイド１") not in places(played, GO, "control")
    assert places(played, TAKE, "control").count((SPACE, "サイド１")) == 1
    assert line(played, TAKE) == "サイド１: ジオン軍 チベ — 拠点を支配（支配マーカーを置く）"
    assert (SPACE, "サイド１") not in places(played, LIFT, "control")
    assert len(places(played, LIFT, "control")) == 4


def test_income_adds_the_power_and_what_cannot_be_paid_is_refused(played):
    assert told(after(played, STEPS, INCOME))[1] == "ジオン軍 ＧＰ: 0 → 15"
    assert line(played, POOR) == "連邦軍: ＴＬ＋２（８ＧＰ） — できない：ＧＰ 0（8 以上が必要）"


def test_development_pays_fixed_prices(played):
    assert line(played, LEVEL) == "ジオン軍: ＴＬ＋１（２ＧＰ） — ＧＰ 15 → 13 — 技術レベル 1 → 2"
    assert line(played, LEVELS) == "ジオン軍: ＴＬ＋２（８ＧＰ） — ＧＰ 13 → 5 — 技術レベル 2 → 4"
    assert line(played, CARD) == "ジオン軍: 開発カード入手（１ＧＰ） — ＧＰ 5 → 4"
    assert line(played, TRANSPORT) == "ジオン軍: 輸送力＋１（２ＧＰ） — ＧＰ 4 → 2 — 輸送力 50 → 51"
    assert places(played, TRANSPORT, "zeon-technology-ones") == [(ZEON, "技術レベル +4")]


def test_transport_points_are_set_when_the_action_phase_begins(played):
    assert line(played, EARLY) == "ジオン軍: 大気圏移動（サイズ１につき） — できない：ＴＰ 0（1 以上が必要）"
    lines = told(after(played, STEPS, PHASES[-1]))
    assert lines == [
        "ジオン軍: ＴＰを輸送力に合わせる",
        "ジオン軍 ＴＰ: 0 → 51",
        "** ターン 1 ジオン軍第１行動フェイズ **",
    ]
    assert line(played, ATMOSPHERE) == "ジオン軍: 大気圏移動（サイズ１につき） — 輸送力 51 → 50 — ＴＰ 51 → 50"


def test_the_v_operation_is_made_once(played):
    assert line(played, V_OPERATION) == "連邦軍: Ｖ作戦 — Ｖ作戦 実施済"
    assert line(played, V_AGAIN) == "連邦軍: Ｖ作戦 — できない：「Ｖ作戦 未実施」ではない"


def test_the_solar_system_waits_for_level_forty(played):
    assert line(played, SYSTEM_EARLY) == "連邦軍: ソーラシステム入手 — できない：技術レベル 1（40 以上が必要）"


def test_the_solar_ray_is_fired_once_and_may_cost_a_leader(played):
    assert line(played, RAY) == "ジオン軍: ソーラ・レイ入手 — 輸送力 50 → 46 — ソーラ・レイ 手元"
    die, result = re.fullmatch(
        "ジオン軍: ソーラ・レイ発射（グレートデキン配備） — サイの目 ([1-6]) — (.*) — ソーラ・レイ 使用済",
        line(played, RAY_FIRED),
    ).groups()
    leaders = {"3": "キシリア死亡", "4": "ギレンとキシリア死亡"}
    assert result == leaders.get(die, "ギレン死亡" if die in "12" else "効果なし")
    assert line(played, RAY_AGAIN) == "ジオン軍: ソーラ・レイ発射（配備なし） — できない：「ソーラ・レイ 手元」ではない"


def test_each_unit_under_the_ray_is_lost_on_one_to_five(played):
    lines = told(after(played, STEPS, BURNT))
    rolls = [re.search(r" = ([1-6]) (消滅|無事) \(35\)$", one).groups() for one in lines if " = " in one]
    assert len(rolls) == 4 and all((die != "6") == (result == "消滅") for die, result in rolls)
    lost = sum(result == "消滅" for _, result in rolls)
    assert places(played, BURNT, "salamis").count((FEDERATION, FACTORY)) == lost


def test_a_colony_drop_is_paid_for_and_read_in_its_table_with_the_hits(played):
    assert line(played, DROP) == (
        "ジオン軍: コロニー落とし開始 — ＧＰ 22 → 16 — 輸送力 46 → 40 — ＴＰ 50 → 44"
        " — コロニー落とし 0 → 1 — コロニーの被害（２ヒットで＋１） 0"
    )
    assert line(played, HITS[-1]) == "コロニーの被害: 4 → 5"
    die, total, result, power, loss = re.fullmatch(
        "ジオン軍: コロニー落下判定 — サイの目 ([1-6])＋2 = ([3-8]) — (.*) — 連邦軍 国力 45 → ([0-9]+)"
        " — コロニーによる国力低下 0 → ([0-9]+) — コロニーなし",
        line(played, IMPACT),
    ).groups()
    assert int(total) == int(die) + 2
    lost = {3: 6, 4: 6, 5: 5, 6: 5, 7: 4, 8: 4}[int(total)]
    assert (int(power), int(loss)) == (45 - lost, lost)
    assert result == ("目標消滅・国力－６" if lost == 6 else f"国力－{'４５'[lost - 4]}")
    assert places(played, IMPACT, "colony-hits") == [("プレイシート", "コロニーなし")]
    assert line(played, NO_COLONY) == "ジオン軍: コロニー落下判定 — できない：コロニーなし"


def test_the_end_of_a_month_asks_for_the_points_and_reads_its_table(played):
    assert line(played, UNKNOWN) == "月末のゲーム終了判定 — できない：ＶＰ未集計"
    assert line(played, COUNTED) == "ＶＰ: ＶＰ未集計 → 10"
    (dice,) = re.findall("^月末のゲーム終了判定 — ＶＰ 10 — サイの目 ([0-9]+) — ", line(played, CHECK))
    told_end = line(played, CHECK).rpartition(" — ")[2]
    assert told_end == ("ジオン軍降伏" if int(dice) <= 8 else "戦争継続（１２月ならジオン軍の勝利）")
    assert line(played, MEANS) == "ＶＰの見通し: 10 — ジオン軍降伏は 2D6 で 8以下"
    assert line(played, TV) == "月末の判定（ＴＶ版） — ＶＰ 10 — ジオン軍の敗北"


def test_the_control_check_compares_with_the_number_that_was_chosen(played):
    total, result = re.fullmatch(
        "vmodsmith: 支配権変更チェック ≦7 = ([0-9]+) — (.*)", line(played, CONTROL_CHECK)
    ).groups()
    assert result == ("自軍の支配拠点になる" if int(total) <= 7 else "変わらない")
