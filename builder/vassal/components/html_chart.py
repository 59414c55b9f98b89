"""An HTML page in a chart window.

Java: ``VASSAL.build.widget.HtmlChart``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class HtmlChart(Component, kw_only=True):
    """An HTML page in a chart window."""

    TAG: ClassVar[str] = "VASSAL.build.widget.HtmlChart"

    chart_name: str = attribute("chartName", TEXT, "")
    file_name: str = attribute("fileName", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
