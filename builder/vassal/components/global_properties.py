"""The global properties of the module, a map or a zone.

Java: ``VASSAL.build.module.properties.GlobalProperties``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class GlobalProperties(Component):
    """The global properties of the module, a map or a zone."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalProperties"
