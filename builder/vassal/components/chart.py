"""A picture in a chart window.

Java: ``VASSAL.build.widget.Chart``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class Chart(Component, kw_only=True):
    """A picture in a chart window."""

    TAG: ClassVar[str] = "VASSAL.build.widget.Chart"

    chart_name: str = attribute("chartName", TEXT, "")
    file_name: str = attribute("fileName", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
