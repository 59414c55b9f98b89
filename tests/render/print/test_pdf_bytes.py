"""The file itself: the same bytes, each face once, no font, what a viewer is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2
import pytest

from builder.load.print_style import load_print_styles
from builder.model.print_job import Flip, Selection, printed_counters
from builder.model.print_style import WORDS
from builder.render.print.print_sheets import PrintOrder, print_sheets

ROOT = Path(__file__).parents[3]


@pytest.fixture
def order(papers):
    return PrintOrder(papers["a4"], Flip.LONG, 1.5, 3.0, 150.0)


@pytest.mark.parametrize("dpi", [150.0, None], ids=["pixels", "vectors"])
def test_the_same_data_make_the_same_bytes(dpi, games, layouts, papers, art):
    game = games["skirmish"]
    order = PrintOrder(papers["letter"], Flip.SHORT, 1.5, 3.0, dpi)
    first, second = (print_sheets(game, printed_counters(game, Selection()), layouts, art, order) for _ in range(2))
    assert first.pdf == second.pdf
    assert first.test_page == second.test_page
    assert b"Date" not in first.pdf


def test_each_face_is_stored_once_however_many_copies(games, layouts, art, order):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(classes=frozenset({"fort"})))
    few, many = (
        print_sheets(
            game, printed_counters(game, Selection(classes=frozenset({"fort"}), copies=n)), layouts, art, order
        )
        for n in (1, 20)
    )
    assert len(cards) == 3
    for printed in (few, many):
        assert len(re.findall(rb"/Subtype /Image", printed.pdf)) == 6
    assert len(many.pdf) < 1.3 * len(few.pdf)


def test_the_viewer_is_asked_for_true_size_and_the_right_turning(games, layouts, papers):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(sides=frozenset({"blue"})))
    for flip, words in (
        (Flip.LONG, b"/Duplex /DuplexFlipLongEdge"),
        (Flip.SHORT, b"/Duplex /DuplexFlipShortEdge"),
        (Flip.FOLD, b"/Duplex /Simplex"),
    ):
        pdf = print_sheets(game, cards, layouts, {}, PrintOrder(papers["letter"], flip, 1.5, 3.0, 72.0)).pdf
        assert b"/PrintScaling /None" in pdf and words in pdf
        assert b"/Font" not in pdf
        document = pypdfium2.PdfDocument(pdf)
        assert document[0].get_size() == pytest.approx((612, 792))
        assert document.get_metadata_dict()["Title"] == "小競り合い 0.1.0"
        assert len(document) == (3 if flip is not Flip.FOLD else 2)  # the sheet's pages and the index


def test_fronts_alone_have_no_backs_and_no_test_page(games, layouts, papers):
    game = games["skirmish"]
    cards = printed_counters(game, Selection(sides=frozenset({"blue"})))
    printed = print_sheets(game, cards, layouts, {}, PrintOrder(papers["a4"], Flip.NONE, 1.5, 3.0, 72.0))
    assert printed.test_page is None
    assert len(pypdfium2.PdfDocument(printed.pdf)) == 2


def test_a_paper_of_ones_own_says_only_what_differs(tmp_path, papers):
    (tmp_path / "print").mkdir()
    text = "print: a3\nextends: a4\npaper: {name: A3, width_mm: 297, height_mm: 420}\nbleeds_mm: 2\n"
    (tmp_path / "print" / "a3.yaml").write_text(text)
    tool = next(iter(papers.values())).origin  # the tool's own folder is the later one
    assert tool.file.startswith("templates/print/")
    styles, found = load_print_styles([tmp_path, ROOT / "templates"])
    assert (styles["a3"].width_mm, styles["a3"].height_mm, styles["a3"].bleed_mm) == (297, 420, 1.5)
    assert [(fault.code, fault.origin.line) for fault in found] == [("unknown-key", 4)]
    assert "did you mean 'bleed_mm'?" in found[0].message
    assert set(styles["a4"].words) == set(WORDS)


def test_a_paper_called_otherwise_than_its_file_is_reported(tmp_path):
    (tmp_path / "print").mkdir()
    (tmp_path / "print" / "a3.yaml").write_text("print: a4\nextends: a4\n")
    _, found = load_print_styles([tmp_path, ROOT / "templates"])
    assert [(fault.code, str(fault.origin).rpartition("/")[2]) for fault in found] == [("wrong-id", "a3.yaml:1:8")]
    assert found[0].message == "'print' must be 'a3', as the file is named"
