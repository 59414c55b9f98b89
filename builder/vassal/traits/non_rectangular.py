"""The outline by which the mouse finds a piece.

Java: ``VASSAL.counters.NonRectangular``.
"""

from __future__ import annotations

from typing import ClassVar, Self

from builder.vassal.kinds import DOUBLE, UnreadableValue
from builder.vassal.sequence import decode_sequence, encode_sequence, encode_text
from builder.vassal.traits.trait import Trait


class NonRectangular(Trait):
    """An outline with a scale, as VASSAL 3.7 writes it. VASSAL 3.6 does not know it: use NonRectangularOutline there.

    ``shape`` is a path from the piece's centre in pixels: ``m,x,y,l,x,y,...,c`` or the newer ``d`` form.
    """

    ID: ClassVar[str] = "nonRect2"

    scale: float = 1.0
    shape: str = ""

    def type_text(self) -> str:
        """``nonRect2;scale;shape``; Java takes all that follows the scale as the shape."""
        return f"{self.ID};{encode_sequence([DOUBLE.encode(self.scale), self.shape], ';')}"

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Read scale and shape."""
        scale, *rest = decode_sequence(type_text[len(cls.ID) + 1 :], ";")
        try:
            number = float(DOUBLE.decode(scale))
        except UnreadableValue:
            number = 1.0
        return cls(number, ";".join(encode_text(text, ";") for text in rest))


class NonRectangularOutline(Trait):
    """An outline without a scale, which every version of VASSAL reads: ``m,x,y,l,x,y,...,c``, whole pixels."""

    ID: ClassVar[str] = "nonRect"

    shape: str = ""

    def type_text(self) -> str:
        """``nonRect;shape``, not escaped."""
        return f"{self.ID};{self.shape}"

    @classmethod
    def decode(cls, type_text: str, state_text: str = "") -> Self:
        """Everything behind the id is the shape."""
        return cls(type_text[len(cls.ID) + 1 :])

    @classmethod
    def of_points(cls, points: tuple[tuple[int, int], ...]) -> Self:
        """The closed outline through these points, in pixels from the piece's centre."""
        steps = [f"{'l' if index else 'm'},{x},{y}" for index, (x, y) in enumerate(points)]
        return cls(",".join([*steps, "c"]))
