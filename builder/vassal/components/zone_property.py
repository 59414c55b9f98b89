"""A global property of one zone.

Java: ``VASSAL.build.module.properties.ZoneProperty``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.global_property import GlobalProperty


@dataclass(frozen=True, kw_only=True)
class ZoneProperty(GlobalProperty):
    """A global property of one zone."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.ZoneProperty"
