"""A command that places another piece.

Java: ``VASSAL.counters.PlaceMarker``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, integer, key_stroke, text


class PlaceMarker(Trait):
    """A command that places another piece.

    ``marker_spec`` is the path of a piece slot, ``marker_text`` a whole AddPiece text; ``null`` is none. ``placement``
    is 0 on top of the stack, 1 at its bottom, 2 above, 3 below.
    """

    ID: ClassVar[str] = "placemark"

    command: str = text("Place Marker")
    key: KeyStroke | None = key_stroke(ctrl("M"))
    marker_spec: str = text("null")
    marker_text: str = text("null")
    x_offset: str = text("0")
    y_offset: str = text("0")
    match_rotation: bool = flag()
    after_key: KeyStroke | None = key_stroke()
    description: str = text()
    gpid: str = text()
    placement: int = integer(0)
    above: bool = flag()
    copy_dynamic_properties: bool = flag()
    parameters: str = text()
    version: int = integer(1, missing=0)
