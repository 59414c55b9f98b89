"""Does not stack, move or get selected as usual.

Java: ``VASSAL.counters.Immobilized``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.traits.trait import Trait
from builder.vassal.wire import text


class Immobilized(Trait):
    """Does not stack, move or get selected as usual.

    ``selection`` holds the letters i Shift, t Ctrl, c Alt, n never, g ignore the grid, Z A B for band selection;
    ``movement`` is N normal, I only if selected, V never; ``stacking`` is L stacks or R never stacks.
    """

    ID: ClassVar[str] = "immob"

    selection: str = text()
    movement: str = text("N")
    stacking: str = text("R")
    description: str = text()
