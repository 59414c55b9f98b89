"""What is carried fits into what carries it."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0604", counters: [{counter: orca}, {counter: lion, count: 3}, {counter: lion, state: back, count: 2}]}
      - {hex: "0402", counters: [{counter: lion, count: 9}]}
"""
HEAD = "check: carried-size\nrule: '7'\ncarried: {class: tank, territory: nobody}\ncarriers: {class: cruiser}\n"


def test_each_counts_one_and_the_line_that_is_too_many(judged) -> None:
    (found,) = judged(HEAD + "capacity: guns", SETUP)
    assert found.message == ("hex 0604: 5 to be carried (Tank); room for 4 aboard Cruiser (Guns) (rule 7)")
    assert str(found.origin) == "test.yaml:8:78"
    assert (str(found.related[0].origin), found.related[0].message) == (
        "test.yaml:8:34",
        "1 × Orca of Red at hex 0604",
    )


def test_what_fits_is_silent(judged) -> None:
    assert judged(HEAD + "capacity: guns", SETUP.replace("back, count: 2", "back")) == ()
    assert judged(HEAD.replace("class: tank", "class: fort") + "capacity: guns", SETUP) == ()


def test_nothing_there_that_carries(judged) -> None:
    (found,) = judged(HEAD + "capacity: guns", SETUP.replace("{counter: orca}, ", ""))
    assert found.message == "hex 0604: nothing carries Lion of Red; it needs Cruiser (rule 7)"
    assert found.message_ja == "ヘクス0604：赤軍のライオンを運ぶ巡洋艦がいません（規則7）"


def test_sizes_are_added_up_and_a_state_that_shows_none_has_none(judged) -> None:
    (found,) = judged(HEAD + "capacity: guns\nsize: cost", SETUP)
    assert found.message.startswith("hex 0604: 18 to be carried")
    assert str(found.origin) == "test.yaml:8:51"


def test_a_size_that_no_source_gives(judged) -> None:
    setup = SETUP.replace("lion, count: 3", "tiger, count: 3")
    (found,) = judged(HEAD + "capacity: guns\nsize: cost", setup)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Cost' for Tiger II (rule 7)",
    )


def test_too_much_in_any_case_is_a_fault_though_a_size_is_not_known(judged) -> None:
    setup = SETUP.replace("back, count: 2", "front, count: 1").replace("lion, count: 3", "tiger, count: 3")
    (found,) = judged(HEAD + "capacity: guns\nsize: cost", setup)
    assert (found.code, str(found.origin)) == ("tested", "test.yaml:8:79")


def test_a_capacity_that_no_source_gives(judged) -> None:
    setup = SETUP.replace("{counter: orca}", "{counter: orca, state: sub-front}")
    (found,) = judged(HEAD + "capacity: guns", setup)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Guns' for Orca (rule 7)",
    )


def test_a_value_that_is_no_number(judged) -> None:
    (found,) = judged(HEAD + "capacity: damage", SETUP)
    assert (found.code, found.message) == ("option-conflict", "Damage is no whole number")
