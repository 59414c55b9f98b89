"""The stack viewer that opens over a stack.

Java: ``VASSAL.build.module.map.CounterDetailViewer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import BLACK, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.keys import CTRL, KeyStroke
from builder.vassal.kinds import COLOR, DOUBLE, FLAG, INTEGER, KEY_STROKE, TEXT, TEXTS


class CounterDetailViewer(Component, kw_only=True):
    """The stack viewer that opens over a stack."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.CounterDetailViewer"

    version: str = attribute("version", TEXT, "")
    description: str = attribute("description", TEXT, "")
    delay: int = attribute("delay", INTEGER, 700)
    hotkey: KeyStroke | None = attribute("hotkey", KEY_STROKE, KeyStroke(32, CTRL))
    background_color: Color | None = attribute("bgColor", COLOR, None)
    foreground_color: Color | None = attribute("fgColor", COLOR, BLACK)
    min_display_pieces: str = attribute("minDisplayPieces", TEXT, "2")
    zoom_level: float = attribute("zoomlevel", DOUBLE, 1.0)
    center_all: bool = attribute("centerAll", FLAG, False)
    show_graph: bool = attribute("showgraph", FLAG, True)
    graphics_zoom: float = attribute("graphicsZoom", DOUBLE, 1.0)
    show_graph_single: bool = attribute("showgraphsingle", FLAG, False)
    border_width: int = attribute("borderWidth", INTEGER, 0)
    vertical_offset: int = attribute("verticalOffset", INTEGER, 0)
    show_text: bool = attribute("showtext", FLAG, False)
    enable_html: bool = attribute("enableHTML", FLAG, False)
    center_text: bool = attribute("centerText", FLAG, False)
    stretch_width_summary: bool = attribute("stretchWidthSummary", FLAG, False)
    combine_counter_summary: bool = attribute("combineCounterSummary", FLAG, False)
    extra_text_padding: int = attribute("extraTextPadding", INTEGER, 0)
    vertical_top_text: int = attribute("verticalTopText", INTEGER, 5)
    show_text_single: bool = attribute("showtextsingle", FLAG, False)
    font_size: int = attribute("fontSize", INTEGER, 9)
    summary_report_format: str = attribute("summaryReportFormat", TEXT, "$LocationName$")
    counter_report_format: str = attribute("counterReportFormat", TEXT, "")
    empty_hex_report_format: str = attribute("emptyHexReportForma", TEXT, "$LocationName$")
    display: str = attribute("display", TEXT, "from top-most layer only")
    layer_list: tuple[str, ...] = attribute("layerList", TEXTS, ())
    property_filter: str = attribute("propertyFilter", TEXT, "")
    show_no_stack: bool = attribute("showNoStack", FLAG, False)
    show_move_selected: bool = attribute("showMoveSelectde", FLAG, False)
    show_non_movable: bool = attribute("showNonMovable", FLAG, False)
    unrotate_pieces: bool = attribute("unrotatePieces", FLAG, False)
    show_deck: bool = attribute("showDeck", FLAG, False)
    show_deck_depth: int = attribute("showDeckDepth", INTEGER, 1)
    show_overlap: bool = attribute("showOverlap", FLAG, False)
    only_show_first_summary: bool = attribute("onlyShowFirstSummary", FLAG, False, newer=True)
    show_terrain_beneath: str = attribute("showTerrainBeneath", TEXT, "if no counters displayed", newer=True)
    show_only_top_of_stack: bool = attribute("showOnlyTopOfStack", FLAG, False, newer=True)
