"""No fault rests on a counter of which missing data leave open whether it is meant, and faults show all that they are about."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12, 国力: 20}
    places:
      - {hex: "0402", counters: [{counter: tiger}, {counter: falcon-1}]}
      - {place: 古城, counters: [{counter: falcon-2}, {counter: orca, state: sub-front}]}
"""
# No source gives the cost of a Tiger, nor the guns of an Orca whose second counter is on the map.


def test_too_few_is_no_fault_where_one_more_may_count(judged) -> None:
    options = "check: count-limit\ncount: {class: tank, values: {cost: {at_most: 6}}}\nper: side\nminimum: {minimum}"
    (note,) = judged(options.replace("{minimum}", "1"), SETUP)
    assert note.code == "not-checkable"
    (fault, _) = judged(options.replace("{minimum}", "2"), SETUP)
    assert (fault.code, fault.message) == ("tested", "Red: 0 × Tank; 2 at least")


def test_who_may_be_no_company_at_all_is_no_fault(judged) -> None:
    options = (
        "check: forbidden-company\npieces: {class: leader}\nalone: true\nignoring: {values: {guns: {at_least: 4}}}"
    )
    codes = [fault.code for fault in judged(options, SETUP)]
    assert codes == ["tested", "not-checkable"]  # the Tiger is company; the Orca may be none


def test_what_needs_company_is_shown_line_by_line(judged) -> None:
    setup = SETUP.replace("{counter: falcon-1}", "{counter: lion}")
    (fault,) = judged("check: presence-requires\npieces: {class: tank}\nneeds: {class: fort}", setup)
    assert [spot.message for spot in fault.related] == ["1 × Lion of Red at hex 0402", "The rule"]


def test_a_sum_shows_where_each_part_of_the_counter_mix_is_written(judged) -> None:
    (fault,) = judged("check: total\nsum: [{counter_class: action-chit}]\nequal: 12", SETUP)
    assert fault.message == "Action chit 13; it must be 12"
    assert [spot.message for spot in fault.related] == [
        *["a part of Action chit 13 is written here"] * 3,
        "The rule",
    ]
