"""A command that sends the piece to a place.

Java: ``VASSAL.counters.SendToLocation``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import STATE, key_stroke, text


class SendToLocation(Trait):
    """A command that sends the piece to a place.

    ``destination`` is L map and x,y, G grid location, Z zone, R region, A another counter. Coordinates are pixels of
    the board and, like the names, may be expressions.
    """

    ID: ClassVar[str] = "sendto"

    command: str = text("Send to Location")
    key: KeyStroke | None = key_stroke()
    map_name: str = text()
    board_name: str = text()
    x: str = text("0")
    y: str = text("0")
    back_command: str = text()
    back_key: KeyStroke | None = key_stroke()
    x_index: str = text("0")
    y_index: str = text("0")
    x_offset: str = text("0")
    y_offset: str = text("0")
    description: str = text()
    destination: str = text("L")
    zone: str = text()
    region: str = text()
    property_filter: str = text()
    grid_location: str = text()
    back_map: str = text(part=STATE)
    back_x: str = text(part=STATE)
    back_y: str = text(part=STATE)
