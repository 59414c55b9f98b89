"""One die of a symbol dice button.

Java: ``VASSAL.build.module.SpecialDie``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class SpecialDie(Component, kw_only=True):
    """One die of a symbol dice button."""

    TAG: ClassVar[str] = "VASSAL.build.module.SpecialDie"

    name: str = attribute("name", TEXT, "")
    format: str = attribute("format", TEXT, "$result$")
