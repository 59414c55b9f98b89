"""Centres the map on a click.

Java: ``VASSAL.build.module.map.MapCenterer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class MapCenterer(Component, kw_only=True):
    """Centres the map on a click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MapCenterer"
