"""The index: every design with its size, its copies, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from builder.model.print_job import PrintedCounter
from builder.record import Record
from builder.render.fonts import Weight
from builder.render.print.arrangement import Sheet
from builder.render.print.drawing import Drawing
from builder.render.print.heading import Heading, draw_heading
from builder.render.print.page_lettering import set_line
from builder.render.print.sheet_pages import Paper

_POINTS, _ROW_MM = 7.0, 3.9
_COLUMNS = (
    ("column_counter", 0.0, 0.29),
    ("column_side", 0.30, 0.13),
    ("column_class", 0.44, 0.16),
    ("column_size", 0.61, 0.12),
    ("column_copies", 0.74, 0.07),
    ("column_where", 0.82, 0.18),
)
"""Heading, left edge and width, as shares of the line."""


class IndexRow(Record):
    """One line of the index."""

    words: tuple[str, ...]


def index_rows(sheets: Sequence[Sheet], paper: Paper) -> tuple[IndexRow, ...]:
    """A row for each design in the order of the sheets."""
    where: dict[str, dict[int, list[str]]] = {}
    cards: dict[str, PrintedCounter] = {}
    for sheet in sheets:
        for cell in sheet.cells:
            cards[cell.card.id] = cell.card
            where.setdefault(cell.card.id, {}).setdefault(sheet.number, []).append(cell.place)
    return tuple(IndexRow(_words(card, where[card.id], paper)) for card in cards.values())


def index_pages(sheets: Sequence[Sheet], paper: Paper, title: str) -> tuple[Drawing, ...]:
    """As many pages as the rows need."""
    style, rows = paper.style, index_rows(sheets, paper)
    top = style.margin_mm + style.header_mm + 4
    each = int((style.height_mm - style.margin_mm - style.footer_mm - top) // _ROW_MM) - 1
    count = -(-len(rows) // each)
    pages: list[Drawing] = []
    unknown = any(not cell.card.mix_known for sheet in sheets for cell in sheet.cells)
    note = style.words["index_note"].in_language(paper.language) if unknown else ""
    for number in range(count):
        page = paper.blank()
        line = f"{style.words['index'].in_language(paper.language)} {number + 1}/{count}"
        draw_heading(page, Heading(title, line, note), style, paper.language)
        _draw_row(page, [style.words[key].in_language(paper.language) for key, _, _ in _COLUMNS], top, paper, True)
        for place, row in enumerate(rows[number * each : (number + 1) * each], 1):
            _draw_row(page, row.words, top + place * _ROW_MM, paper, False)
        pages.append(page)
    return tuple(pages)


def _words(card: PrintedCounter, where: dict[int, list[str]], paper: Paper) -> tuple[str, ...]:
    word, language = paper.style.words, paper.language
    name = card.counter.printed_name(language)
    first = card.counter_class.states[0]
    if card.front.card != first.card or (card.back is None and len(card.counter_class.states) > 1):
        name = f"{name}（{card.front.names.in_language(language)}）"
    copies = str(card.copies)
    if not card.mix_known:
        copies = word["set_from_setups"].in_language(language).replace("{copies}", copies)
    width, height = card.size_mm
    return (
        name,
        card.side.names.in_language(language) if card.side else word["nobody"].in_language(language),
        card.counter_class.names.in_language(language),
        f"{width:g} × {height:g}",
        copies,
        "  ".join(f"{sheet}: {_span(places)}" for sheet, places in where.items()),
    )


def _span(places: list[str]) -> str:
    return places[0] if len(places) == 1 else f"{places[0]}–{places[-1]}"


def _draw_row(page: Drawing, words: Sequence[str], baseline: float, paper: Paper, head: bool) -> None:
    style = paper.style
    left, width = style.margin_mm + 1, style.width_mm - 2 * style.margin_mm - 2
    weight = Weight.BOLD if head else Weight.REGULAR
    for text, (_, start, share) in zip(words, _COLUMNS, strict=True):
        place = (left + start * width, baseline)
        set_line(page, text, place, _POINTS, style.ink, weight=weight, room_mm=share * width)
    rule = baseline + _ROW_MM * 0.32
    page.line(((left, rule), (left + width, rule)), 0.2 if head else 0.06, style.ink if head else style.faint)
