"""Errata of counters: the grain of an entry, what is merged and what is replaced, which erratum wins."""

from __future__ import annotations

import pytest

from builder.model.erratum import Changed


def test_a_unit_is_changed_for_every_side_and_the_rest_stays(with_erratum):
    game, faults = with_erratum("counters:\n  - {counter: ライオン, values: {表: {攻: [5, 2]}}}\n")
    assert faults == ()
    for name in ("red-lion", "blue-lion"):
        values = game.counter(name).values
        assert values["front"] == {"attack": (5, 2), "defence": (2, 1), "cost": 6}
        assert str(game.counter(name).origin) == "rules_data/skirmish/errata/2026-11-30-0.yaml:6:5"


@pytest.mark.parametrize("entry", ["counter: red-tiger", "counter: タイガーⅡ, side: 赤軍", "counter: tiger, side: red"])
def test_one_side_s_counter_is_changed_alone(with_erratum, entry):
    game, faults = with_erratum(f"counters:\n  - {{{entry}, values: {{front: {{defence: [4]}}}}, count: 9}}\n")
    assert faults == ()
    tigers = {name: game.counter(f"{name}-tiger") for name in ("red", "blue", "green")}
    assert {name: tiger.values["front"]["defence"] for name, tiger in tigers.items()} == {
        "red": (4,),
        "blue": (3,),
        "green": (3,),
    }
    assert {name: tiger.count for name, tiger in tigers.items()} == {"red": 9, "blue": None, "green": None}


def test_one_version_of_a_person_is_changed_alone(with_erratum):
    game, faults = with_erratum("counters:\n  - {counter: ファルコン②, values: {front: {command: 4}}}\n")
    assert faults == ()
    assert [game.counter(name).values["front"]["command"] for name in ("falcon-1", "falcon-2")] == [2, 4]


def test_an_empty_value_makes_it_unknown(with_erratum):
    game, faults = with_erratum("counters:\n  - {counter: ヘロン, values: {front: {command: }}}\n")
    assert faults == ()
    assert game.counter("heron").values["front"] == {}
    (change,) = game.errata[0].changes
    assert (change.what, change.old, change.new) == ("front.command", "1", None)


def test_a_new_name_is_printed_and_setups_find_the_old_one(with_erratum):
    game, faults = with_erratum("counters:\n  - {counter: ライオン, name: {ja: 獅子}}\n")
    assert faults == ()
    assert dict(game.counter("red-lion").names.by_language) == {"ja": "獅子", "en": "Lion"}
    assert any(line.counter == "red-lion" for setup in game.setups for line in setup.placements)


def test_what_changed_is_written_down_with_both_places(with_erratum):
    game, _ = with_erratum("counters:\n  - {counter: red-lion, values: {front: {attack: [5, 2]}}}\n")
    (change,) = game.errata[0].changes
    assert (change.kind, change.subject, change.what) == (Changed.COUNTER, "red-lion", "front.attack")
    assert (change.old, change.new) == ("4・2", "5・2")
    assert str(change.origin) == "rules_data/skirmish/errata/2026-11-30-0.yaml:6:50"
    assert str(change.old_origin) == "counters/skirmish/units.yaml:2:5"


def test_the_later_date_wins_whatever_the_files_are_called(with_erratum):
    with_erratum("counters:\n  - {counter: heron, values: {front: {command: 3}}}\n", "2026-12-02")
    game, faults = with_erratum("counters:\n  - {counter: heron, values: {front: {command: 2}}}\n", "2026-12-01")
    assert faults == ()
    assert [erratum.date for erratum in game.errata] == ["2026-12-01", "2026-12-02"]
    assert game.counter("heron").values["front"]["command"] == 3


@pytest.mark.parametrize(
    ("entry", "code", "place"),
    [
        ("{counter: lino, count: 2}", "unknown-counter", "6:15"),
        ("{counter: heron, side: red, count: 2}", "counter-of-another-side", "6:15"),
        ("{counter: ライオン, count: 6}", "changes-nothing", "6:28"),
        ("{counter: ライオン}", "changes-nothing", "6:5"),
        ("{counter: ライオン, values: {front: {attack: six}}}", "wrong-value", "6:46"),
        ("{counter: ライオン, values: {front: {atack: 6}}}", "unknown-field", "6:38"),
        ("{counter: ライオン, values: {side: {attack: 6}}}", "unknown-state", "6:30"),
        ("{counter: ライオン, cuont: 7, colour: '#000000'}", "unknown-key", "6:21"),
        ("{count: 7}", "missing-key", "6:5"),
    ],
)
def test_what_is_not_there_or_changes_nothing_is_an_error_at_its_place(with_erratum, entry, code, place):
    _, faults = with_erratum(f"counters:\n  - {entry}\n")
    assert [(fault.code, str(fault.origin).split(":", 1)[1]) for fault in faults] == [(code, place)]


def test_a_text_of_a_rule_alone_is_an_erratum(with_erratum):
    game, faults = with_erratum('rules: [{rule: "15.3", says: {ja: 負の値は０, en: Negative counts as 0}}]\n')
    assert faults == ()
    (rule,) = game.errata[0].rules
    assert (rule.rule, rule.says.en, game.errata[0].changes) == ("15.3", "Negative counts as 0", ())
