"""The global properties of the module, a map or a zone.

Java: ``VASSAL.build.module.properties.GlobalProperties``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class GlobalProperties(Component, kw_only=True):
    """The global properties of the module, a map or a zone."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalProperties"
