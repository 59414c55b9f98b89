"""The module's translatable messages.

Java: ``VASSAL.build.module.properties.GlobalTranslatableMessages``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class GlobalTranslatableMessages(Component):
    """The module's translatable messages."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalTranslatableMessages"
