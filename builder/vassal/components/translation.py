"""A language that the module is translated into.

Java: ``VASSAL.i18n.Translation``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class Translation(Component, kw_only=True):
    """A language that the module is translated into; the texts are in ``Module_<locale>.properties``."""

    TAG: ClassVar[str] = "VASSAL.i18n.Translation"

    locale: str = attribute("locale", TEXT, "en")
