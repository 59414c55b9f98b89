"""A turn at the table in the real engine: chits and the cup, gauges, rolls, the end of the turn and of the game."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, press, told

CHITS = give("produce-chit", Counter="drake-army-action")
WOUNDED = give("light-wound", Counter="kibutsu")
FILL, TOO_SOON = press("fill-cup"), press("end-of-turn")
DRAWS = tuple(Step(do="hotkey", command="draw", value=str(number)) for number in range(4))
NOTHING = Step(do="hotkey", command="draw", value="from an empty cup")
WAIT = give("hold-back", Counter="rau-action")
END = Step(do="hotkey", command="end-of-turn", value="again")
PLUS, MINUS = press("funds:ku:+10"), press("funds:ku:-1")
POWER, INCOME = press("power:ku:+10"), press("income:ku")
NO_INCOME = Step(do="hotkey", command="income:ku", value="while it watches")
DEVELOP, RUIN = press("development:drake-army"), press("focused-development:ku")
SHEET = Step(do="button", command="技術 +1", map="クの国 管理シート")
WAR = give("state:at-war", Counter="ku-state-marker")
HITS, FIND, VICTORY = press("roll:hits-4-2:5+0"), press("roll:find-factory:2+9"), press("victory")
NEXT = Step(do="hotkey", key="ctrl shift N")
STEPS = (
    *(CHITS, WOUNDED, FILL, TOO_SOON, *DRAWS, NOTHING, WAIT, END, PLUS, MINUS, POWER, NO_INCOME, WAR, INCOME),
    *(DEVELOP, RUIN, SHEET, HITS, FIND, VICTORY, NEXT),
)
OPEN, FACTORY = "行動チットオープンボックス", "工場ボックス"


@pytest.fixture(scope="module")
def played(engine, drake) -> Observation:
    """One session from the campaign."""
    order = Order(vmod=drake.vmod, start=Start.SETUP, steps=STEPS, properties=("Counter", "Back_Level"), language="ja")
    return observe(order, engine)


def shown(seen: Observation, step: Step, *counters: str) -> list[str]:
    return [piece.location for counter in counters for piece in of(after(seen, STEPS, step), counter)]


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_one_button_puts_every_produced_chit_into_the_cup(played):
    filled = after(played, STEPS, FILL)
    assert {piece.deck for piece in of(filled, "drake-army-action")} == {"カップ"}
    assert told(filled) == ["生産済チット: ドレイク軍 行動チット — カップに入れる"] * 3


def test_the_turn_does_not_end_while_the_cup_holds_something(played):
    assert told(after(played, STEPS, TOO_SOON)) == ["ターン終了: カップにまだ 4 個ある"]
    assert {piece.deck for piece in of(after(played, STEPS, TOO_SOON), "drake-army-action")} == {"カップ"}


def test_each_draw_brings_one_face_up_into_the_open_box(played):
    left = [sum(piece.deck == "カップ" for piece in after(played, STEPS, draw).pieces) for draw in DRAWS]
    assert left == [3, 2, 1, 0]
    lines = [told(after(played, STEPS, draw)) for draw in DRAWS]
    assert [first for first, _ in lines] == [f"チットを引く: カップに {number} 個" for number in (4, 3, 2, 1)]
    assert all(drawn.startswith("カップ: ドレイク軍 ") and drawn.endswith(OPEN) for _, drawn in lines)
    assert shown(played, DRAWS[-1], "drake-army-action", "kibutsu") == [OPEN] * 4


def test_an_empty_cup_says_so(played):
    assert told(after(played, STEPS, NOTHING)) == ["チットを引く: カップは空"]


def test_a_chit_that_waits_lies_face_down(played):
    waiting = of(after(played, STEPS, WAIT), "rau-action")
    assert {(piece.location, piece.properties["Back_Level"]) for piece in waiting} == {("待機", "2")}
    assert {piece.name for piece in waiting} == {"行動チット (裏向き)"}


def test_the_end_of_the_turn_brings_all_chits_home_face_up(played):
    ended = after(played, STEPS, END)
    assert told(ended)[0] == "ターン終了: カップは空"
    drake_chits, rau_chits = of(ended, "drake-army-action"), of(ended, "rau-action")
    assert {(piece.map, piece.location) for piece in drake_chits} == {("ドレイク軍 管理シート", FACTORY)}
    assert {(piece.map, piece.location) for piece in rau_chits} == {("ラウの国 管理シート", FACTORY)}
    assert {piece.properties["Back_Level"] for piece in rau_chits} == {"1"}
    assert shown(played, END, "kibutsu") == [OPEN], "a character is placed by its player, not sent home"


def test_funds_go_up_and_down_with_their_markers(played):
    assert told(after(played, STEPS, PLUS)) == ["クの国 資金: 0 → 10"]
    assert shown(played, PLUS, "ku-funds-tens", "ku-funds-ones") == ["資金 10", "資金 +0"]
    assert told(after(played, STEPS, MINUS)) == ["クの国 資金: 10 → 9"]
    assert shown(played, MINUS, "ku-funds-tens", "ku-funds-ones") == ["資金 0", "資金 +9"]


def test_a_country_that_watches_has_no_income(played):
    assert told(after(played, STEPS, NO_INCOME)) == [
        "クの国: 収入 — 「クの国 状態 静観」ではできない",
        "クの国 資金: 9 → 9",
    ]
    assert shown(played, NO_INCOME, "ku-funds-tens", "ku-funds-ones") == ["資金 0", "資金 +9"]


def test_income_adds_the_power_to_the_funds_in_one_click(played):
    assert told(after(played, STEPS, POWER)) == ["クの国 国力: 0 → 10"]
    assert told(after(played, STEPS, INCOME)) == ["クの国: 収入", "クの国 資金: 9 → 19"]
    assert shown(played, INCOME, "ku-funds-tens", "ku-funds-ones", "ku-power-marker") == [
        "資金 10",
        "資金 +9",
        "国力 10",
    ]


def test_development_pays_what_the_die_says(played):
    roll, funds, level = told(after(played, STEPS, DEVELOP))
    (price,) = (int(number) for number in re.findall(r"^ドレイク軍: 開発 — 価格 (\d+)$", roll))
    assert 9 <= price <= 14
    assert (funds, level) == (f"ドレイク軍 資金: 150 → {150 - price}", "ドレイク軍 技術: 3 → 4")


def test_who_cannot_pay_loses_all_funds(played):
    roll, funds, level = told(after(played, STEPS, RUIN))
    assert re.fullmatch(r"クの国: 集中開発 — 価格 (27|30|33|36|39|42) \(足りず、資金をすべて失う\)", roll)
    assert (funds, level) == ("クの国 資金: 19 → 0", "クの国 技術: 0 → 0")


def test_the_buttons_stand_in_the_window_of_the_sheet(played):
    assert told(after(played, STEPS, SHEET)) == ["クの国 技術: 0 → 1"]


def test_the_state_of_war_is_chosen_in_the_markers_menu(played):
    assert told(after(played, STEPS, WAR)) == ["状態マーカー: クの国 状態 静観 → クの国 状態 参戦"]
    assert shown(played, WAR, "ku-state-marker") == ["クの国 状態 参戦"]


def test_combat_dice_report_hits_for_each_number(played):
    (line,) = told(after(played, STEPS, HITS))
    dice, hits = re.fullmatch(r"vmodsmith: 戦闘 ４・２ ×5 = ([1-6](?:,[1-6]){4}) — (\d+) ヒット", line).groups()
    assert int(hits) == sum((die <= 4) + (die <= 2) for die in map(int, dice.split(",")))


def test_the_search_for_the_factory_reports_what_it_means(played):
    (line,) = told(after(played, STEPS, FIND))
    total, meaning = re.fullmatch(r"vmodsmith: 秘密工場発見 ＋9 = (\d+) — (発見|見つからない)", line).groups()
    assert 11 <= int(total) <= 21 and meaning == "発見"


def test_the_band_of_the_result_is_told(played):
    assert told(after(played, STEPS, VICTORY)) == ["勝敗判定: 10 — ドレイク陣営 優勢"]


def test_the_tracker_goes_through_the_phases(played):
    assert [turn.shown for turn in after(played, STEPS, NEXT).turns] == ["ターン 1 収入フェイズ"]
