"""A picture in the Help menu; the first one is shown when the module opens.

Java: ``VASSAL.build.module.documentation.AboutScreen``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class AboutScreen(Component, kw_only=True):
    """A picture in the Help menu; the first one is shown when the module opens."""

    TAG: ClassVar[str] = "VASSAL.build.module.documentation.AboutScreen"

    title: str = attribute("title", TEXT, "")
    file_name: str = attribute("fileName", TEXT, "")
