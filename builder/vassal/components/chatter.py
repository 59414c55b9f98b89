"""The chat window.

Java: ``VASSAL.build.module.Chatter``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class Chatter(Component, kw_only=True):
    """The chat window."""

    TAG: ClassVar[str] = "VASSAL.build.module.Chatter"
