"""Where a global key command looks for pieces before it filters them: the *fast match* (Java ``GlobalCommandTarget``)."""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.wire import WireRecord, flag, text


class GlobalCommandTarget(WireRecord):
    """The fast match of a global key command.

    ``source`` is MODULE, MAP, COUNTER or DECK; ``target`` is MAP, ZONE, LOCATION, XY, DECK, CURSTACK, CURMAP, CURZONE,
    CURLOC or CURMAT. The two attachment fields are of VASSAL 3.7; an older engine ignores them.
    """

    DELIMITER: ClassVar[str] = "|"

    source: str = text("COUNTER")
    fast_match_location: bool = flag()
    target: str = text("MAP")
    map_name: str = text()
    board_name: str = text()
    zone: str = text()
    location: str = text()
    x: str = text("0")
    y: str = text("0")
    deck: str = text()
    fast_match_property: bool = flag()
    property: str = text()
    value: str = text()
    compare: str = text("EQUALS")
    attachment: str = text()
    attachment_id: str = text()
