"""The place of the module's translations.

Java: ``VASSAL.i18n.Language``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class Language(Component, kw_only=True):
    """The place of the module's translations."""

    TAG: ClassVar[str] = "VASSAL.i18n.Language"
