"""At most one of each counter, unit or name."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {place: 古城, counters: [{counter: falcon-1}, {counter: tiger}]}
      - {hex: "0402", counters: [{counter: tiger}, {counter: lion, count: 3}]}
  - side: green
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0505", counters: [{counter: tiger}, {counter: fox}]}
"""


def test_the_same_counter_twice_is_reported_at_the_second_line(judged) -> None:
    (found,) = judged("check: uniqueness\nrule: '2'\npieces: {unit: tiger}", SETUP)
    assert found.message == "2 × Tiger II of Red; there is only one (rule 2)"
    assert found.message_ja == "赤軍のタイガーⅡ×2（１個まで）（規則2）"
    assert str(found.origin) == "test.yaml:9:34"
    assert [(str(spot.origin), spot.message) for spot in found.related][:-1] == [
        ("test.yaml:8:53", "1 × Tiger II of Red at Old Castle")
    ]


def test_a_unit_is_the_same_for_all_sides(judged) -> None:
    (found,) = judged("check: uniqueness\npieces: {unit: tiger}\nby: unit", SETUP)
    assert found.message == "Tiger II of Red and Tiger II of Green are both there; only one of them can be"
    assert str(found.origin) == "test.yaml:9:34"


def test_a_name_is_the_same_without_its_mark(judged) -> None:
    setup = SETUP.replace("{counter: lion, count: 3}", "{counter: falcon-2}")
    (found,) = judged("check: uniqueness\npieces: {class: leader}\nby: name", setup)
    assert found.message == "Falcon② of Red and Falcon① of Red are both there; only one of them can be"


def test_within_a_group_only(judged) -> None:
    assert judged("check: uniqueness\npieces: {unit: tiger}\nper: hex", SETUP) == ()
    (found,) = judged("check: uniqueness\npieces: {class: tank}\nper: hex", SETUP)
    assert (found.message, str(found.origin)) == ("hex 0402: 3 × Lion of Red; there is only one", "test.yaml:9:52")


def test_each_once_is_silent(judged) -> None:
    assert judged("check: uniqueness\npieces: {class: [leader, fort]}\nby: unit", SETUP) == ()
    assert (
        judged("check: uniqueness\npieces: {unit: tiger}\nper: side", SETUP.replace("{counter: tiger}, {c", "{c")) == ()
    )
