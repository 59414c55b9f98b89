"""A command that puts another piece in this one's place.

Java: ``VASSAL.counters.Replace``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.place_marker import PlaceMarker


class Replace(PlaceMarker):
    """Replace with other: the fields are those of PlaceMarker."""

    ID: ClassVar[str] = "replace"
