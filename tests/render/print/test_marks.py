"""Cut marks, ruler, cross-hairs: where they are on the page, to a tenth of a millimetre."""

from __future__ import annotations

import pytest

from builder.model.print_job import Flip, Selection, printed_counters
from builder.record import replace
from builder.render.print.print_sheets import PrintOrder, print_sheets
from tests.render.print.marked_game import marked
from tests.render.print.measured_page import pages

EXACT_MM = 0.1
INCH_5_8 = 15.875


def cut_edges(start, size, gap, count):
    return [start + index * (size + gap) + side for index in range(count) for side in (0, size)]


def near(values):
    return pytest.approx(list(values), abs=EXACT_MM)


def test_marks_stand_at_every_cut_on_all_four_sides_of_front_and_back(games, layouts, papers):
    game, looks, _ = marked(games["skirmish"], layouts)
    cards = printed_counters(game, Selection(copies=1))
    assert len(cards) == 36
    printed = print_sheets(game, cards, looks, {}, PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, 300.0))
    # A4: ten columns of 5/8 inch with gaps of 3 mm are 185.75 mm wide and stand in the middle; 36 counters make four rows.
    left = (210 - 185.75) / 2
    top = 5 + 13 + 3.5 + 0.5 + 1.5
    bottom = top + 4 * INCH_5_8 + 3 * 3
    for page in pages(printed.pdf, range(2)):
        columns, rows = cut_edges(left, INCH_5_8, 3, 10), cut_edges(top, INCH_5_8, 3, 4)
        assert page.strokes_across(top - 2.2, 5, 205) == near(columns)
        assert page.strokes_across(bottom + 2.2, 5, 205) == near(columns)
        assert page.strokes_down(left - 2.2, top - 4, bottom + 4) == near(rows)
        assert page.strokes_down(210 - left + 2.2, top - 4, bottom + 4) == near(rows)
        # A mark is 3.5 mm long and begins half a millimetre beyond the bleed.
        mark = page.extent((29, 26, 22), (left - 0.4, 17, 0.8, 5), tolerance=120)
        assert (mark[1], mark[1] + mark[3]) == pytest.approx((top - 5.5, top - 2), abs=EXACT_MM)


def test_counters_without_a_gap_share_their_cuts(games, layouts, papers):
    game, looks, _ = marked(games["skirmish"], layouts)
    cards = printed_counters(game, Selection(copies=1))
    printed = print_sheets(game, cards, looks, {}, PrintOrder(papers["letter"], Flip.LONG, 1.0, 0.0, 300.0))
    page = pages(printed.pdf, range(1))[0]
    columns = 12  # (215.9 - 10 - 2 * 5) / 15.875
    left = (215.9 - columns * INCH_5_8) / 2
    assert page.strokes_across(18 + 0.3, 5, 210) == near(left + index * INCH_5_8 for index in range(columns + 1))


def test_each_size_has_blocks_of_its_own(games, layouts, papers):
    sizes = {"tank": (12.7, 12.7), "cruiser": (25.4, 15.875), "leader": (19.05, 19.05)}
    source = games["skirmish"]
    classes = tuple(
        replace(
            known, width_mm=sizes.get(known.id, (INCH_5_8,) * 2)[0], height_mm=sizes.get(known.id, (INCH_5_8,) * 2)[1]
        )
        for known in source.classes
    )
    game, looks, shades = marked(replace(source, classes=classes), layouts)
    printed = print_sheets(
        game,
        printed_counters(game, Selection(copies=1)),
        looks,
        {},
        PrintOrder(papers["a4"], Flip.LONG, 1.0, 2.0, 300.0),
    )
    (sheet,) = printed.sheets
    assert [block.size_mm for block in sheet.blocks] == [(15.875, 15.875), (12.7, 12.7), (25.4, 15.875), (19.05, 19.05)]
    front, back = pages(printed.pdf, range(2))
    for block in sheet.blocks:
        width, height = block.size_mm
        assert {cell.card.size_mm for cell in block.cells} == {block.size_mm}
        assert front.strokes_across(block.top - 2.2, 5, 205) == near(cut_edges(block.left, width, 2, block.columns))
        for cell in block.cells:
            # The bleed of one millimetre is part of the colour; its edges are the cut's, a millimetre out.
            around = (cell.left - 0.9, cell.top - 0.9, width + 1.8, height + 1.8)
            shade = shades[cell.card.counter.id]
            assert front.extent(shade, around) == pytest.approx(around, abs=EXACT_MM)
            mirrored = (210 - around[0] - around[2], *around[1:])
            assert back.extent(shade, mirrored) == pytest.approx(mirrored, abs=EXACT_MM)


def test_blocks_of_a_die_stand_side_by_side_with_marks_of_their_own(games, layouts, papers):
    game, looks, _ = marked(games["skirmish"], layouts)
    cards = printed_counters(game, Selection(copies=3))
    printed = print_sheets(game, cards, looks, {}, PrintOrder(papers["a4-blocks"], Flip.LONG, 1.5, 3.0, 300.0))
    assert [[(block.columns, block.rows) for block in sheet.blocks] for sheet in printed.sheets] == [
        [(4, 6)] * 4,
        [(4, 3)],
    ]
    first, second = printed.sheets[0].blocks[:2]
    assert first.left + second.left + second.width == pytest.approx(210)
    assert second.left - first.left - first.width == pytest.approx(2 * 5.5 + 3)
    names = [cell.place for cell in printed.sheets[0].cells]
    assert len(set(names)) == len(names) == 96
    assert (names[0], names[24], names[48], names[-1]) == ("A1", "E1", "A7", "H12")


def test_the_ruler_is_as_long_as_it_says(games, layouts, papers):
    game = games["skirmish"]
    printed = print_sheets(
        game,
        printed_counters(game, Selection(sides=frozenset({"blue"}))),
        layouts,
        {},
        PrintOrder(papers["letter"], Flip.NONE, 1.5, 3.0, 300.0),
    )
    page = pages(printed.pdf, range(1))[0]
    ticks = page.strokes_across(5 + 5 - 2.6, 140, 213)  # at this height only those of ten millimetres
    assert ticks == near(215.9 - 5 - 1 - 50 + 10 * index for index in range(6))


@pytest.mark.parametrize("flip", [Flip.LONG, Flip.SHORT])
def test_the_cross_hairs_of_the_test_page_meet(flip, games, layouts, papers):
    game, style = games["skirmish"], papers["a4"]
    cards = printed_counters(game, Selection(sides=frozenset({"blue"})))
    printed = print_sheets(game, cards, layouts, {}, PrintOrder(style, flip, 1.5, 3.0, 300.0))
    front, back = pages(printed.test_page)
    for across, down in ((24, 33), (186, 33), (105, 152.5), (24, 272), (186, 272)):
        there = (210 - across, down) if flip is Flip.LONG else (across, 297 - down)
        for page, (x, y) in ((front, (across, down)), (back, there)):
            # Past the outermost tick nothing but the arm's end; inside the first ticks only the arms.
            assert page.strokes_across(y - 1.2, x - 0.9, x + 0.9) == near([x])
            assert page.strokes_down(x + 1.2, y - 0.9, y + 0.9) == near([y])


def test_the_rulers_of_the_test_page_are_a_hundred_millimetres(games, layouts, papers):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(sides=frozenset({"blue"})))
    printed = print_sheets(game, cards, layouts, {}, PrintOrder(papers["a4"], Flip.FOLD, 1.5, 3.0, 300.0))
    (page,) = pages(printed.test_page)
    assert page.strokes_across(5 + 13 + 14 - 2.6, 50, 160) == near(55 + 10 * index for index in range(11))
    assert page.strokes_down(5 + 4 + 2.6, 90, 210) == near(98.5 + 10 * index for index in range(11))
