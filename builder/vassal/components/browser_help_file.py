"""Help pages for the browser: ``contents`` is a folder of the module, ``starting_page`` the first page.

Java: ``VASSAL.build.module.documentation.BrowserHelpFile``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class BrowserHelpFile(Component, kw_only=True):
    """Help pages for the browser: ``contents`` is a folder of the module, ``starting_page`` the first page."""

    TAG: ClassVar[str] = "VASSAL.build.module.documentation.BrowserHelpFile"

    title: str = attribute("title", TEXT, "")
    contents: str = attribute("contents", TEXT, "")
    starting_page: str = attribute("startingPage", TEXT, "")
