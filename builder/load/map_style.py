"""Reading the styles of maps, ``templates/maps/*.yaml``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from builder.diagnostic import Diagnostic
from builder.load.board_symbol import read_symbols
from builder.load.document_cache import DocumentCache
from builder.load.fields import Faults, Fields, with_nearest
from builder.load.style_fields import (
    layered_documents,
    letter_style,
    letters,
    not_file_name,
    number_pairs,
    symbol_documents,
    table,
    words,
)
from builder.model.board_symbol import BoardSymbol
from builder.model.map_style import LAYERS, WORDS, MapStyle
from builder.model.message import say


def load_map_styles(
    template_folders: Sequence[Path], cache: DocumentCache | None = None
) -> tuple[dict[str, MapStyle], tuple[Diagnostic, ...]]:
    """Every map style by id. Folders that stand earlier win over later ones, file by file.

    ``extends: other`` takes every key that a style does not give from another style, tables key by key.
    """
    faults = Faults()
    symbols: dict[str, BoardSymbol] = {}
    for node in symbol_documents(template_folders, "maps", faults, cache):
        symbols = read_symbols(node, faults) | symbols
    documents = layered_documents(template_folders, "maps", faults, cache)
    styles = {name: _style(Fields(node, faults, "map style"), name, symbols) for name, node in documents.items()}
    return styles, tuple(faults.found)


def _style(fields: Fields, name: str, symbols: Mapping[str, BoardSymbol]) -> MapStyle:
    if fields.identifier("style") not in ("", name):
        fields.faults.error(fields.origin_of("style"), "wrong-id", not_file_name(name))
    fields.optional_text("extends")
    frame, coast, hex_lines = table(fields, "frame"), table(fields, "coast"), table(fields, "hex_lines")
    territory, border = table(fields, "territory"), table(fields, "border")
    area, symbol, legend = table(fields, "area_outline"), table(fields, "symbol"), table(fields, "legend")
    style = MapStyle(
        id=name,
        origin=fields.origin,
        layers=_layers(fields),
        paper=fields.colour("paper"),
        frame=frame.colour("colour"),
        frame_inset_px=frame.number("inset_px"),
        beyond_veil=fields.number("beyond_veil"),
        coast=coast.colour("colour"),
        coast_px=coast.number("width_px"),
        coast_wander=coast.number("wander"),
        shallows=number_pairs(fields, "shallows"),
        hex_line_land=hex_lines.colour("land"),
        hex_line_water=hex_lines.colour("water"),
        hex_line_px=hex_lines.number("width_px"),
        territory_tint=territory.number("tint"),
        territory_lightened=territory.number("lightened"),
        territory_band_px=territory.number("band_px"),
        territory_band_opacity=territory.number("band_opacity"),
        border=border.colour("colour"),
        border_px=border.number("width_px"),
        area_outline=area.colour("colour"),
        area_outline_px=area.number("width_px"),
        symbol_px=symbol.number("size_px"),
        symbol_fill=symbol.colour("fill"),
        symbol_ink=symbol.colour("ink"),
        counter_px=fields.integer("counter_px", minimum=1),
        numbers=letter_style(fields, "numbers"),
        place_names=letter_style(fields, "place_names"),
        area_names=letter_style(fields, "area_names"),
        side_names=letter_style(fields, "side_names"),
        side_name_opacity=fields.number("side_name_opacity"),
        title=letter_style(fields, "title"),
        legend_text=letters(legend),
        legend_ground=legend.colour("ground"),
        legend_frame=legend.colour("frame"),
        legend_max_width_px=legend.integer("max_width_px", minimum=100),
        boxes=fields.text("boxes"),
        words=words(fields, "words", WORDS),
        symbols=symbols,
    )
    for inner in (frame, coast, hex_lines, territory, border, area, symbol, legend, fields):
        inner.finish()
    return style


def _layers(fields: Fields) -> tuple[str, ...]:
    named = fields.scalars("layers")
    for scalar in named:
        if scalar.text not in LAYERS:
            text = scalar.text or ""
            unknown = say("マップに「{text}」という層はありません", "a map has no layer '{text}'", text=text)
            message = say(
                "{unknown}（使えるのは：{layers}）",
                "{unknown} (allowed: {layers})",
                unknown=with_nearest(unknown, text, LAYERS),
                layers=", ".join(LAYERS),
            )
            fields.faults.error(scalar.origin, "unknown-word", message)
    return tuple(layer for layer in LAYERS if layer in {scalar.text for scalar in named})
