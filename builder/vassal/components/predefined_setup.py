"""An entry of the File menu that opens a game.

Java: ``VASSAL.build.module.PredefinedSetup``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import FLAG, TEXT


class PredefinedSetup(Component, kw_only=True):
    """An entry of the File menu that opens a game.

    With ``is_menu`` it is a sub-menu of such entries.
    """

    TAG: ClassVar[str] = "VASSAL.build.module.PredefinedSetup"

    name: str = attribute("name", TEXT, "")
    is_menu: bool = attribute("isMenu", FLAG, False)
    use_file: bool = attribute("useFile", FLAG, True)
    file: str = attribute("file", TEXT, "")
    description: str = attribute("description", TEXT, "", newer=True)
