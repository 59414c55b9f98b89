"""Scrolling the map with the arrow keys.

Java: ``VASSAL.build.module.map.Scroller``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class Scroller(Component, kw_only=True):
    """Scrolling the map with the arrow keys."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.Scroller"

    prompt: str = attribute("prompt", TEXT, "")
