"""Backs lie behind their fronts, measured on the pages of the PDF: for every counter, every way of turning, both papers."""

from __future__ import annotations

import pytest

from builder.diagnostic import has_error
from builder.model.print_job import Flip, Selection, printed_counters
from builder.render.print.arrangement import fold_line
from builder.render.print.print_sheets import PrintOrder, print_sheets
from tests.render.print.marked_game import marked
from tests.render.print.measured_page import pages

EXACT_MM = 0.1
GAP = 3.0


def behind(box, flip, paper):
    """Where a box of the front comes to lie on the other page, by how paper turns; on a folded sheet below the fold."""
    left, top, width, height = box
    if flip is Flip.LONG:
        return paper.width_mm - left - width, top, width, height
    if flip is Flip.SHORT:
        return left, paper.height_mm - top - height, width, height
    return left, 2 * fold_line(paper) - top - height, width, height


def notch_corner(box, turned):
    """The middle of the notch: at a fifth from the left upper corner, or from the opposite one where the face is turned."""
    share = 1 - 0.225 if turned else 0.225
    return box[0] + share * box[2], box[1] + share * box[3]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("flip", [Flip.LONG, Flip.SHORT, Flip.FOLD])
@pytest.mark.parametrize("name", ["skirmish", "drake"])
def test_every_back_is_behind_its_front(name, flip, paper, games, layouts, papers):
    game, looks, shades = marked(games[name], layouts)
    style = papers[paper]
    cards = printed_counters(game, Selection(copies=1))
    printed = print_sheets(game, cards, looks, {}, PrintOrder(style, flip, 0.0, GAP, 300.0))
    assert not has_error(printed.diagnostics)
    each = 1 if flip is Flip.FOLD else 2
    measured = 0
    for index, sheet in enumerate(printed.sheets):
        shown = pages(printed.pdf, range(index * each, index * each + each))
        front, back = shown[0], shown[-1]
        assert front.size_mm == pytest.approx((style.width_mm, style.height_mm), abs=EXACT_MM)
        for cell in sheet.cells:
            width, height = cell.card.size_mm
            shade = shades[cell.card.counter.id]
            found = front.extent(shade, (cell.left - 1.4, cell.top - 1.4, width + 2.8, height + 2.8))
            assert found == pytest.approx((cell.left, cell.top, width, height), abs=EXACT_MM), cell.card.id
            wanted = behind(found, flip, style)
            there = back.extent(shade, (wanted[0] - 1.4, wanted[1] - 1.4, width + 2.8, height + 2.8))
            assert there == pytest.approx(wanted, abs=EXACT_MM), cell.card.id
            assert front.colour(*notch_corner(found, turned=False)) == (255, 255, 255)
            assert back.colour(*notch_corner(there, turned=flip is not Flip.LONG)) == (255, 255, 255)
            assert back.colour(*notch_corner(there, turned=flip is Flip.LONG)) != (255, 255, 255)
            measured += 1
    assert measured == len(cards)


@pytest.mark.parametrize("flip", [Flip.LONG, Flip.SHORT])
def test_the_offset_moves_backs_as_one_sees_them_with_the_heading_upright(flip, games, layouts, papers):
    game, looks, shades = marked(games["skirmish"], layouts)
    style = papers["a4"]
    cards = printed_counters(game, Selection(copies=1))
    plain, moved = (
        print_sheets(game, cards, looks, {}, PrintOrder(style, flip, 0.0, GAP, 300.0, offset))
        for offset in ((0.0, 0.0), (0.7, -0.4))
    )
    (front, first), (_, second) = (pages(printed.pdf, range(2)) for printed in (plain, moved))
    cell = plain.sheets[0].cells[3]
    shade = shades[cell.card.counter.id]
    wanted = behind((cell.left, cell.top, *cell.card.size_mm), flip, style)
    around = (wanted[0] - 1.4, wanted[1] - 1.4, wanted[2] + 2.8, wanted[3] + 2.8)
    before, after = first.extent(shade, around), second.extent(shade, around)
    sign = -1 if flip is Flip.SHORT else 1  # the page is upside down on the screen
    assert after[0] - before[0] == pytest.approx(sign * 0.7, abs=EXACT_MM)
    assert after[1] - before[1] == pytest.approx(sign * -0.4, abs=EXACT_MM)
    assert front.image.tobytes() == pages(moved.pdf, range(1))[0].image.tobytes()
