"""One face of a die with symbols.

Java: ``VASSAL.build.module.SpecialDieFace``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import INTEGER, TEXT


class SpecialDieFace(Component, kw_only=True):
    """One face of a die with symbols."""

    TAG: ClassVar[str] = "VASSAL.build.module.SpecialDieFace"

    text: str = attribute("text", TEXT, "")
    value: int = attribute("value", INTEGER, 0)
    icon: str = attribute("icon", TEXT, "")
