"""The order of pieces on a map: by the value of a property, first value lowest.

Java: ``VASSAL.build.module.map.LayeredPieceCollection``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT, TEXTS


class LayeredPieceCollection(Component, kw_only=True):
    """The order of pieces on a map: by the value of a property, first value lowest."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.LayeredPieceCollection"

    property: str = attribute("property", TEXT, "Layer")
    layer_order: tuple[str, ...] = attribute("layerOrder", TEXTS, ())
    description: str = attribute("description", TEXT, "", newer=True)
