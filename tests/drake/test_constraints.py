"""The game's constraints bite: one slip in a setup, one fault at its line with its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.constraints import bind_constraints, check_setup
from builder.diagnostic import Severity
from builder.load.game import load_game, load_setup
from builder.load.vocabulary import vocabulary_of

PROJECT = Path(__file__).parents[2]
SETUPS = PROJECT / "rules_data" / "drake" / "setups"


@pytest.fixture(scope="module")
def bound():
    game, _ = load_game(PROJECT, "drake")
    assert game is not None
    found = bind_constraints(game)
    assert found.faults == ()
    return found


def errors(bound, setup: str, before: str, after: str) -> list[tuple[str, int]]:
    """Codes and lines of the errors in a setup in which ``before`` (once there) is written otherwise."""
    text = (SETUPS / f"{setup}.yaml").read_text(encoding="utf-8")
    assert text.count(before) == 1, before
    line = text[: text.index(before)].count("\n") + 1
    read, wrong = load_setup(text.replace(before, after), f"{setup}.yaml", vocabulary_of(bound.view.game))
    assert {fault.code for fault in wrong} <= {"other-spelling"}
    assert read is not None
    found = check_setup(bound, read).diagnostics
    return [(fault.code, fault.origin.line - line) for fault in found if fault.severity is Severity.ERROR]


SLIPS = {
    "fort-limit": ("campaign", "{counter: 城塞, count: 2}", "{counter: 城塞, count: 5}", 0),
    "secret-factory": (
        "scenario",
        "{counter: 城砦, note: {ja: 秘密工場",
        "{counter: 城砦, count: 2, note: {ja: 秘密工場",
        0,
    ),
    "kiron-castle-keeps-mi": ("campaign", "      - place: キロン城\n", "      - place: レッドバーの砦\n", None),
    "elf-castle-keeps-a": ("campaign", "{counter: 城塞, count: 4}", "{counter: ゲド}", None),
    "own-land-before-war": ("campaign", "      - place: ケミ城\n", "      - place: ウロポロス城\n", None),
    "land-of-the-peaceful": ("campaign", "      - place: ギブンの館\n", "      - place: レッドバーの砦\n", None),
    "zelana-among-friends": (
        "campaign",
        "      - place: クスタンガの丘\n        any_hex: true\n",
        "      - place: ケミ城\n",
        None,
    ),
    "kustanga-hills": (
        "campaign",
        "      - place: ギブンの館\n",
        "      - place: クスタンガの丘\n        any_hex: true\n",
        None,
    ),
    "zelana-leads-into-the-hills": ("campaign", "          - {counter: ゼラーナ}\n", "", 0),
    "action-chit-limit": (
        "campaign",
        "          - {counter: ナムワン}\n          - {counter: 行動チット}\n",
        "          - {counter: ナムワン}\n          - {counter: 行動チット, count: 2}\n",
        1,
    ),
    "chits-in-a-turn": (
        "campaign",
        "          - {counter: ゼラーナ隊チット, side: ゼラーナ隊}\n",
        "          - {counter: ゼラーナ隊チット, side: ゼラーナ隊, count: 2}\n",
        0,
    ),
    "no-sub-counter-in-the-box": (
        "campaign",
        "          - {counter: グリムリー, count: 2}\n",
        "          - {counter: ゴラオン, state: sub-front}\n",
        0,
    ),
    "first-states": ("campaign", "tracks: {状態: 参戦, 技術: 3", "tracks: {状態: 軍備, 技術: 3", None),
    "arming-against-technology": ("scenario", "{状態: 軍備, 技術: 2, 資金: 30}", "{状態: 静観, 技術: 2, 資金: 30}", 0),
    "no-funds-while-watching": ("scenario", "{状態: 軍備, 技術: 2, 資金: 35}", "{状態: 静観, 技術: 2, 資金: 35}", 0),
    "turns": ("scenario", "turn: 5", "turn: 6", 0),
}


def test_every_constraint_of_the_first_kinds_has_a_slip(bound) -> None:
    kinds = ("count-limit", "allowed-places", "track-range")
    errors = {
        entry.constraint.id
        for entry in bound.constraints
        if entry.kind.name in kinds and entry.constraint.severity is Severity.ERROR
    }
    assert errors <= set(SLIPS)


@pytest.mark.parametrize("code", SLIPS)
def test_a_slip_is_found(bound, code: str) -> None:
    setup, before, after, line = SLIPS[code]
    found = errors(bound, setup, before, after)
    assert code in [entry for entry, _ in found]
    if line is not None:
        assert (code, line) in found


def test_the_setups_themselves_have_no_error(bound) -> None:
    for setup in bound.view.game.setups:
        assert [fault for fault in check_setup(bound, setup).diagnostics if fault.severity is Severity.ERROR] == []


def test_what_the_rulebook_itself_breaks_is_a_warning_or_an_exception(bound) -> None:
    """DR-X06 (five chits), DR-X10 (no forts in the boxes), DR-X18 (characters that the scenario leaves out)."""
    found = {
        (setup.id, fault.code): 0 for setup in bound.view.game.setups for fault in check_setup(bound, setup).diagnostics
    }
    for setup in bound.view.game.setups:
        for fault in check_setup(bound, setup).diagnostics:
            found[setup.id, fault.code] += fault.severity is Severity.WARNING
    assert (
        found.items()
        >= {
            ("campaign", "chits-in-a-turn"): 1,
            ("campaign", "forts-to-build"): 5,
            ("scenario", "chits-in-a-turn"): 1,
            ("scenario", "forts-to-build"): 3,
            ("scenario", "characters-of-the-campaign"): 4,
        }.items()
    )
