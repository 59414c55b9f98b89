"""Versions are numbered without a hole, and there are so many at least."""

from __future__ import annotations

from builder.check.constraints import check_constraints
from builder.record import replace

TEXT = "constraints:\n  - {id: tested, says: x, check: version-series, counters: {class: leader}, at_least: 2}\n"


def test_a_whole_series_and_counters_without_a_version_are_silent(judged) -> None:
    assert judged("check: version-series\ncounters: {}\nat_least: 2", "") == ()


def test_too_few(judged) -> None:
    (found,) = judged("check: version-series\nrule: '11'\ncounters: {class: leader}\nat_least: 3", "")
    assert found.message == "Falcon: 2 of at least 3 versions (Falcon①, Falcon②) (rule 11)"
    assert found.message_ja == "ファルコンの版は2つ（ファルコン①、ファルコン②）、3つ以上必要です（規則11）"
    assert found.origin.file == "counters/skirmish/units.yaml"


def test_counters_that_are_not_meant_are_left_alone(judged) -> None:
    assert judged("check: version-series\ncounters: {class: tank}\nat_least: 3", "") == ()


def test_a_hole_at_the_beginning(with_constraints) -> None:
    game = with_constraints(TEXT, "")
    without = tuple(counter for counter in game.counters if counter.id != "falcon-1")
    found = check_constraints(replace(game, counters=without))
    assert [fault.message for fault in found] == [
        "Falcon② is there, but Falcon has no version 1",
        "Falcon: 1 of at least 2 versions (Falcon②)",
    ]
    assert [len(fault.related) for fault in found] == [1, 1]
