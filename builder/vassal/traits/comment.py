"""A designer's note; it does nothing in play and is dropped when a piece is placed.

Java: ``VASSAL.counters.Comment``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class Comment(Trait):
    """A designer's note; it does nothing in play and is dropped when a piece is placed.

    VASSAL 3.7 and newer: 3.6 reports a bad trait.
    """

    ID: ClassVar[str] = "cmt"

    comment: str = text()
