"""A picture in the Help menu; the first one is shown when the module opens.

Java: ``VASSAL.build.module.documentation.AboutScreen``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


@dataclass(frozen=True, kw_only=True)
class AboutScreen(Component):
    """A picture in the Help menu; the first one is shown when the module opens."""

    TAG: ClassVar[str] = "VASSAL.build.module.documentation.AboutScreen"

    title: str = attribute("title", TEXT, "")
    file_name: str = attribute("fileName", TEXT, "")
