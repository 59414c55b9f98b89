"""Centres the map on a click.

Java: ``VASSAL.build.module.map.MapCenterer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class MapCenterer(Component):
    """Centres the map on a click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.MapCenterer"
