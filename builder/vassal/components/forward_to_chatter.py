"""Lets what is typed on the map reach the chat.

Java: ``VASSAL.build.module.map.ForwardToChatter``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class ForwardToChatter(Component, kw_only=True):
    """Lets what is typed on the map reach the chat."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.ForwardToChatter"
