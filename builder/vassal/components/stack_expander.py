"""Expands a stack on a double click.

Java: ``VASSAL.build.module.map.StackExpander``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class StackExpander(Component, kw_only=True):
    """Expands a stack on a double click."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.StackExpander"
