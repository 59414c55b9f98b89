"""What is printed is what the layouts draw, inside the cut and beyond it, in pixels and in vectors."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from builder.diagnostic import Severity
from builder.model.layout import Area, Colour, Condition, Length, Polygon, Rectangle, SymbolElement
from builder.model.print_job import Flip, Selection, printed_counters
from builder.record import replace
from builder.render.counter_face import draw_face
from builder.render.counter_subject import Subject
from builder.render.print.print_sheets import PrintOrder, print_sheets
from tests.render.print.measured_page import PX_PER_MM, pages

INNER_MM = 0.8
"""What is looked at lies so far inside the cut: hairlines along the cut are left out on purpose."""


def whole(*parts):
    return Area(*(Length(part) for part in parts))


def print_with(elements, games, layouts, papers, bleed=1.5, gap=3.0, dpi=300.0):
    """The red counters of skirmish, all drawn by a layout of these elements, and the front page."""
    looks = {name: replace(layout, grid=(100, 100), elements=elements) for name, layout in layouts.items()}
    game = games["skirmish"]
    cards = printed_counters(game, Selection(sides=frozenset({"red"}), copies=1))
    printed = print_sheets(game, cards, looks, {}, PrintOrder(papers["a4"], Flip.LONG, bleed, gap, dpi))
    return printed, pages(printed.pdf, range(1))[0]


@pytest.mark.parametrize("dpi", [300.0, None], ids=["pixels", "vectors"])
def test_every_face_is_the_one_that_its_layout_draws(dpi, games, layouts, papers, art):
    game, style = games["skirmish"], papers["a4"]
    cards = printed_counters(game, Selection(copies=1))
    printed = print_sheets(game, cards, layouts, art, PrintOrder(style, Flip.LONG, 1.5, 3.0, dpi))
    front, back = pages(printed.pdf, range(2))
    wanted = {}
    for card in cards:
        for state in (card.front, card.back or card.front):
            subject = Subject(card.counter, card.counter_class, card.side, state, game.language)
            face = draw_face(subject, layouts[card.counter_class.layout], PX_PER_MM * 25.4, art)
            wanted[card.id, state.id] = thumbnail(face.image)
    (sheet,) = printed.sheets
    for cell in sheet.cells:
        card = cell.card
        for page, state, left in ((front, card.front, cell.left), (back, card.back, 210 - cell.left - card.size_mm[0])):
            if state is not None:
                shown = thumbnail(page.crop((left, cell.top, *card.size_mm)))
                nearest = min(wanted, key=lambda face: difference(shown, wanted[face]))
                assert nearest == (card.id, state.id)
                assert difference(shown, wanted[nearest]) < 7, nearest


def thumbnail(face):
    """The face without its rim, where hairlines are left out on purpose, so small that hatching is a tint."""
    rim = round(INNER_MM * PX_PER_MM)
    return face.crop((rim, rim, face.width - rim, face.height - rim)).resize((36, 36), Image.Resampling.BOX)


def difference(first, second):
    return sum(ImageStat.Stat(ImageChops.difference(first, second)).mean) / 3


def test_vectors_and_pixels_agree(games, layouts, papers, art):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(copies=1))
    shown = [
        pages(print_sheets(game, cards, layouts, art, PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, dpi)).pdf, range(2))
        for dpi in (600.0, None)
    ]
    for pixels, vectors in zip(*shown, strict=True):
        assert difference(pixels.image, vectors.image) < 1.5


@pytest.mark.parametrize("dpi", [300.0, None], ids=["pixels", "vectors"])
def test_what_touches_the_edge_runs_on_beyond_the_cut(dpi, games, layouts, papers):
    origin = layouts["base"].origin
    elements = (
        Rectangle(
            "ground", whole(0, 0, 100, 100), Condition(), origin, Colour("#ffe0a0"), Colour("#000000"), Length(1)
        ),
        Rectangle("band", whole(0, 0, 100, 20), Condition(), origin, Colour("#203060")),
        Rectangle("corner", whole(80, 80, 20, 20), Condition(), origin, Colour("#a01020")),
        Polygon("torn", whole(0, 80, 20, 20), Condition(), origin, ((0, 0), (1, 1), (0, 1)), Colour("#108040")),
    )
    printed, page = print_with(elements, games, layouts, papers, dpi=dpi)
    cell = printed.sheets[0].cells[0]
    left, top, size = cell.left, cell.top, 15.875
    beyond = 1.2
    assert page.colour(left + size / 2, top - beyond) == (0x20, 0x30, 0x60)
    assert page.colour(left - beyond, top - beyond) == (0x20, 0x30, 0x60)
    assert page.colour(left - beyond, top + size / 2) == (0xFF, 0xE0, 0xA0)
    assert page.colour(left + 0.1, top + size / 2) == (0xFF, 0xE0, 0xA0)  # the hairline along the cut is left out
    assert page.colour(left + size + beyond, top + size - 1) == (0xA0, 0x10, 0x20)
    assert page.colour(left + size + beyond, top + size + beyond) == (0xA0, 0x10, 0x20)
    assert page.colour(left - beyond, top + size + beyond) == (0x10, 0x80, 0x40)
    assert page.colour(left - beyond, top + size - 0.5) == (0x10, 0x80, 0x40)
    assert page.colour(left - beyond, top + size * 0.75) == (0xFF, 0xE0, 0xA0)
    assert page.colour(left - 1.75, top + size / 2) == (255, 255, 255)  # beyond the bleed is paper


@pytest.mark.parametrize("dpi", [300.0, None], ids=["pixels", "vectors"])
def test_a_broad_frame_runs_on_outward_in_its_own_colour(dpi, games, layouts, papers):
    origin = layouts["base"].origin
    frame = Rectangle(
        "frame", whole(0, 0, 100, 100), Condition(), origin, Colour("#f0f0d0"), Colour("#7a1f1f"), Length(8)
    )
    printed, page = print_with((frame,), games, layouts, papers, dpi=dpi)
    cell = printed.sheets[0].cells[0]
    middle = cell.top + 8
    assert page.colour(cell.left - 1.2, middle) == (0x7A, 0x1F, 0x1F)
    assert page.colour(cell.left + 1.1, middle) == (0x7A, 0x1F, 0x1F)
    assert page.colour(cell.left + 1.5, middle) == (0xF0, 0xF0, 0xD0)


@pytest.mark.parametrize("dpi", [300.0, None], ids=["pixels", "vectors"])
def test_a_picture_that_fills_the_face_is_drawn_on_beyond_the_cut(dpi, games, layouts, papers):
    picture = Image.new("RGB", (50, 50), "#808080")
    picture.paste("#c02020", (0, 0, 50, 5))
    picture.paste("#2020c0", (45, 0, 50, 50))
    content = io.BytesIO()
    picture.save(content, "PNG")
    game = games["skirmish"]
    counters = tuple(replace(counter, art="own.png") for counter in game.counters if counter.id == "fox")
    element = SymbolElement("art", whole(0, 0, 100, 100), Condition(), layouts["base"].origin)
    looks = {name: replace(layout, grid=(100, 100), elements=(element,)) for name, layout in layouts.items()}
    own = replace(game, counters=counters)
    printed = print_sheets(
        own,
        printed_counters(own, Selection()),
        looks,
        {"own.png": content.getvalue()},
        PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, dpi),
    )
    page = pages(printed.pdf, range(1))[0]
    (cell,) = printed.sheets[0].cells
    assert page.colour(cell.left + 5, cell.top - 1.2) == (0xC0, 0x20, 0x20)
    assert page.colour(cell.left + 15.875 + 1.2, cell.top + 8) == (0x20, 0x20, 0xC0)
    assert page.colour(cell.left + 15.875 + 1.2, cell.top + 15.875 + 1.2) == (0x20, 0x20, 0xC0)
    assert page.colour(cell.left - 1.2, cell.top + 8) == (0x80, 0x80, 0x80)


@pytest.mark.parametrize("gap", [0.0, 1.0, 3.0])
def test_no_bleed_reaches_a_neighbour(gap, games, layouts, papers):
    ground = Rectangle("ground", whole(0, 0, 100, 100), Condition(), layouts["base"].origin, Colour("side.colour"))
    game = games["skirmish"]
    shades = ["#c04040", "#40c040", "#4040c0"]
    painted = replace(
        game,
        counters=tuple(
            replace(counter, colour=shades[place % 3])
            for place, counter in enumerate(game.counters)
            if counter.class_id in ("marker", "tank")
        ),
    )
    looks = {name: replace(layout, grid=(100, 100), elements=(ground,)) for name, layout in layouts.items()}
    cards = printed_counters(painted, Selection(copies=1))
    printed = print_sheets(painted, cards, looks, {}, PrintOrder(papers["a4"], Flip.LONG, 1.5, gap, 300.0))
    page = pages(printed.pdf, range(1))[0]
    block = printed.sheets[0].blocks[0]
    for first, second in zip(block.cells, block.cells[1:], strict=False):
        if first.row == second.row:
            border, middle = second.left - gap / 2, first.top + 8
            for cell, across in ((first, border - 0.15), (second, border + 0.15)):
                assert "#{:02x}{:02x}{:02x}".format(*page.colour(across, middle)) == cell.card.counter.colour


def test_a_counter_with_one_face_has_a_back_in_its_sides_colour_with_its_mark(games, layouts, papers):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(classes=frozenset({"leader"})))
    assert [card.back for card in cards] == [None] * 3
    printed = print_sheets(game, cards, layouts, {}, PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, 300.0))
    assert [fault for fault in printed.diagnostics if fault.severity is Severity.ERROR] == []
    back = pages(printed.pdf, range(1, 2))[0]
    for cell in printed.sheets[0].cells:
        side = cell.card.side
        left = 210 - cell.left - 15.875
        assert "#{:02x}{:02x}{:02x}".format(*back.colour(left + 0.5, cell.top + 0.5)) == side.colour
        ink = tuple(bytes.fromhex(side.ink[1:]))
        mark = back.extent(ink, (left + 2.5, cell.top + 2.5, 10.875, 10.875))
        assert mark[2] > 5 and mark[3] > 5
        assert mark[0] + mark[2] / 2 == pytest.approx(left + 15.875 / 2, abs=0.3)


@pytest.mark.parametrize("dpi", [300.0, None], ids=["pixels", "vectors"])
def test_lettering_near_the_cut_is_reported_at_its_counter(dpi, games, layouts, papers):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(classes=frozenset({"leader"})))
    strict = replace(papers["a4"], safe_mm=2.0)
    printed = print_sheets(game, cards, layouts, {}, PrintOrder(strict, Flip.LONG, 1.5, 3.0, dpi))
    found = [fault for fault in printed.diagnostics if fault.code == "lettering-near-cut"]
    assert {fault.origin for fault in found} == {card.counter.origin for card in cards}
    assert "mm from the cut; a cut is no more exact than 2 mm (safe_mm of 'a4')" in found[0].message
    usual = print_sheets(game, cards, layouts, {}, PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, dpi))
    assert [fault for fault in usual.diagnostics if fault.code == "lettering-near-cut"] == []
