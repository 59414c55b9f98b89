"""An HTML page in a chart window.

Java: ``VASSAL.build.widget.HtmlChart``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


@dataclass(frozen=True, kw_only=True)
class HtmlChart(Component):
    """An HTML page in a chart window."""

    TAG: ClassVar[str] = "VASSAL.build.widget.HtmlChart"

    chart_name: str = attribute("chartName", TEXT, "")
    file_name: str = attribute("fileName", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
