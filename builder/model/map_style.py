"""How a hex map looks: colours, widths and letter sizes; nothing about any game. Lengths in px of the board."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.board_symbol import BoardSymbol
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record

LAYERS = (
    "ground",
    "terrain",
    "territory",
    "frame",
    "regions",
    "hex-lines",
    "borders",
    "area-outlines",
    "hexsides",
    "symbols",
    "side-names",
    "place-names",
    "hex-numbers",
    "boxes",
    "legend",
)
"""What a map is drawn of, in order; a style names those that it draws."""

WORDS = ("schematic", "terrain", "territory", "places", "border", "area", "region", "nobody")
"""Words that the map prints and no game names."""


class LetterStyle(Record):
    """Lettering: size and least size in px an em, weight (``regular``, ``bold``), colour, halo."""

    size: float
    minimum: float
    weight: str
    colour: str
    halo: str | None = None
    halo_px: float = 0.0
    spacing: float = 0.0


class MapStyle(Record):
    """One style of map.

    ``frame_inset_px`` is how far the neat line lies inside the picture's edge; country outside of the numbered hexes is
    veiled with ``beyond_veil`` (0 to 1) of the paper's colour. ``coast_wander`` is how far a coast may leave the hex sides, in
    hex heights. A territory is tinted with so much (``territory_tint``) of the side's colour, made lighter by
    ``territory_lightened`` first. ``shallows`` are bands of lighter water along the coast: width in px and share of white.
    """

    id: str
    origin: Origin
    layers: tuple[str, ...]
    paper: str
    frame: str
    frame_inset_px: float
    beyond_veil: float
    coast: str
    coast_px: float
    coast_wander: float
    shallows: tuple[tuple[float, float], ...]
    hex_line_land: str
    hex_line_water: str
    hex_line_px: float
    territory_tint: float
    territory_lightened: float
    territory_band_px: float
    territory_band_opacity: float
    border: str
    border_px: float
    area_outline: str
    area_outline_px: float
    symbol_px: float
    symbol_fill: str
    symbol_ink: str
    counter_px: int
    numbers: LetterStyle
    place_names: LetterStyle
    area_names: LetterStyle
    side_names: LetterStyle
    side_name_opacity: float
    title: LetterStyle
    legend_text: LetterStyle
    legend_ground: str
    legend_frame: str
    legend_max_width_px: int
    boxes: str
    """The sheet style that boxes and tracks on a map take."""
    words: Mapping[str, Names]
    symbols: Mapping[str, BoardSymbol]
