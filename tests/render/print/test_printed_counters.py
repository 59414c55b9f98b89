"""Which cards are printed, how often, in which order."""

from __future__ import annotations

import pytest

from builder.diagnostic import has_error
from builder.model.print_job import NOBODY, Flip, Selection, printed_counters
from builder.record import replace
from builder.render.print.arrangement import column_letters
from builder.render.print.print_sheets import PrintOrder, print_sheets


def copies(game, **asked):
    return {card.id: card.copies for card in printed_counters(game, Selection(**asked))}


def test_copies_are_those_of_the_mix_else_what_the_largest_setup_needs_else_one(games):
    found = copies(games["skirmish"])
    assert found["red-lion-front"] == 6  # the mix
    assert found["red-chit-open"] == 4
    placed = [
        sum(line.count for line in setup.placements if line.counter == "red-fort") for setup in games["skirmish"].setups
    ]
    assert found["red-fort-front"] == max(placed) == 7
    assert found["turn-marker-front"] == 1  # no setup places it by hand, no mix is known
    known = {card.id: card.mix_known for card in printed_counters(games["skirmish"], Selection())}
    assert (known["red-lion-front"], known["red-fort-front"]) == (True, False)


def test_both_cards_of_a_unit_with_four_states_are_printed_each_with_its_own_back(games):
    cards = {card.id: card for card in printed_counters(games["skirmish"], Selection())}
    regular, sub = cards["red-orca-regular-front"], cards["red-orca-sub-front"]
    assert (regular.front.id, regular.back.id, regular.copies) == ("regular-front", "regular-back", 1)
    assert (sub.front.id, sub.back.id, sub.copies) == ("sub-front", "sub-back", 1)
    assert cards["heron-front"].back is None


def test_a_chit_with_three_fronts_is_three_designs_with_plain_backs(games):
    drake = games["drake"]
    chit = next(
        known for known in drake.classes if len(known.states) == 3 and {s.face for s in known.states} == {"front"}
    )
    cards = [
        card for card in printed_counters(drake, Selection(classes=frozenset({chit.id}))) if card.side is drake.sides[0]
    ]
    assert [card.front.id for card in cards] == [state.id for state in chit.states]
    assert [card.back for card in cards] == [None] * 3


def test_sides_and_classes_choose_and_copies_override(games):
    assert copies(games["skirmish"], sides=frozenset({NOBODY})) == {"turn-marker-front": 1, "storm-open": 1}
    leaders = copies(games["skirmish"], classes=frozenset({"leader"}), copies=3)
    assert leaders == {"falcon-1-front": 3, "falcon-2-front": 3, "heron-front": 3}


def test_cards_come_by_size_then_side_in_order_of_play_then_as_in_the_data(games):
    game = games["skirmish"]
    sides = [card.counter.side for card in printed_counters(game, Selection())]
    assert list(dict.fromkeys(sides)) == ["red", "blue", "green", None]
    large = replace(
        game,
        classes=tuple(
            replace(known, width_mm=25.4, height_mm=25.4) if known.id == "fort" else known for known in game.classes
        ),
    )
    sizes = [card.size_mm for card in printed_counters(large, Selection())]
    assert list(dict.fromkeys(sizes)) == [(15.875, 15.875), (25.4, 25.4)]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize(("name", "sheets"), [("skirmish", 1), ("drake", 3)])
def test_every_copy_stands_on_a_sheet_once_and_keeps_off_the_edge(name, sheets, games, layouts, papers, art):
    game, style = games[name], papers["a4"]
    cards = printed_counters(game, Selection())
    printed = print_sheets(game, cards, layouts, art, PrintOrder(style, Flip.NONE, 1.5, 3.0, 72.0))
    assert not has_error(printed.diagnostics)
    assert len(printed.sheets) == sheets
    placed = [cell.card.id for sheet in printed.sheets for cell in sheet.cells]
    assert placed == [card.id for card in cards for _ in range(card.copies)]
    reach = 1.5 + 0.5 + 3.5
    for sheet in printed.sheets:
        assert len({cell.place for cell in sheet.cells}) == len(sheet.cells)
        for block in sheet.blocks:
            assert block.left - reach >= 5 and block.left + block.width + reach <= 210 - 5
            assert block.top - reach >= 5 + 13 and block.top + block.height + reach <= 297 - 5 - 6


def test_a_counter_larger_than_the_paper_is_reported_at_its_class(games, layouts, papers):
    game = games["skirmish"]
    classes = tuple(replace(known, width_mm=250.0) if known.id == "fort" else known for known in game.classes)
    large = replace(game, classes=classes)
    order = PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, 300.0)
    printed = print_sheets(large, printed_counters(large, Selection()), layouts, {}, order)
    (fault,) = printed.diagnostics
    fort = next(known for known in classes if known.id == "fort")
    assert (fault.origin, fault.code) == (fort.origin, "counter-larger-than-sheet")
    assert fault.message == "class 'fort' is 250 × 15.875 mm; a sheet of A4 holds at most 189 × 257 mm"


def test_columns_are_named_as_in_a_spreadsheet():
    assert [column_letters(column) for column in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]
