"""Where the rulebook is at odds with itself (OY-X of the facts), the data gives what was decided; one slip more is found."""

from __future__ import annotations

import pytest

from builder.check.constraints import bind_constraints, check_constraints
from builder.diagnostic import Severity
from builder.load.game import load_setup
from builder.load.vocabulary import vocabulary_of
from builder.model.game import Game
from builder.record import replace
from tests.one_year_war.constraint_judging import Judge, judge_of, line_of, of, setup_text, written_otherwise


@pytest.fixture(scope="module")
def judged(game: Game) -> Judge:
    return judge_of(game)


def standing(game: Game, setup: str, place: str) -> dict[str, int]:
    """What stands at a place, by id: a side's own fort is ``zeon-fort`` or ``federation-fort``."""
    (found,) = (entry for entry in game.setups if entry.id == setup)
    return {line.counter: line.count for line in found.placements if line.place == place}


# The setups ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "place", "there"),
    [
        ("campaign", "side-5", {"saberfish": 10, "salamis": 4, "magellan": 2, "tianem": 1, "wakkein": 1}),
        ("campaign", "belfast", {"federation-fort": 2}),
        ("campaign", "torrington", {"federation-fort": 2}),
        ("campaign", "california", {"type-61-tank": 1}),
        ("campaign", "perth", {"type-61-tank": 1}),
        *(("campaign", name, {"type-61-tank": 2}) for name in ("new-yark", "odessa", "kilimanjaro", "madras")),
        ("tv-scenario", "side-7", {"white-base": 1, "paolo": 1, "bright": 1, "ryu": 1}),
        *(("tv-scenario", name, {"type-61-tank": 3}) for name in ("ghana", "kimbareid", "tokyo")),
        *(("tv-scenario", name, {"type-61-tank": 2}) for name in ("santiago", "rio-de-janeiro")),
    ],
)
def test_x01_lists_of_several_places_are_read_units_first(
    game: Game, setup: str, place: str, there: dict[str, int]
) -> None:
    """Place first, サイド５ would have forts, サイド７ tanks, and the last bases of each list nothing."""
    assert standing(game, setup, place) == there


def test_x01_the_setups_say_which_reading_was_taken(game: Game) -> None:
    for setup in game.setups:
        assert any("units first" in note.in_language("en") for note in setup.notes)
        assert any("ユニット、拠点" in note.in_language("ja") for note in setup.notes)


def test_x10_bases_without_a_line_in_the_list_are_the_federations_and_no_fault(game: Game, judged: Judge) -> None:
    (campaign,) = (setup for setup in game.setups if setup.id == "campaign")
    held = {entry.place for entry in campaign.holdings if entry.side == "federation"}
    assert {"side-1", "side-2", "side-4", "side-7", "hawaii", "new-guinea"} <= held
    assert len(campaign.holdings) == 39
    assert judged("campaign") == [fault for fault in judged("campaign") if fault.severity is Severity.NOTE]


def test_x11_the_neutral_bases_are_nobodys(game: Game, judged: Judge) -> None:
    (constraint,) = [entry for entry in bind_constraints(game).constraints if entry.constraint.id == "one-controller"]
    assert constraint.options.neutral.ids == (("space-map", "side-6"), ("space-map", "von-braun"))
    for setup in game.setups:
        assert {"side-6", "von-braun"}.isdisjoint(entry.place for entry in setup.holdings)
    terrain = game.board("space-map").hexes
    assert {terrain["0711"].terrain, terrain["0606"].terrain} == {"neutral"}
    found = of(
        "one-controller",
        judged(
            "tv-scenario",
            "      # Held without units.\n",
            "      - place: サイド６\n        counters: [{counter: 支配マーカー}]\n",
        ),
    )
    assert [(fault.severity, fault.message_ja) for fault in found] == [
        (Severity.ERROR, "サイド６はジオン軍の支配ですが、中立でなければなりません（規則4, 37）")
    ]


def test_x12_it_is_asked_whether_three_hexes_are_exactly_three(judged: Judge) -> None:
    (found,) = of("up-to-three-hexes", judged("tv-scenario"))
    assert (found.severity, found.origin.line) == (Severity.NOTE, line_of("tv-scenario", '- hex: "1304"') + 6)
    assert "exactly three hexes from Luna Two, or up to three?" in found.message
    assert "丁度３ヘックスですか、３ヘックス以内ですか" in (found.message_ja or "")
    assert of("up-to-three-hexes", judged("campaign")) == []


def test_x12_read_as_up_to_three_two_hexes_are_no_fault(game: Game, judged: Judge) -> None:
    nearer = ("tv-scenario", '- hex: "1304"', '- hex: "1404"')
    assert {fault.message.partition(" is ")[2] for fault in of("detachment-near-luna-two", judged(*nearer))} == {
        "2 hexes from Luna Two; it must be 3 (rule 41.3)"
    }
    answered = judge_of(replace(game, constraints=written_otherwise("    exactly: 3\n", "    maximum: 3\n")))
    assert of("detachment-near-luna-two", answered(*nearer)) == []


def test_x13_from_where_the_colonies_came_is_noted_as_not_said(judged: Judge) -> None:
    (found,) = of("marks-for-all-colonies", judged("tv-scenario"))
    assert (found.severity, found.origin.line) == (Severity.NOTE, line_of("tv-scenario", "tracks: {コロニー落とし: 2"))
    assert found.related[-1].message == (
        "an exception: 41.3 does not say from which sides the two colonies came, nor where they fell (rule 41.3)"
    )


def test_x13_somebody_who_knows_it_marks_the_two_sides(judged: Judge) -> None:
    held = "      # Held without units.\n"
    marks = "".join(
        f"      - {{place: サイド{side}から配置済, counters: [{{counter: コロニー配置済マーカー}}]}}\n"
        for side in "１２"
    )
    assert {fault.code for fault in judged("tv-scenario", held, marks)} == {
        "transport-capacity-of-zeon",
        "up-to-three-hexes",
    }


def test_x18_a_fort_needs_no_movement_type_and_stands_at_bases_only(game: Game, judged: Judge) -> None:
    """Forts count as ships (2) but for what chapter 18 asks of ships: they are in no message about movement types."""
    missing = [fault.message for fault in check_constraints(game) if "Movement type" in fault.message]
    assert missing == [
        "'ships-in-open-space' is not checkable (in part): no value 'Movement type' for Musai (rule 18.2, 18.4)"
    ]
    slip = judged("tv-scenario", "{counter: スレンダー}", "{counter: スレンダー}\n          - {counter: 要塞}")
    assert {fault.code for fault in slip if fault.severity is Severity.ERROR} == {"forts-at-bases"}


def test_x18_a_fort_counts_as_a_ship_beside_the_colony(judged: Judge) -> None:
    colony = "{counter: デラーズ}\n          - {counter: コロニー}"  # ア・バオア・クー: three forts and one ship
    assert of("ships-with-the-colony", judged("tv-scenario", "{counter: デラーズ}", colony)) == []


def test_x19_the_transport_capacity_that_is_left_is_noted_as_not_checkable(judged: Judge) -> None:
    (found,) = of("transport-capacity-of-zeon", judged("tv-scenario"))
    assert (found.severity, found.origin.line) == (Severity.NOTE, line_of("tv-scenario", "輸送力: 33"))
    assert found.message == (
        "TV Scenario (September): Colony Drops Made 2 × 6 + Transport Capacity of Zeon 33 is 45; it must be 50 "
        "(rule 10, 36, 41.2)"
    )
    assert "確かめられない" in (found.related[-1].message_ja or "")
    assert of("transport-capacity-of-zeon", judged("campaign")) == []


def test_x21_the_forts_of_solomon_lie_on_their_back(game: Game) -> None:
    (campaign,) = (setup for setup in game.setups if setup.id == "campaign")
    backs = [(line.counter, line.place, line.count) for line in campaign.placements if line.state == "back"]
    assert backs == [("zeon-fort", "solomon", 3)]


def test_x22_the_scenario_begins_after_the_first_check_and_that_is_no_fault(judged: Judge) -> None:
    assert of("turns", judged("tv-scenario")) == []
    assert of("end-check-table", judged("tv-scenario")) == []


# Words -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "before", "after"),
    [
        ("campaign", "ア・バオア・クー, ソロモン]", "ア･バオア･クー, ソロモン]"),  # X06, X14
        ("campaign", "tracks: {コロニー落とし: 0", "tracks: {コロニー落し: 0"),
        ("campaign", "{counter: セイバーフィッシュ, count: 20}", "{counter: ｾｲﾊﾞｰﾌｨｯｼｭ, count: 20}"),
        ("tv-scenario", "{counter: ザク・マリンタイプ}", "{counter: ザク･マリンタイプ}"),
    ],
)
def test_x06_and_x14_other_spellings_mean_the_same(judged: Judge, setup: str, before: str, after: str) -> None:
    assert [fault.code for fault in judged(setup, before, after)] == [fault.code for fault in judged(setup)]


def test_x23_a_name_that_begins_like_others_means_itself_alone(game: Game) -> None:
    counters = vocabulary_of(game).counters_of("zeon")
    names = {
        "ザクⅡ": "zaku-2",
        "ザクⅡ初期型": "zaku-2-early",
        "ザクⅡ指揮官用": "zaku-2-commander",
        "ザクⅡ陸戦型": "zaku-2-ground",
    }
    assert {name: tuple(counter.id for counter in counters.all(name)) for name in names} == {
        name: (counter,) for name, counter in names.items()
    }
    slip = setup_text("campaign").replace("{counter: ザクⅠ, count: 10}", "{counter: ザクI, count: 10}")
    _, wrong = load_setup(slip, "campaign.yaml", vocabulary_of(game))
    assert [(fault.code, fault.message) for fault in wrong] == [  # never taken for another
        ("unknown-counter", "there is no counter 'ザクI'; did you mean 'ザクⅠ'?")
    ]


def test_x04_a_phase_that_chapter_3_does_not_have_is_unknown(game: Game) -> None:
    assert "負傷者フェイズ" not in {phase.names.in_language("ja") for phase in game.turns.phases}
    wrong = written_otherwise("    sum: [{turns: true}]\n", "    sum: [{phase: 負傷者フェイズ, times: 24}]\n")
    (fault,) = bind_constraints(replace(game, constraints=wrong)).faults
    assert (fault.code, fault.severity) == ("unknown-word", Severity.ERROR)
    assert "負傷者フェイズ" in fault.message


def test_x20_tanks_and_aircraft_are_mobile_suits(game: Game) -> None:
    assert {game.counter(name).class_id for name in ("type-61-tank", "saberfish", "adzam", "ball")} == {"mobile-suit"}
