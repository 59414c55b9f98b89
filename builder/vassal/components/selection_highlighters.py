"""Extra highlighters for selected pieces.

Java: ``VASSAL.build.module.map.SelectionHighlighters``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.components.component import Component


class SelectionHighlighters(Component, kw_only=True):
    """Extra highlighters for selected pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.SelectionHighlighters"
