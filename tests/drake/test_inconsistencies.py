"""Where the rulebook is at odds with itself (DR-X of the facts), the setups give what was decided; one slip more is found.

The first half holds the entries of the facts that are about the setups, the second the constraints about characters, cargo,
owners and prerequisites: each slip is reported at its line with its rule.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.constraints import bind_constraints, check_constraints, check_setup, run_on_game
from builder.diagnostic import Diagnostic, Severity
from builder.load.game import load_setup
from builder.load.vocabulary import vocabulary_of
from builder.record import replace

SETUPS = Path(__file__).parents[2] / "rules_data" / "drake" / "setups"


@pytest.fixture(scope="module")
def bound(game):
    found = bind_constraints(game)
    assert found.faults == ()
    return found


@pytest.fixture(scope="module")
def judged(bound):
    """What the constraints find in a setup as it stands, or in which ``before`` (once there) is written otherwise."""

    def judge(setup: str, before: str = "", after: str = "") -> list[Diagnostic]:
        text = (SETUPS / f"{setup}.yaml").read_text(encoding="utf-8")
        if before:
            assert text.count(before) == 1, before
        read, wrong = load_setup(
            text.replace(before, after) if before else text, f"{setup}.yaml", vocabulary_of(bound.view.game)
        )
        assert {fault.code for fault in wrong} <= {"other-spelling"}
        assert read is not None
        return check_setup(bound, read).diagnostics

    return judge


def line_of(setup: str, text: str) -> int:
    whole = (SETUPS / f"{setup}.yaml").read_text(encoding="utf-8")
    return whole[: whole.index(text)].count("\n") + 1


def of(code: str, found) -> list[Diagnostic]:
    return [fault for fault in found if fault.code == code]


# The facts' inconsistencies --------------------------------------------------------------------------------------------


def test_x01_each_line_with_the_second_spelling_of_the_fort_is_a_warning(loaded) -> None:
    assert [(fault.origin.line, fault.severity, fault.message, fault.message_ja) for fault in loaded[1]] == [
        (
            line,
            Severity.WARNING,
            "'城塞' is another spelling of '城砦' and is taken for it (rule 37-6, 37-7)",
            "「城塞」は「城砦」の別の表記です。「城砦」として扱います（規則37-6, 37-7）",
        )
        for line in (line_of("campaign", "{counter: 城塞, count: 4}"), line_of("campaign", "{counter: 城塞, count: 2}"))
    ]


def test_x03_a_country_that_is_listed_twice_is_an_error(bound) -> None:
    text = (SETUPS / "scenario.yaml").read_text(encoding="utf-8")
    again = "  - {side: クの国, tracks: {状態: 軍備, 技術: 2, 資金: 30}}\n"
    _, wrong = load_setup(text + again, "scenario.yaml", vocabulary_of(bound.view.game))
    assert "side-twice" in [fault.code for fault in wrong]


def test_x08_shott_and_zett_without_the_spriggan_are_warnings_with_the_reason(judged) -> None:
    found = of("characters-enter-with-their-unit", judged("scenario"))
    assert [(fault.severity, fault.message) for fault in found] == [
        (Severity.WARNING, "Shott of Drake's Army stands at Ras Wau, but there is no Spriggan (rule 11.22)"),
        (Severity.WARNING, "Zett① of Drake's Army stands at Ras Wau, but there is no Spriggan (rule 11.23)"),
    ]
    assert [fault.message_ja for fault in found] == [
        "ドレイク軍のショットがラース・ワウに置かれていますが、スプリガンが配置にありません（規則11.22）",
        "ドレイク軍のゼット①がラース・ワウに置かれていますが、スプリガンが配置にありません（規則11.23）",
    ]
    assert found[0].related[-1].message_ja == (
        "例外：38-1 は、登場の条件であるスプリガンが無いまま二人を置く（規則38-1）"
    )
    assert of("characters-enter-with-their-unit", judged("campaign")) == []


def test_x08_elsewhere_it_is_an_error(judged) -> None:
    found = of("characters-enter-with-their-unit", judged("campaign", "{counter: キブツ}", "{counter: ショット}"))
    assert [(fault.severity, fault.origin.line) for fault in found] == [
        (Severity.ERROR, line_of("campaign", "{counter: キブツ}"))
    ]


def test_x08_the_spriggan_settles_it(judged) -> None:
    found = judged("scenario", "{counter: ブルベガー, count: 5}", "{counter: スプリガン}")
    assert of("characters-enter-with-their-unit", found) == []


def test_x09_a_version_that_nothing_replaces_is_a_warning(bound) -> None:
    (found,) = of("version-to-change-to", run_on_game(bound).diagnostics)
    assert (found.severity, found.message) == (
        Severity.WARNING,
        "Zett: 1 of at least 2 versions (Zett①) (rule 11.23, 38-1)",
    )
    assert found.origin.file == "counters/drake/characters.yaml"


def test_x15_the_four_places_are_asked_about(judged) -> None:
    for setup in ("campaign", "scenario"):
        (found,) = of("hex-or-region", judged(setup))
        assert found.severity is Severity.NOTE
        assert "ク北部・ラウ東部・ナ北部・ナ南部は１ヘクスですか、地域ですか" in (found.message_ja or "")


def test_x16_the_forts_at_given_manor_are_no_fault(judged) -> None:
    for setup in ("campaign", "scenario"):
        assert [fault for fault in judged(setup) if "Given Manor" in fault.message] == []


def test_x19_the_countries_that_have_fallen_are_missed_by_no_constraint(judged) -> None:
    codes = {fault.code for fault in judged("scenario")}
    assert codes.isdisjoint({"kiron-castle-keeps-mi", "elf-castle-keeps-a", "first-states", "technology-from-zero"})


def test_x20_kiron_castle_as_highland_breaks_the_scenario_only(game) -> None:
    boards = tuple(
        replace(board, hexes=dict(board.hexes) | {"1612": replace(board.hexes["1612"], terrain="highland")})
        if "1612" in board.hexes
        else board
        for board in game.boards
    )
    found = of("fort-limit", check_constraints(replace(game, boards=boards)))
    assert [(fault.origin.file, fault.severity, fault.message) for fault in found] == [
        (
            "rules_data/drake/setups/scenario.yaml",
            Severity.ERROR,
            "Kiron Castle: 3 × Fort; Highland holds 2 (rule 26.7-26.9)",
        )
    ]


def test_x21_and_x29_an_army_without_a_fort_and_a_squad_without_tracks_are_no_fault(judged) -> None:
    found = judged("scenario")
    assert [fault for fault in found if "Elf Castle" in fault.message and fault.severity is Severity.ERROR] == []
    assert [fault for fault in found if "Zelana Squad" in fault.message] == []


# The constraints -------------------------------------------------------------------------------------------------------

SLIPS = {
    "forts-of-one-country": (
        "scenario",
        "{counter: 城砦, note: {ja: 秘密工場（31.6）。, en: The secret factory (31.6).}}",
        "{counter: 城砦}\n          - {counter: 城砦, side: ナの国}",
        1,
    ),
    "one-version-of-a-character": ("campaign", "{counter: ドワ}", "{counter: ショウ②}", 0),
    "one-battle-ship-of-a-name": (
        "campaign",
        "{counter: エイブ}",
        "{counter: ゴラオン}\n          - {counter: ゴラオン, state: sub-front}",
        1,
    ),
    "characters-change-with-their-unit": ("campaign", "{counter: ショウ①}", "{counter: ショウ③}", 0),
    "characters-enter-with-their-unit": ("campaign", "{counter: ドワ}", "{counter: リムル}", 0),
    "aboard-the-zelana": ("campaign", "          - {counter: ゼラーナ}\n", "", 0),
    "zelana-leads-into-the-hills": ("campaign", "          - {counter: ゼラーナ}\n", "", 0),
    "kiron-castle-keeps-mi": ("campaign", "{counter: 城塞, count: 2}", "{counter: ゲド}", 0),
    "elf-castle-keeps-a": ("campaign", "{counter: 城塞, count: 4}", "{counter: ゲド}", 0),
    "transport-ready": ("scenario", "          - {counter: グリムリー}\n", "          - {counter: ボゾン}\n", None),
}


@pytest.mark.parametrize("code", SLIPS)
def test_a_slip_is_found_at_its_line(judged, code: str) -> None:
    setup, before, after, line = SLIPS[code]
    assert of(code, judged(setup)) == []
    found = of(code, judged(setup, before, after))
    expected = line_of("scenario", "{counter: 城砦, note: {ja: 秘密") if line is None else line_of(setup, before) + line
    assert [fault.origin.line for fault in found][:1] == [expected]


def test_every_constraint_of_these_kinds_has_a_slip(bound) -> None:
    kinds = ("carried-size", "one-owner", "prerequisite", "presence-requires", "uniqueness", "forbidden-company")
    ids = {entry.constraint.id for entry in bound.constraints if entry.kind.name in kinds}
    assert ids <= set(SLIPS)


def test_what_each_character_lacks_is_told_with_its_own_rule(judged) -> None:
    (found,) = of("characters-change-with-their-unit", judged("campaign", "{counter: ショウ①}", "{counter: ショウ③}"))
    assert found.severity is Severity.WARNING
    assert found.message == "Sho③ of Zelana Squad stands at Kustanga Hills 1205, but there is no Billbine (rule 11.12)"


def test_the_black_knight_waits_for_burn(judged) -> None:
    found = judged("campaign", "{counter: ビランビー}", "{counter: ズワース}\n          - {counter: 黒騎士①}")
    (fault,) = of("characters-enter-with-their-unit", found)
    assert fault.message == (
        "Black Knight① of Drake's Army stands at Ras Wau, but Burn of Drake's Army is there (rule 11.25)"
    )


def test_the_capacity_of_the_zelana_is_not_checkable(game) -> None:
    (note,) = [
        fault for fault in check_constraints(game) if fault.code == "not-checkable" and "zelana" in fault.message
    ]
    assert (note.severity, note.message) == (
        Severity.NOTE,
        "'aboard-the-zelana' is not checkable (in part): no value 'Capacity' for Zelana (rule 16.5)",
    )


def test_a_capacity_that_is_known_is_held_to(game) -> None:
    """With a user's own value of one the two aura battlers of the campaign are one too many."""
    for capacity, lines in ((2, []), (1, ["ダーナオシー"])):
        counters = tuple(
            replace(counter, values={"front": {"capacity": capacity}}) if counter.id == "zelana" else counter
            for counter in game.counters
        )
        found = of("aboard-the-zelana", check_constraints(replace(game, counters=counters)))
        text = (SETUPS / "campaign.yaml").read_text(encoding="utf-8").splitlines()
        assert [name for fault in found for name in lines if name in text[fault.origin.line - 1]] == lines
        assert len(found) == len(lines)


def test_a_battle_ship_has_its_two_counters(bound) -> None:
    assert of("two-counters-a-battle-ship", run_on_game(bound).diagnostics) == []
