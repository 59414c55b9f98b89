"""A button of the module that presses a key on pieces.

Java: ``VASSAL.build.module.GlobalKeyCommand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.mass_key_command import MassKeyCommand
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.wire import record_kind


class GlobalKeyCommand(MassKeyCommand, kw_only=True):
    """A button of the module that presses a key on pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.GlobalKeyCommand"

    target: GlobalCommandTarget = attribute("target", record_kind(GlobalCommandTarget), GlobalCommandTarget("MODULE"))
