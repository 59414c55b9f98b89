"""Lets key commands reach the selected pieces.

Java: ``VASSAL.build.module.map.ForwardToKeyBuffer``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class ForwardToKeyBuffer(Component, kw_only=True):
    """Lets key commands reach the selected pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.ForwardToKeyBuffer"
