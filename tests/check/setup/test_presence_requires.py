"""Where certain pieces stand, others must stand too."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0402", counters: [{counter: tiger, count: 3}, {counter: lion, count: 4}, {counter: falcon-1}]}
      - {hex: "0302", counters: [{counter: lion}]}
      - {place: 工場, counters: [{counter: tiger}]}
  - side: blue
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0302", counters: [{counter: heron}]}
"""


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def test_a_hex_without_the_other_piece(judged) -> None:
    (found,) = judged("check: presence-requires\nrule: '1'\npieces: {class: tank}\nneeds: {unit: falcon}", SETUP)
    assert told([found]) == [
        ("test.yaml:9:34", "hex 0302: 1 × Tank must have 1 × Falcon with them; none is there (rule 1)")
    ]
    assert found.message_ja == "ヘクス0302：戦車×1にはファルコン×1が必要です。そこに一つもありません（規則1）"
    assert [(str(spot.origin), spot.message) for spot in found.related] == [
        ("test.yaml:8:89", "1 × Falcon① of Red at hex 0402"),
        ("constraints.yaml:2:5", "rule 1: The rule"),
    ]


def test_a_piece_of_another_side_helps_only_where_the_group_allows_it(judged) -> None:
    options = "check: presence-requires\npieces: {class: tank}\nneeds: {class: leader}\nper: "
    assert judged(options + "hex", SETUP) == ()
    (found,) = judged(options + "[hex, side]", SETUP)
    assert found.message == "hex 0302, Red: 1 × Tank must have 1 × Leader with them; none is there"


def test_one_for_every_so_many_points_at_the_line_that_is_one_too_many(judged) -> None:
    options = "check: presence-requires\npieces: {class: tank, hex: '0402'}\nneeds: {class: leader}\nfor_each: "
    (found,) = judged(options + "4", SETUP)
    assert told([found]) == [
        (
            "test.yaml:8:62",
            "hex 0402: 7 × Tank at 0402 must have 2 × Leader with them (one for every 4); only 1 is there",
        )
    ]
    assert judged(options + "7", SETUP) == ()


def test_at_least_so_many(judged) -> None:
    options = "check: presence-requires\npieces: {class: tank}\nneeds: {class: leader}\nper: setup\nat_least: "
    assert judged(options + "2", SETUP) == ()
    (found,) = judged(options + "3", SETUP)
    assert told([found]) == [("test.yaml:8:34", "Test: 9 × Tank must have 3 × Leader with them; only 2 is there")]


def test_what_no_line_of_the_setup_has(judged) -> None:
    (found,) = judged("check: presence-requires\npieces: {unit: heron}\nneeds: {unit: orca}\nper: board", SETUP)
    assert found.message == "Island: 1 × Heron must have 1 × Orca with them; the setup has none"
    assert [str(spot.origin) for spot in found.related] == ["constraints.yaml:2:5"]


def test_silent_where_the_pieces_are_not_there_or_have_no_such_group(judged) -> None:
    assert judged("check: presence-requires\npieces: {unit: fox}\nneeds: {unit: orca}", SETUP) == ()
    assert judged("check: presence-requires\npieces: {place: 工場}\nneeds: {unit: orca}", SETUP) == ()
    (found,) = judged("check: presence-requires\npieces: {place: 工場}\nneeds: {unit: orca}\nper: place", SETUP)
    assert str(found.origin) == "test.yaml:10:32"


def test_a_piece_of_which_a_value_is_not_known_may_be_the_one_that_is_needed(judged) -> None:
    options = "check: presence-requires\npieces: {unit: falcon}\nneeds: {class: tank, values: {cost: {at_least: 9}}}"
    (found,) = judged(options, SETUP)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Cost' for Tiger II",
    )
    fault, note = judged(options, SETUP.replace("{counter: tiger, count: 3}", "{counter: lion}"))
    assert (fault.code, note.code) == ("tested", "not-checkable")
    assert fault.message == "hex 0402: 1 × Falcon must have 1 × Tank with them; the setup has none"
