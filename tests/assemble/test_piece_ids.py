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


def test_a_renamed_counter_takes_its_number_along():
    ids = assign_piece_ids(read_ledger(LEDGER, "")[0], ["blue-lion", "lioness"], {"lioness": ("red-lion",)})
    assert (ids.gpid("lioness"), ids.added, ids.renamed) == ("1", (), (("red-lion", "lioness"),))
    text = extend_ledger(LEDGER, ids)
    assert text == LEDGER + "1 lioness was red-lion\n"
    numbers, faults = read_ledger(text, "piece_ids.txt")
    assert (numbers, faults) == ({"lioness": 1, "blue-lion": 2, "old-bear": 5}, ())
    again = assign_piece_ids(numbers, ["blue-lion", "lioness"], {"lioness": ("red-lion",)})
    assert (again.gpid("lioness"), again.added, again.renamed) == ("1", (), ())


def test_the_old_name_is_free_for_another_counter():
    text = LEDGER + "1 lioness was red-lion\n6 red-lion\n"
    numbers, faults = read_ledger(text, "piece_ids.txt")
    assert (numbers["red-lion"], numbers["lioness"], faults) == (6, 1, ())


def test_a_removed_counter_keeps_its_number_from_others():
    ids = assign_piece_ids(read_ledger(LEDGER, "")[0], ["green-wolf"])
    assert ids.gpid("green-wolf") == "6"
    assert (
        assign_piece_ids(read_ledger(extend_ledger(LEDGER, ids), "")[0], ["green-wolf", "old-bear"]).gpid("old-bear")
        == "5"
    )


def test_a_rename_of_what_the_number_is_not_is_reported():
    _, faults = read_ledger(LEDGER + "1 lioness was blue-lion\n2 red-lion was blue-lion\n", "piece_ids.txt")
    assert [(fault.origin.line, fault.code) for fault in faults] == [(5, "ledger-rename"), (6, "ledger-twice")]
