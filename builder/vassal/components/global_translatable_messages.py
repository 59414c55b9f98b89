"""The module's translatable messages.

Java: ``VASSAL.build.module.properties.GlobalTranslatableMessages``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class GlobalTranslatableMessages(Component, kw_only=True):
    """The module's translatable messages."""

    TAG: ClassVar[str] = "VASSAL.build.module.properties.GlobalTranslatableMessages"
