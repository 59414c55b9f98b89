"""So many counters of each class are all that there are."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {place: 古城, counters: [{counter: tiger, count: 3}, {counter: lion, count: 2}, {counter: fort}]}
      - {place: 工場, counters: [{counter: tiger}, {counter: lion}]}
  - side: blue
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0605", counters: [{counter: tiger, count: 4}]}
"""


def test_the_line_that_passes_the_number_of_its_class(judged) -> None:
    (found,) = judged("check: counter-mix\nrule: '1'\ncount: {}\nper: side\nlimits: {class: {tank: 6, fort: 1}}", SETUP)
    assert found.message == "Red: 7 × Tank; there are 6 (rule 1)"
    assert found.message_ja == "赤軍：戦車×7（全部で6個）（規則1）"
    assert str(found.origin) == "test.yaml:9:50"
    assert [str(spot.origin) for spot in found.related][-2:] == ["constraints.yaml:8:28", "constraints.yaml:2:5"]


def test_others_means_each_other_value(judged) -> None:
    options = "check: counter-mix\ncount: {class: tank}\nlimits: {unit: {tiger: 8, others: 2}}"
    (found,) = judged(options, SETUP)
    assert found.message == "Test: 3 × Lion; there are 2"
    assert judged(options.replace("others: 2", "others: 3"), SETUP) == ()


def test_the_total_of_all(judged) -> None:
    (found,) = judged("check: counter-mix\ncount: {class: tank}\ntotal: 9", SETUP)
    assert (found.message, str(found.origin)) == ("Test: 11 × Tank; there are 9", "test.yaml:13:34")
    assert judged("check: counter-mix\ncount: {class: tank}\ntotal: 11", SETUP) == ()


def test_counters_without_a_printed_mix_are_told_once(judged) -> None:
    (found,) = judged("check: counter-mix\ncount: {side: red, class: tank}\nprinted_mix: true", SETUP)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no counter mix for Tiger II of Red",
    )
    assert judged("check: counter-mix\ncount: {unit: lion}\nprinted_mix: true", SETUP) == ()


def test_no_number_at_all(judged) -> None:
    (found,) = judged("check: counter-mix\ncount: {}", SETUP)
    assert (found.code, found.message) == ("option-conflict", "one of 'limits', 'total', 'printed_mix' is needed")
