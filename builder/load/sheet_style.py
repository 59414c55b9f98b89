"""Reading the styles of play sheets, ``templates/sheets/*.yaml``, and the drawings that boxes may carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from builder.diagnostic import Diagnostic
from builder.load.document_cache import DocumentCache
from builder.load.fields import Faults, Fields
from builder.load.style_fields import layered_documents, letter_style, not_file_name, symbol_documents, table, words
from builder.load.symbols import read_symbols
from builder.model.layout import Symbol
from builder.model.sheet_style import WORDS, SheetStyle


def load_sheet_styles(
    template_folders: Sequence[Path],
    cache: DocumentCache | None = None,
    counter_symbols: Mapping[str, Symbol] | None = None,
) -> tuple[dict[str, SheetStyle], tuple[Diagnostic, ...]]:
    """Every sheet style by id. Folders that stand earlier win over later ones, file by file.

    Boxes may carry every drawing of the counters' symbol set and those of ``templates/sheets/symbols.yaml``. Faults in the
    counters' set are left to the reader of counter layouts, so that none is reported twice; who has read that set already
    hands it over as ``counter_symbols``.
    """
    faults = Faults()
    if counter_symbols is None:
        counter_symbols = _symbols(template_folders, "counters", Faults(), cache)
    own = _symbols(template_folders, "sheets", faults, cache)
    documents = layered_documents(template_folders, "sheets", faults, cache)
    styles = {
        name: _style(Fields(node, faults, "sheet style"), name, {**counter_symbols, **own})
        for name, node in documents.items()
    }
    return styles, tuple(faults.found)


def _symbols(
    template_folders: Sequence[Path], room: str, faults: Faults, cache: DocumentCache | None
) -> dict[str, Symbol]:
    symbols: dict[str, Symbol] = {}
    for node in symbol_documents(template_folders, room, faults, cache):
        symbols = read_symbols(node, faults) | symbols
    return symbols


def _style(fields: Fields, name: str, symbols: Mapping[str, Symbol]) -> SheetStyle:
    if fields.identifier("style") not in ("", name):
        fields.faults.error(fields.origin_of("style"), "wrong-id", not_file_name(name))
    fields.optional_text("extends")
    frame, heading, box = table(fields, "frame"), table(fields, "heading"), table(fields, "box")
    space, unset, symbol = table(fields, "space"), table(fields, "unset"), table(fields, "symbol")
    style = SheetStyle(
        id=name,
        origin=fields.origin,
        paper=fields.colour("paper"),
        frame=frame.colour("colour"),
        frame_inset_px=frame.number("inset_px"),
        heading_px=heading.number("height_px"),
        accent=heading.colour("colour"),
        accent_ink=heading.colour("ink"),
        box_ground=box.colour("ground"),
        box_frame=box.colour("frame"),
        box_frame_px=box.number("frame_px"),
        box_radius_px=box.number("radius_px"),
        tab_px=box.number("tab_px"),
        space_ground=space.colour("ground"),
        space_ground_fifth=space.colour("fifth"),
        space_ground_tenth=space.colour("tenth"),
        lower_digit_ground=space.colour("lower_digit"),
        space_frame=space.colour("frame"),
        space_frame_px=space.number("frame_px"),
        unset_frame=unset.colour("frame"),
        unset_dash_px=unset.number("dash_px"),
        symbol_colour=symbol.colour("colour"),
        symbol_opacity=symbol.number("opacity"),
        symbol_px=symbol.number("size_px"),
        counter_px=fields.integer("counter_px", minimum=1),
        title=letter_style(fields, "title"),
        box_names=letter_style(fields, "box_names"),
        captions=letter_style(fields, "captions"),
        rules=letter_style(fields, "rules"),
        track_names=letter_style(fields, "track_names"),
        space_numbers=letter_style(fields, "space_numbers"),
        space_names=letter_style(fields, "space_names"),
        notes=letter_style(fields, "notes"),
        words=words(fields, "words", WORDS),
        symbols=symbols,
    )
    for inner in (frame, heading, box, space, unset, symbol, fields):
        inner.finish()
    return style
