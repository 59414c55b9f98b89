"""A global property of one zone.

Java: ``VASSAL.build.module.properties.ZoneProperty``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.global_property import GlobalProperty


class ZoneProperty(GlobalProperty, kw_only=True):
    """A global property of one zone."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.ZoneProperty"
