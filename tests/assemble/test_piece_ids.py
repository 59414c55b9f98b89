"""A number once given stays with its counter for ever."""

from builder.assemble.piece_ids import HEADING, assign_piece_ids, extend_ledger, read_ledger

LEDGER = HEADING + "1 red-lion\n2 blue-lion\n5 old-bear\n"


def test_a_new_counter_changes_no_other_number():
    numbers, faults = read_ledger(LEDGER, "piece_ids.txt")
    assert faults == ()
    ids = assign_piece_ids(numbers, ["green-wolf", "blue-lion", "red-lion"])
    assert (ids.gpid("red-lion"), ids.gpid("blue-lion"), ids.gpid("green-wolf")) == ("1", "2", "6")
    assert ids.added == ("green-wolf",)
    assert ids.next_number == 7


def test_the_ledger_only_grows():
    ids = assign_piece_ids(read_ledger(LEDGER, "")[0], ["green-wolf", "red-lion"])
    assert extend_ledger(LEDGER, ids) == LEDGER + "6 green-wolf\n"
    assert extend_ledger(LEDGER.rstrip("\n"), ids) == LEDGER + "6 green-wolf\n"


def test_a_first_build_numbers_in_the_data_s_order():
    ids = assign_piece_ids({}, ["b", "a"])
    assert extend_ledger("", ids) == HEADING + "1 b\n2 a\n"


def test_a_spoilt_ledger_is_reported_at_its_lines():
    _, faults = read_ledger("1 red-lion\n1 blue-lion\nx bear\n3 red-lion\n", "piece_ids.txt")
    assert [(fault.origin.line, fault.code) for fault in faults] == [
        (2, "ledger-twice"),
        (3, "ledger-line"),
        (4, "ledger-twice"),
    ]
