"""A PDF of the module, opened in the player's viewer.

Java: ``VASSAL.build.module.documentation.BrowserPDFFile``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class BrowserPDFFile(Component, kw_only=True):
    """A PDF of the module, opened in the player's viewer."""

    TAG: ClassVar[str] = "VASSAL.build.module.documentation.BrowserPDFFile"

    title: str = attribute("title", TEXT, "Show PDF file")
    pdf_file: str = attribute("pdfFile", TEXT, "MyRulebook.PDF")
