"""How a play sheet looks: colours, widths and letter sizes; nothing about any game. Lengths in px of the board."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.layout import Symbol
from builder.model.map_style import LetterStyle
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record

WORDS = ("schematic",)
"""Words that a sheet prints and no game names."""


class SheetStyle(Record):
    """One style of sheet, also of the boxes that stand on a map.

    ``accent`` is the colour of heading and tabs where the sheet is nobody's; else they take the side's. Spaces of a track
    are laid on ``space_ground``; every fifth and tenth on the next two. ``lower_digit_ground`` is the ground of the second
    and further runs of a track whose digits have a marker each.
    """

    id: str
    origin: Origin
    paper: str
    frame: str
    frame_inset_px: float
    heading_px: float
    accent: str
    accent_ink: str
    box_ground: str
    box_frame: str
    box_frame_px: float
    box_radius_px: float
    tab_px: float
    space_ground: str
    space_ground_fifth: str
    space_ground_tenth: str
    lower_digit_ground: str
    space_frame: str
    space_frame_px: float
    unset_frame: str
    unset_dash_px: float
    symbol_colour: str
    symbol_opacity: float
    symbol_px: float
    counter_px: int
    title: LetterStyle
    box_names: LetterStyle
    captions: LetterStyle
    rules: LetterStyle
    track_names: LetterStyle
    space_numbers: LetterStyle
    space_names: LetterStyle
    notes: LetterStyle
    words: Mapping[str, Names]
    symbols: Mapping[str, Symbol]
