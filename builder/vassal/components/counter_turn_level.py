"""A level of the turn counter that counts.

Java: ``VASSAL.build.module.turn.CounterTurnLevel``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, INTEGER, TEXT


class CounterTurnLevel(Component, kw_only=True):
    """A level of the turn counter that counts."""

    TAG: ClassVar[str] = "VASSAL.build.module.turn.CounterTurnLevel"

    name: str = attribute("name", TEXT, "")
    property: str = attribute("property", TEXT, "")
    turn_format: str = attribute("turnFormat", TEXT, "$value$")
    start: int = attribute("start", INTEGER, 1)
    increment: int = attribute("incr", INTEGER, 1)
    loop: bool = attribute("loop", FLAG, False)
    loop_limit: int = attribute("loopLimit", INTEGER, -1)
