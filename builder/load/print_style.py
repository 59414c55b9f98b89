"""Reading the sheets to print on, ``templates/print/*.yaml``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.diagnostic import Diagnostic
from builder.load.fields import Faults, Fields
from builder.load.style_fields import layered_documents, table, words
from builder.model.message import say
from builder.model.print_style import WORDS, CutMarks, DieBlock, PrintStyle

ROOM = "print"


def load_print_styles(template_folders: Sequence[Path]) -> tuple[dict[str, PrintStyle], tuple[Diagnostic, ...]]:
    """Every sheet to print on by id. Folders that stand earlier win over later ones, file by file."""
    faults = Faults()
    documents = layered_documents(template_folders, ROOM, faults)
    styles = {name: _style(Fields(node, faults, "print style"), name) for name, node in documents.items()}
    return styles, tuple(faults.found)


def _style(fields: Fields, name: str) -> PrintStyle:
    if fields.identifier("print") not in ("", name):
        message = say(
            "「print」はファイル名と同じ「{name}」でなければなりません",
            "'print' must be '{name}', as the file is named",
            name=name,
        )
        fields.faults.error(fields.origin_of("print"), "wrong-id", message)
    fields.optional_text("extends")
    paper, marks, block = table(fields, "paper"), table(fields, "cut_marks"), table(fields, "block")
    colours = table(fields, "colours")
    style = PrintStyle(
        id=name,
        origin=fields.origin,
        paper=paper.text("name"),
        width_mm=paper.number("width_mm"),
        height_mm=paper.number("height_mm"),
        margin_mm=fields.number("margin_mm"),
        header_mm=fields.number("header_mm"),
        footer_mm=fields.number("footer_mm"),
        ruler_mm=fields.number("ruler_mm"),
        fold_mm=fields.number("fold_mm"),
        bleed_mm=fields.number("bleed_mm"),
        hairline_mm=fields.number("hairline_mm"),
        safe_mm=fields.number("safe_mm"),
        marks=CutMarks(marks.number("length_mm"), marks.number("distance_mm"), marks.number("width_mm")),
        block=DieBlock(
            block.integer("columns", minimum=0), block.integer("rows", minimum=0), block.number("distance_mm")
        ),
        ink=colours.colour("ink"),
        faint=colours.colour("faint"),
        front_cross=colours.colour("front_cross"),
        back_cross=colours.colour("back_cross"),
        plain_back=fields.identifier("plain_back"),
        words=words(fields, "words", WORDS),
    )
    for inner in (paper, marks, block, colours, fields):
        inner.finish()
    return style
