"""A level of the turn counter that steps through named values.

Java: ``VASSAL.build.module.turn.ListTurnLevel``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, TEXT, TEXTS


class ListTurnLevel(Component, kw_only=True):
    """A level of the turn counter that steps through named values."""

    TAG: ClassVar[str] = "VASSAL.build.module.turn.ListTurnLevel"

    name: str = attribute("name", TEXT, "")
    property: str = attribute("property", TEXT, "")
    turn_format: str = attribute("turnFormat", TEXT, "$value$")
    list: tuple[str, ...] = attribute("list", TEXTS, ())
    config_list: bool = attribute("configList", FLAG, False)
    config_first: bool = attribute("configFirst", FLAG, False)
    prompt: str = attribute("prompt", TEXT, "")
