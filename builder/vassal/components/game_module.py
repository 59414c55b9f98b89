"""The module itself, the root of the build file.

Java: ``VASSAL.build.GameModule``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import INTEGER, TEXT


class GameModule(Component, kw_only=True):
    """The module itself, the root of the build file.

    ``next_piece_slot_id`` must be greater than every numeric gpid in it.
    """

    TAG: ClassVar[str] = "VASSAL.build.GameModule"

    name: str = attribute("name", TEXT, "Unnamed module")
    version: str = attribute("version", TEXT, "0.0")
    description: str = attribute("description", TEXT, "")
    other1: str = attribute("ModuleOther1", TEXT, "")
    other2: str = attribute("ModuleOther2", TEXT, "")
    vassal_version: str = attribute("VassalVersion", TEXT, "3.5.8")
    next_piece_slot_id: int = attribute("nextPieceSlotId", INTEGER, 0)
