"""The place of the module's translations.

Java: ``VASSAL.i18n.Language``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class Language(Component):
    """The place of the module's translations."""

    TAG: ClassVar[str] = "VASSAL.i18n.Language"
