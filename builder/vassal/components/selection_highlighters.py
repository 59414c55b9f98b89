"""Extra highlighters for selected pieces.

Java: ``VASSAL.build.module.map.SelectionHighlighters``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from builder.vassal.components.component import Component


@dataclass(frozen=True, kw_only=True)
class SelectionHighlighters(Component):
    """Extra highlighters for selected pieces."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.SelectionHighlighters"
