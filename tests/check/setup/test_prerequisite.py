"""What is in the setup only because something else is."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 3, 資金: 0}
    places:
      - {place: 古城, counters: [{counter: falcon-2}, {counter: lion}]}
      - {place: 工場, counters: [{counter: orca}, {counter: tiger, count: 2}]}
  - side: blue
    tracks: {状態: 静観, 技術: 8, 資金: 0}
    places:
      - {hex: "0302", counters: [{counter: heron}, {counter: lion}]}
"""


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def test_of_gives_each_counter_its_own_need_and_rule(judged) -> None:
    options = """
check: prerequisite
rule: "11"
of:
  ファルコン①: {needs: {unit: fox}, rule: "11.1"}
  ファルコン②: {needs: {unit: fox}, rule: "11.2"}
  heron: {needs: {unit: tiger}, rule: "11.3"}"""
    (found,) = judged(options, SETUP)
    assert told([found]) == [("test.yaml:8:32", "Falcon② of Red stands at Old Castle, but there is no Fox (rule 11.2)")]
    assert found.message_ja == "赤軍のファルコン②が古城に置かれていますが、フォックスが配置にありません（規則11.2）"
    assert [(str(spot.origin), spot.message) for spot in found.related] == [
        ("constraints.yaml:8:7", "what Falcon② needs is written here"),
        ("constraints.yaml:2:5", "rule 11: The rule"),
    ]


def test_a_box_will_do_unless_the_need_says_where(judged) -> None:
    assert judged("check: prerequisite\nwhen: {unit: falcon}\nneeds: {unit: tiger}", SETUP) == ()
    (found,) = judged("check: prerequisite\nwhen: {unit: falcon}\nneeds: {unit: tiger, board_kind: map}", SETUP)
    assert found.message == "Falcon② of Red stands at Old Castle, but there is no Tiger II where it must be (map)"
    assert [str(spot.origin) for spot in found.related] == ["test.yaml:9:49", "constraints.yaml:2:5"]


def test_all_of_a_list_any_of_a_selection(judged) -> None:
    head = "check: prerequisite\nwhen: {unit: heron}\nneeds: "
    found = judged(head + "[{unit: orca}, {unit: fox}, {class: fort}]", SETUP)
    assert [fault.message for fault in found] == [
        "Heron of Blue stands at hex 0302, but there is no Fox",
        "Heron of Blue stands at hex 0302, but there is no Fort",
    ]
    assert judged(head + "{any: [{unit: orca}, {unit: fox}]}", SETUP) == ()


def test_without(judged) -> None:
    (found,) = judged("check: prerequisite\nwhen: {unit: heron}\nwithout: {counter: falcon}", SETUP)
    assert told([found]) == [("test.yaml:13:34", "Heron of Blue stands at hex 0302, but Falcon② of Red is there")]
    assert (str(found.related[0].origin), found.related[0].message) == (
        "test.yaml:8:32",
        "1 × Falcon② of Red at Old Castle",
    )
    assert judged("check: prerequisite\nwhen: {unit: heron}\nwithout: {unit: heron}", SETUP) == ()


def test_a_track_is_that_of_the_pieces_own_side(judged) -> None:
    (found,) = judged(
        "check: prerequisite\nrule: '6'\nwhen: {unit: lion}\nneeds_track: {track: technology, at_least: 4}", SETUP
    )
    assert told([found]) == [
        (
            "test.yaml:8:53",
            "Lion of Red stands at Old Castle, but Technology of Red is 3 (needed: Technology 4 or more) (rule 6)",
        )
    ]
    assert found.message_ja == (
        "赤軍のライオンが古城に置かれていますが、赤軍の技術は3です（必要なのは：技術が4以上）（規則6）"
    )
    assert str(found.related[0].origin) == "test.yaml:6:26"


def test_a_named_side_decides_for_all(judged) -> None:
    options = "check: prerequisite\nwhen: {unit: lion}\nneeds_track: {track: technology, side: blue, at_least: "
    assert judged(options + "8}", SETUP) == ()
    found = judged(options + "9}", SETUP)
    assert [str(fault.origin) for fault in found] == ["test.yaml:8:53", "test.yaml:13:52"]


def test_a_value_that_is_not_there_is_not_checkable(judged) -> None:
    (found,) = judged(
        "check: prerequisite\nwhen: {unit: heron}\nneeds_track: {track: technology, side: green, at_least: 1}", SETUP
    )
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): the value of Technology of Green",
    )


def test_more_lines_of_one_side_are_one_fault(judged) -> None:
    (found,) = judged("check: prerequisite\nwhen: {side: red}\nneeds: {class: fort, side: red}", SETUP)
    assert found.message == "Falcon② of Red stands at Old Castle (and 3 more lines), but there is no Fort of Red"
    assert found.message_ja == ("赤軍のファルコン②が古城に置かれています（ほか3行）が、赤軍の城砦が配置にありません")
    assert [str(spot.origin) for spot in found.related] == [
        "test.yaml:8:53",
        "test.yaml:9:32",
        "test.yaml:9:49",
        "constraints.yaml:2:5",
    ]


def test_options_that_do_not_go_together(judged) -> None:
    for options, message in (
        ("when: {unit: lion}", "one of 'needs', 'without', 'needs_track' is needed"),
        ("needs: {unit: lion}", "'needs' needs 'when'"),
        ("", "'when' or 'of' is needed"),
    ):
        (found,) = judged("check: prerequisite\n" + options, SETUP)
        assert (found.code, found.message) == ("option-conflict", message)
    (found,) = judged("check: prerequisite\nof: {heron: {rule: '1'}}", SETUP)
    assert (found.code, found.message) == ("missing-key", "'heron' needs one of 'needs', 'without', 'needs_track'")
    found = judged("check: prerequisite\nof: {herron: {needs: {unit: lion}}, lion: {need: {}}}", SETUP)
    assert [fault.code for fault in found] == ["unknown-counter", "unknown-key"]


def test_a_track_that_the_pieces_side_does_not_have_is_not_checkable(judged) -> None:
    setup = "places:\n  - {place: カップ, counters: [{counter: 嵐}]}\n" + SETUP
    (found,) = judged("check: prerequisite\nwhen: {unit: storm}\nneeds_track: {track: technology, at_least: 1}", setup)
    assert found.message == "'tested' is not checkable (in part): the value of Technology of nobody"


def test_a_piece_of_which_a_value_is_not_known_may_be_the_one_that_is_needed(judged) -> None:
    options = "check: prerequisite\nwhen: {unit: heron}\nneeds: {class: tank, values: {cost: {at_least: 9}}}"
    (found,) = judged(options, SETUP)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Cost' for Tiger II",
    )
    (found,) = judged(options, SETUP.replace("{counter: tiger, count: 2}", "{counter: fort}"))
    assert (found.code, found.message[:31]) == ("tested", "Heron of Blue stands at hex 030")
