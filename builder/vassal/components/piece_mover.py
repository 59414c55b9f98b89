"""Moving pieces with the mouse; without it nothing moves.

Java: ``VASSAL.build.module.map.PieceMover``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class PieceMover(Component, kw_only=True):
    """Moving pieces with the mouse; without it nothing moves."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.PieceMover"

    icon: str = attribute("icon", TEXT, "")
