"""Sheets of counters and their test page as PDF files: the one door to this room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.diagnostic import Diagnostic
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.layout import Layout
from builder.model.message import say
from builder.model.print_job import Flip, PrintedCounter
from builder.model.print_style import PrintStyle
from builder.record import Record
from builder.render.counter_picture import unknown_layouts
from builder.render.print.arrangement import Sheet, arranged, room_of
from builder.render.print.drawing import Drawing
from builder.render.print.face_store import FaceStore
from builder.render.print.heading import Heading
from builder.render.print.index_pages import index_pages
from builder.render.print.pdf_file import PdfFile
from builder.render.print.registration_page import registration_pages
from builder.render.print.sheet_pages import Paper, back_page, front_page

_DUPLEX = {
    Flip.LONG: "DuplexFlipLongEdge",
    Flip.SHORT: "DuplexFlipShortEdge",
    Flip.FOLD: "Simplex",
    Flip.NONE: "Simplex",
}


class PrintOrder(Record):
    """How to print: on which paper, turned how, with how much bleed and gap in mm; ``dpi`` None draws vectors."""

    style: PrintStyle
    flip: Flip
    bleed_mm: float
    gap_mm: float
    dpi: float | None
    back_offset_mm: tuple[float, float] = (0.0, 0.0)


class PrintedSheets(Record):
    """The files and what is in them; ``test_page`` is None where there are no backs."""

    pdf: bytes
    test_page: bytes | None
    sheets: tuple[Sheet, ...]
    diagnostics: tuple[Diagnostic, ...]


def print_sheets(
    game: Game,
    cards: Sequence[PrintedCounter],
    layouts: Mapping[str, Layout],
    art: Mapping[str, bytes],
    order: PrintOrder,
) -> PrintedSheets:
    """Every copy of ``cards`` on sheets: a front and its back after each other, then the index.

    Reports ``unknown-layout``, ``counter-larger-than-sheet`` at a class, ``lettering-near-cut`` and what
    ``builder.render.counter_face`` reports at a counter. With an error the file is not to be used.
    """
    style = order.style
    found = tuple(unknown_layouts(game, layouts))
    if style.plain_back not in layouts:
        message = say(
            "「plain_back」のレイアウト「{layout}」はありません",
            "'plain_back' names no layout '{layout}'",
            layout=style.plain_back,
        )
        found += (fault(style.origin, "unknown-layout", message),)
    if found:
        return PrintedSheets(b"", None, (), found)
    try:
        sheets = arranged(cards, style, room_of(style, order.flip, order.bleed_mm, order.gap_mm))
    except ValueError as class_id:
        return PrintedSheets(b"", None, (), (_too_large(game, str(class_id), order),))
    title = f"{game.names.in_language(game.language)} {game.version}"
    paper = Paper(style, order.flip, game.language, order.bleed_mm, order.back_offset_mm)
    pdf = PdfFile(title, _DUPLEX[order.flip])
    store = FaceStore(pdf, layouts, art, style, game.language, order.bleed_mm, order.dpi)
    for sheet in sheets:
        front = front_page(sheet, paper, _heading(title, sheet, len(sheets), paper, "front"), store.front, store.back)
        _add(pdf, front, style)
        if order.flip in (Flip.LONG, Flip.SHORT):
            back = back_page(sheet, paper, _heading(title, sheet, len(sheets), paper, "back"), store.back)
            _add(pdf, back, style)
    for page in index_pages(sheets, paper, title):
        _add(pdf, page, style)
    return PrintedSheets(pdf.content(), _test_page(title, paper), sheets, tuple(dict.fromkeys(store.found)))


def _test_page(title: str, paper: Paper) -> bytes | None:
    if paper.flip is Flip.NONE:
        return None
    pdf = PdfFile(title, _DUPLEX[paper.flip])
    for page in registration_pages(paper, title):
        _add(pdf, page, paper.style)
    return pdf.content()


def _heading(title: str, sheet: Sheet, sheets: int, paper: Paper, side: str) -> Heading:
    word, language = paper.style.words, paper.language
    number = word["sheet"].in_language(language).replace("{sheet}", str(sheet.number)).replace("{sheets}", str(sheets))
    parts = [number]
    if paper.flip in (Flip.LONG, Flip.SHORT):
        parts.append(word[side].in_language(language))
    parts += [word[f"flip_{paper.flip.value}"].in_language(language), word["actual_size"].in_language(language)]
    unknown = len({cell.card.id for cell in sheet.cells if not cell.card.mix_known})
    note = word["mix_unknown"].in_language(language).replace("{designs}", str(unknown)) if unknown else ""
    return Heading(title, " · ".join(parts), note)


def _add(pdf: PdfFile, page: Drawing, style: PrintStyle) -> None:
    pdf.add_page(style.width_mm, style.height_mm, page.content, page.pictures)


def _too_large(game: Game, class_id: str, order: PrintOrder) -> Diagnostic:
    counter_class = game.counter_class(class_id)
    room = room_of(order.style, order.flip, order.bleed_mm, order.gap_mm)
    width = room.right - room.left - 2 * room.surround
    height = room.bottom - room.top - 2 * room.surround
    message = say(
        "クラス「{name}」は{own_width} × {own_height} mmですが、{paper}のシートに入るのは{width} × {height} mmまでです",
        "class '{name}' is {own_width} × {own_height} mm; a sheet of {paper} holds at most {width} × {height} mm",
        name=class_id,
        own_width=f"{counter_class.width_mm:g}",
        own_height=f"{counter_class.height_mm:g}",
        paper=order.style.paper,
        width=f"{width:g}",
        height=f"{height:g}",
    )
    return fault(counter_class.origin, "counter-larger-than-sheet", message)
