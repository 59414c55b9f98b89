"""What is drawn on a page or a face of vectors, as the operators of PDF. Lengths in the drawing's unit, from the top left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from builder.render.colour import rgb
from builder.render.glyph_outline import Contour
from builder.render.print.pdf_file import number

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_ROUND = 0.5522847498
"""How far the handles of a quarter of a circle reach, in radii."""


@dataclass(slots=True)
class Drawing:
    """A drawing of ``height`` units; ``points`` is how many points (1/72 inch) one unit is."""

    height: float
    points: float
    pictures: dict[str, int] = field(default_factory=dict)
    _operators: list[str] = field(default_factory=list)

    @property
    def content(self) -> bytes:
        """All that was drawn."""
        return "\n".join(self._operators).encode()

    def turn(self, width: float) -> None:
        """Turn everything that follows by 180 degrees about the middle of a page of ``width`` units."""
        self._operators.append(f"-1 0 0 -1 {number(width * self.points)} {number(self.height * self.points)} cm")

    def shift(self, across: float, down: float) -> None:
        """Move everything that follows."""
        self._operators.append(f"1 0 0 1 {number(across * self.points)} {number(-down * self.points)} cm")

    def rectangle(self, box: Box, colour: str) -> None:
        """A filled box."""
        self._operators.append(f"{_fill(colour)} {self._box(box)} re f")

    def rounded_rectangle(self, box: Box, radius: float, colour: str) -> None:
        """A filled box with round corners."""
        self._operators.append(f"{_fill(colour)} {self._path([_rounded(box, radius)])} f")

    def outline_box(self, box: Box, radius: float, width: float, colour: str) -> None:
        """A line of ``width`` along a box."""
        path = self._path([_rounded(box, radius)]) if radius > 0 else f"{self._box(box)} re"
        self._operators.append(f"{_stroke(colour)} {number(width * self.points)} w 0 J 0 j [] 0 d {path} S")

    def shape(self, contours: Iterable[Contour], colour: str) -> None:
        """Filled contours, by the nonzero rule as fonts have it."""
        self._operators.append(f"{_fill(colour)} {self._path(contours)} f")

    def line(
        self, points: Sequence[Point], width: float, colour: str, dash: str = "", round_ends: bool = False
    ) -> None:
        """A line through points; ``dash`` is PDF's pattern in points, e.g. ``4 2``."""
        ends = "1 J 1 j" if round_ends else "0 J 0 j"
        path = self._path([[("M", [points[0]]), *(("L", [point]) for point in points[1:])]], close=False)
        self._operators.append(f"{_stroke(colour)} {number(width * self.points)} w {ends} [{dash}] 0 d {path} S")

    def picture(self, place: int, box: Box, clip: Box, turned: bool = False) -> None:
        """Object ``place`` of the file filling ``box``, cut to ``clip``, upside down where ``turned``."""
        name = f"X{place}"
        self.pictures[name] = place
        left, top, width, height = (value * self.points for value in box)
        base = self.height * self.points - top - height
        matrix = (-width, -height, left + width, base + height) if turned else (width, height, left, base)
        a, d, e, f = (number(value) for value in matrix)
        self._operators.append(f"q {self._box(clip)} re W n {a} 0 0 {d} {e} {f} cm /{name} Do Q")

    def begin_clip(self, box: Box, *holes: Sequence[Contour]) -> None:
        """Draw only inside ``box`` and outside each of ``holes`` until ``end_clip``."""
        clips = " ".join(f"{self._box(box)} re {self._path(hole)} W* n" for hole in holes)
        self._operators.append(f"q {self._box(box)} re W n {clips}")

    def end_clip(self) -> None:
        """Take off the last clip."""
        self._operators.append("Q")

    def _box(self, box: Box) -> str:
        left, top, width, height = box
        values = (left, self.height - top - height, width, height)
        return " ".join(number(value * self.points) for value in values)

    def _path(self, contours: Iterable[Contour], close: bool = True) -> str:
        words: list[str] = []
        for contour in contours:
            for kind, points in contour:
                words += [self._spot(point) for point in points]
                words.append({"M": "m", "L": "l", "C": "c"}[kind])
            if close:
                words.append("h")
        return " ".join(words)

    def _spot(self, point: Point) -> str:
        return f"{number(point[0] * self.points)} {number((self.height - point[1]) * self.points)}"


def ellipse(box: Box) -> Contour:
    """The ellipse in a box."""
    return _rounded(box, box[2] / 2, box[3] / 2)


def _rounded(box: Box, across: float, down: float | None = None) -> Contour:
    left, top, width, height = box
    right, bottom = left + width, top + height
    x = min(across, width / 2)
    y = min(across if down is None else down, height / 2)
    bow_x, bow_y = x * (1 - _ROUND), y * (1 - _ROUND)
    return [
        ("M", [(left + x, top)]),
        ("L", [(right - x, top)]),
        ("C", [(right - bow_x, top), (right, top + bow_y), (right, top + y)]),
        ("L", [(right, bottom - y)]),
        ("C", [(right, bottom - bow_y), (right - bow_x, bottom), (right - x, bottom)]),
        ("L", [(left + x, bottom)]),
        ("C", [(left + bow_x, bottom), (left, bottom - bow_y), (left, bottom - y)]),
        ("L", [(left, top + y)]),
        ("C", [(left, top + bow_y), (left + bow_x, top), (left + x, top)]),
    ]


def _fill(colour: str) -> str:
    return f"{_channels(colour)} rg"


def _stroke(colour: str) -> str:
    return f"{_channels(colour)} RG"


def _channels(colour: str) -> str:
    return " ".join(number(part / 255) for part in rgb(colour))
