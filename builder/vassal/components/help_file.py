"""A help text.

Java: ``VASSAL.build.module.documentation.HelpFile``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import TEXT


class HelpFile(Component, kw_only=True):
    """A help text.

    ``file_type`` is archive for a file of the module, resource for one of the engine, file for one on disk.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.documentation.HelpFile"

    title: str = attribute("title", TEXT, "help")
    file_name: str = attribute("fileName", TEXT, "")
    image: str = attribute("image", TEXT, "")
    file_type: str = attribute("fileType", TEXT, "archive")
