"""The game's constraints bite: one slip in a setup, one fault at its line; and the game's own setups have no error."""

from __future__ import annotations

import pytest

from builder.check.constraints import bind_constraints, check_constraints
from builder.diagnostic import Severity
from builder.model.game import Game
from tests.one_year_war.constraint_judging import Judge, judge_of, line_of, of

SOLOMON = "          - {counter: 要塞, count: 3, state: back}\n          - {counter: 支配マーカー}\n"
MADRAS = (
    "      - place: マドラス\n"
    '        rule: "41.3"\n'
    "        counters:\n"
    "          - {counter: ザクⅡ陸戦型}\n"
    "          - {counter: 支配マーカー}\n"
)
HELD = "      # Held without units.\n"


@pytest.fixture(scope="module")
def judged(game: Game) -> Judge:
    return judge_of(game)


def place(name: str, counter: str) -> str:
    return f"      - place: {name}\n        counters:\n          - {{counter: {counter}}}\n"


SLIPS = {  # constraint: setup, what is written there, what instead, the line that is pointed at
    "card-for-every-unit": (
        "tv-scenario",
        "{counter: ホワイトベースの",
        "{counter: Ｇ－３の",
        "{counter: ホワイトベース}",
    ),
    "control-markers": ("campaign", SOLOMON, SOLOMON.replace("マーカー}", "マーカー, count: 2}"), 1),
    "one-marker-a-base": ("campaign", SOLOMON, SOLOMON.replace("マーカー}", "マーカー, count: 2}"), 1),
    "markers-at-bases": (
        "tv-scenario",
        "{counter: スレンダー}",
        "{counter: スレンダー}\n          - {counter: 支配マーカー}",
        1,
    ),
    "zeon-holds-where-it-stands": ("campaign", SOLOMON, SOLOMON.partition("\n")[0] + "\n", 0),
    "zeon-stands-where-it-holds": ("campaign", SOLOMON, SOLOMON.partition("\n")[2], 0),
    "federation-among-its-own": ("campaign", "      - place: サイド５\n", "      - place: ソロモン\n", 3),
    "home-of-zeon": (
        "campaign",
        "          - {counter: ガデム}\n          - {counter: 支配マーカー}\n",
        "          - {counter: ガデム}\n",
        "          - {counter: 要塞, count: 3}",
    ),
    "home-of-the-federation": (
        "campaign",
        "{counter: ゴップ}",
        "{counter: ゴップ}\n          - {counter: 支配マーカー, side: ジオン軍}",
        1,
    ),
    "nobody-on-earth-or-moon": ("tv-scenario", '- hex: "1304"', '- hex: "1107"', 6),
    "forts-at-bases": ("tv-scenario", "{counter: スレンダー}", "{counter: スレンダー}\n          - {counter: 要塞}", 1),
    "carried-in-open-space": (
        "tv-scenario",
        "          - {counter: ムサイ}\n          - {counter: シャア①}\n",
        "          - {counter: シャア①}\n",
        -2,
    ),
    "carried-at-sea": (
        "tv-scenario",
        MADRAS,
        '      - hex: "0301"\n        board: ground-map\n        counters:\n          - {counter: ザクⅡ陸戦型}\n',
        3,
    ),
    "new-forts-on-their-back": ("campaign", "{counter: グワジン}", "{counter: グワジン, state: back}", 0),
    "solomon-unfinished": ("campaign", "{counter: 要塞, count: 3, state: back}", "{counter: 要塞, count: 3}", 0),
    "nothing-damaged": ("tv-scenario", "{counter: ドロス}", "{counter: ドロス, state: back}", 0),
    "solar-system-from-level-40": ("tv-scenario", "ソーラシステム: ストック", "ソーラシステム: 手元", 0),
    "where-a-colony-starts": (
        "tv-scenario",
        "{counter: デラーズ}",
        "{counter: デラーズ}\n          - {counter: コロニー}",
        1,
    ),
    "ships-with-the-colony": (
        "tv-scenario",
        "{counter: ガデム}",
        "{counter: ガデム}\n          - {counter: コロニー}",
        -1,
    ),
    "suits-with-the-colony": (
        "tv-scenario",
        "{counter: ガデム}",
        "{counter: ガデム}\n          - {counter: コロニー}",
        -2,
    ),
    "no-enemy-with-the-colony": (
        "campaign",
        "{counter: ワッケイン}",
        "{counter: ワッケイン}\n          - {counter: コロニー, side: ジオン軍}",
        1,
    ),
    "two-colonies-a-game": (
        "tv-scenario",
        "{counter: ガデム}",
        "{counter: ガデム}\n          - {counter: コロニー}",
        1,
    ),
    "one-colony-a-side": (
        "tv-scenario",
        HELD,
        place("サイド１から配置済", "コロニー配置済マーカー, count: 2") + HELD,
        2,
    ),
    "marks-of-used-sides": ("tv-scenario", HELD, place("サイド２", "コロニー配置済マーカー") + HELD, 2),
    "marks-for-all-colonies": ("campaign", "コロニー落とし: 0", "コロニー落とし: 1", 0),
    "turns": ("tv-scenario", "turn: 17", "turn: 18", 0),
    "power-of-both": ("campaign", "国力: 15", "国力: 16", "国力: 45"),
    "transport-capacity-of-zeon": ("campaign", "輸送力: 50", "輸送力: 51", 0),
    "enter-with-white-base": ("tv-scenario", "{counter: リュウ}", "{counter: アムロ①}", 0),
    "one-version-of-a-character": (
        "tv-scenario",
        "{counter: リュウ}",
        "{counter: アムロ①}\n          - {counter: アムロ②}",
        1,
    ),
    "detachment-near-luna-two": ("tv-scenario", '- hex: "1304"', '- hex: "1404"', 6),
}
SLIPS["one-controller"] = (
    "campaign",
    "ア・バオア・クー, ソロモン]",
    "ア・バオア・クー, ソロモン, ジャブロー]",
    "[サイド１",
)

OF_THE_GAME = {  # asked of the game itself, or of values that no source gives: tested in test_constraints_of_the_game.py
    "ships-in-open-space", "aboard-in-open-space", "ships-at-sea", "aboard-at-sea", "who-can-command", "a-year-of-turns",
    "nine-corps", "counters-in-the-box", "cards-in-the-box", "end-check-table", "end-check-roll", "control-roll",
    "survival-roll", "return-from-light-wounds", "return-from-middle-wounds", "return-from-heavy-wounds", "drop-table",
    "transport-on-a-map", "transport-through-the-atmosphere", "descent-points-around-the-earth",
    "by-land-over-gibraltar", "by-land-over-suez", "by-land-over-panama",
    "by-sea-over-gibraltar", "by-sea-over-suez", "by-sea-over-panama",
}  # fmt: skip
QUESTIONS = {"up-to-three-hexes"}


def test_every_constraint_has_a_slip(game: Game) -> None:
    assert {constraint.id for constraint in game.constraints} == set(SLIPS) | OF_THE_GAME | QUESTIONS


def test_the_games_own_setups_have_no_error_and_no_warning(game: Game) -> None:
    found = check_constraints(game)
    assert {fault.severity for fault in found} == {Severity.NOTE}
    told = [fault for fault in found if fault.code != "not-checkable"]
    assert [(fault.code, fault.origin.file.rpartition("/")[2]) for fault in told] == [
        ("marks-for-all-colonies", "tv-scenario.yaml"),
        ("transport-capacity-of-zeon", "tv-scenario.yaml"),
        ("up-to-three-hexes", "tv-scenario.yaml"),
    ]


@pytest.mark.parametrize("code", SLIPS)
def test_a_slip_is_caught_at_its_line(judged: Judge, code: str) -> None:
    setup, before, after, where = SLIPS[code]
    assert [fault for fault in of(code, judged(setup)) if fault.severity is not Severity.NOTE] == []
    found = of(code, judged(setup, before, after))
    line = line_of(setup, where) if isinstance(where, str) else line_of(setup, before) + where
    warned = code in ("power-of-both", "transport-capacity-of-zeon")
    assert [(fault.origin.line, fault.severity) for fault in found][:1] == [
        (line, Severity.WARNING if warned else Severity.ERROR)
    ]
    assert found[0].message_ja
    assert found[0].message_ja != found[0].message


def test_a_card_in_the_box_of_the_other_side_does_not_count(judged: Judge) -> None:
    own = "          - {counter: Ｍ型潜水艦の開発カード}\n          - {counter: 要塞の開発カード}\n"
    found = of("card-for-every-unit", judged("campaign", own, own.partition("\n")[0] + "\n"))
    assert [(fault.message, fault.message_ja) for fault in found] == [
        (
            "Fortress of Earth Federation stands at Jaburo (and 3 more lines), "
            "but there is no Fortress Card among the cards of the Federation (rule 11, 32)",
            "連邦軍の要塞がジャブローに置かれています（ほか3行）が、"
            "連邦軍の入手した要塞の開発カードが配置にありません（規則11, 32）",
        )
    ]


def test_every_unit_type_and_fort_has_its_card_in_the_table(game: Game) -> None:
    (constraint,) = [
        entry for entry in bind_constraints(game).constraints if entry.constraint.id == "card-for-every-unit"
    ]
    kinds = {entry.id for entry in game.classes if entry.id in ("mobile-suit", "ship", "fort")}
    assert set(constraint.options.of.by_counter) == {
        counter.id for counter in game.counters if counter.class_id in kinds
    }


def test_a_base_that_is_forgotten_and_a_neutral_one_that_is_held(judged: Judge) -> None:
    found = of("one-controller", judged("campaign", "ハワイ, ニューギニア]", "ハワイ]"))
    assert [(fault.message, fault.message_ja) for fault in found] == [
        (
            "nobody controls New Guinea; one of these must: Zeon, Earth Federation (rule 4, 37)",
            "ニューギニアを支配する陣営がありません（ジオン軍・連邦軍のうち一つが必要）（規則4, 37）",
        )
    ]
    found = of(
        "one-controller", judged("campaign", "ア・バオア・クー, ソロモン]", "ア・バオア・クー, ソロモン, サイド６]")
    )
    assert [fault.message for fault in found] == ["Side 6 is controlled by Zeon; it must be neutral (rule 4, 37)"]


def test_a_stack_without_limit_is_no_fault(judged: Judge) -> None:
    """Chapter 15: any number of units may be in a hex."""
    assert of_errors(judged("campaign", "{counter: ザクⅠ, count: 10}", "{counter: ザクⅠ, count: 99}")) == []


def of_errors(found) -> list[str]:
    return [fault.code for fault in found if fault.severity in (Severity.ERROR, Severity.WARNING)]


def test_a_colony_with_its_fleet_is_no_fault(judged: Judge) -> None:
    """The fleet of グラナダ (three forts, three ships, ten mobile suits) at サイド１, which the Federation then does not hold."""
    before = "      - place: グラナダ\n"
    after = (
        "      - place: サイド１\n"
        "        counters:\n"
        "          - {counter: ムサイ, count: 2}\n"
        "          - {counter: ザクⅠ, count: 6}\n"
        "          - {counter: コロニー}\n" + before
    )
    codes = {fault.code for fault in judged("campaign", before, after)}
    assert codes.isdisjoint(
        {"where-a-colony-starts", "ships-with-the-colony", "suits-with-the-colony", "two-colonies-a-game"}
    )
    codes = {fault.code for fault in judged("campaign", before, after.replace("count: 6", "count: 5"))}
    assert "suits-with-the-colony" in codes
