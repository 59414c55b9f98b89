"""The counters of a class have so many states, on so many printed counters."""

from __future__ import annotations


def test_what_is_right_is_silent(judged) -> None:
    assert judged("check: class-states\nclasses: cruiser\nstates: 4\ncounters: 2", "") == ()
    assert judged("check: class-states\nclasses: [戦車, fort]\nstates: 2\ncounters: 1", "") == ()


def test_each_wrong_number_is_told_at_the_class(judged) -> None:
    found = judged("check: class-states\nrule: '2'\nclasses: [tank, chit, leader]\nstates: 2".replace("chit, ", ""), "")
    assert [(str(fault.origin), fault.message) for fault in found] == [
        ("counters/skirmish/classes.yaml:48:5", "Leader: 1 states; it must be 2: Front (rule 2)")
    ]
    assert found[0].message_ja == "指揮官の状態は1（2でなければならない）：表（規則2）"


def test_no_number_at_all(judged) -> None:
    (found,) = judged("check: class-states\nclasses: tank", "")
    assert (found.code, found.message) == ("option-conflict", "one of 'states', 'counters' is needed")
