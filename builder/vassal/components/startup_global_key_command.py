"""A global key command that is carried out when a session starts.

Java: ``VASSAL.build.module.StartupGlobalKeyCommand``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import attribute
from builder.vassal.components.global_key_command import GlobalKeyCommand
from builder.vassal.kinds import TEXT


class StartupGlobalKeyCommand(GlobalKeyCommand, kw_only=True):
    """A global key command that is carried out when a session starts."""

    TAG: ClassVar[str] = "VASSAL.build.module.StartupGlobalKeyCommand"

    button_text: str = attribute("buttonText", TEXT, "")
    tooltip: str = attribute("tooltip", TEXT, "")
    when_to_apply: str = attribute("whenToApply", TEXT, "everyLaunchOfSession", newer=True)
