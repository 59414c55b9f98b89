"""What the runner makes of findings: code, rule, severity, exceptions, crashes, missing data."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.constraints import bind_constraints, check_constraints, check_setup
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.frame.option import option
from builder.check.setup.table import KINDS
from builder.record import Record, replace

SETUP = """\
sides:
  - side: red
    tracks: {状態: 滅亡, 技術: 0, 資金: 7}
    places:
      - {place: 港, counters: [{counter: fort}, {counter: falcon-1}]}
"""
ABROAD = "check: allowed-places\nrule: '9.8'\npieces: {board_kind: map}\nonly_at: {territory: own}"


def test_a_finding_is_stamped(judged) -> None:
    first, second = judged(ABROAD + "\nseverity: warning", SETUP)
    assert (first.code, first.severity.word, str(first.origin)) == ("tested", "warning", "test.yaml:8:31")
    assert first.message == (
        "Fort stands at Harbour (Plain, territory of Blue); allowed: the territory of its own side (rule 9.8)"
    )
    assert first.message_ja == "城砦が港（平地・青軍の領地）に置かれています。置けるのは：自陣営の領地（規則9.8）"
    assert [(str(spot.origin), spot.message) for spot in first.related] == [
        ("maps/skirmish/island.yaml:35:5", "Harbour is written here"),
        ("constraints.yaml:2:5", "rule 9.8: The rule"),
    ]
    assert [spot.message_ja for spot in first.related] == ["港の定義はここ", "規則9.8：規則"]
    assert second.message.startswith("Falcon① stands at Harbour")


def test_an_exception_takes_a_fault_away_or_makes_it_lighter(judged) -> None:
    exceptions = """
exceptions:
  - {setup: test, counter: ファルコン, reason: {ja: 捕虜, en: A prisoner}, rule: "12", becomes: note}
  - {class: fort, place: 港, reason: taken}"""
    (found,) = judged(ABROAD + exceptions, SETUP)
    assert (found.severity.word, found.message[:7]) == ("note", "Falcon①")
    assert found.related[-1].message == "an exception: A prisoner (rule 12)"
    assert found.related[-1].message_ja == "例外：捕虜（規則12）"


def test_an_exception_of_a_track(judged) -> None:
    options = "check: track-range\ntrack: funds\nequal: 0\nexceptions:\n"
    assert judged(options + "  - {track: funds, side: red, reason: booty}", SETUP) == ()
    found = judged(options + "  - {track: funds, side: blue, reason: booty}", SETUP)
    assert [fault.code for fault in found] == ["tested", "exception-unused"]


def test_an_exception_for_another_setup_or_piece_is_unused(judged) -> None:
    found = judged(ABROAD + "\nexceptions:\n  - {counter: lion, reason: lost}", SETUP)
    assert [fault.code for fault in found] == ["tested", "tested", "exception-unused"]
    assert str(found[-1].origin) == "constraints.yaml:9:9"


def test_an_exception_of_what_is_not_there(judged) -> None:
    options = "check: count-limit\ncount: {counter: [heron, fox]}\nper: counter\nminimum: 1\nexceptions:\n"
    found = judged(options + "  - {counter: heron, reason: ill}", SETUP)
    assert [fault.message for fault in found] == ["Test: 0 × Fox; 1 at least"]
    options = "check: count-limit\ncount: {class: cruiser}\nper: side\nminimum: 1\nexceptions:\n"
    assert judged(options + "  - {side: red, reason: no port}", SETUP) == ()
    found = judged(options + "  - {side: green, reason: no port}", SETUP)
    assert [fault.code for fault in found] == ["tested", "exception-unused"]


def test_a_constraint_of_other_setups_is_silent(with_constraints) -> None:
    text = "constraints:\n  - {id: tested, says: x, check: count-limit, count: {}, maximum: 0, setups: [test]}\n"
    game = with_constraints(text, SETUP)
    assert [fault.code for fault in check_constraints(game)] == ["tested"]
    bound = bind_constraints(game)
    assert check_setup(bound, replace(game.setups[0], id="another")).diagnostics == []


def test_two_constraints_of_one_id(with_constraints) -> None:
    line = "  - {id: tested, says: x, check: count-limit, count: {}, maximum: 9}\n"
    (found,) = check_constraints(with_constraints("constraints:\n" + line + line, SETUP))
    assert (found.code, str(found.origin)) == ("duplicate-id", "constraints.yaml:3:5")
    assert [str(spot.origin) for spot in found.related] == ["constraints.yaml:2:5"]


class NoOptions(Record, kw_only=True):
    deep: int = option("How deep.", default=3)


def stops(options: NoOptions, view: object) -> Iterator[object]:
    yield from ()
    raise KeyError("lion")


def test_a_crash_of_one_kind_names_it_and_the_others_run(with_constraints) -> None:
    broken = ConstraintKind("broken", "", NoOptions, stops, stops, None)
    text = (
        "constraints:\n"
        "  - {id: first, says: x, check: broken}\n"
        "  - {id: second, says: x, check: count-limit, count: {}, maximum: 1}\n"
    )
    found = check_constraints(with_constraints(text, SETUP), (*KINDS, broken))
    assert [(fault.code, fault.message) for fault in found] == [
        ("check-crashed", "the check 'broken' of 'first' stopped (KeyError: 'lion'); please report it"),
        (
            "check-crashed",
            "the check 'broken' of 'first' stopped on the setup 'test' (KeyError: 'lion'); please report it",
        ),
        ("second", "Test: 2 × pieces; 1 at most"),
    ]
