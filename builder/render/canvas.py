"""A picture under the pen: drawn at four times its size, reduced once at the end, every stroke written to a log.

The log (what was drawn, where, how large) is what tests compare; pixels differ between FreeType versions, the log does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from builder.record import Record
from builder.render.text import SUPERSAMPLING, Box, DrawnText, TextStyle, draw_text

Point = tuple[float, float]


class Drawn(Record):
    """One stroke: the element's name, the kind of stroke, its box in px, and what it says or how it is coloured.

    ``field`` is the box that a text had to stay in; ``box`` is then the box of its ink.
    """

    name: str
    stroke: str
    box: Box
    detail: str
    field: Box | None = None

    def __str__(self) -> str:
        """One line of a log; for a text its field, since the box of its ink differs between versions of FreeType."""
        box = " ".join(f"{value:g}" for value in self.field or self.box)
        return f"{self.name}: {self.stroke} [{box}] {self.detail}"


@dataclass(slots=True)
class Canvas:
    """A picture of ``width`` by ``height`` px; all boxes and lengths are in px of the finished picture."""

    width: int
    height: int
    ground: str = "#ffffff"
    log: list[Drawn] = field(default_factory=list)
    _image: Image.Image = field(init=False, repr=False)
    _pen: ImageDraw.ImageDraw = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._image = Image.new("RGB", (self.width * SUPERSAMPLING, self.height * SUPERSAMPLING), self.ground)
        self._pen = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        """The picture at its size."""
        return self._image.reduce(SUPERSAMPLING)

    def rectangle(
        self,
        name: str,
        box: Box,
        fill: str | None,
        outline: str | None = None,
        line: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """A box; its outline of ``line`` px lies inside it, its corners are rounded by ``corner`` px."""
        self.log.append(Drawn(name, "rectangle", box, _colours(fill, outline)))
        left, top, right, bottom = _corners(box)
        if right < left or bottom < top:
            return
        radius = corner * SUPERSAMPLING
        width = round(line * SUPERSAMPLING) if outline else 0
        if outline and width:
            self._box((left, top, right, bottom), radius, None if fill else outline, outline if fill else None, width)
        if fill:
            inner = (left + width, top + width, right - width, bottom - width)
            if inner[2] >= inner[0] and inner[3] >= inner[1]:
                self._box(inner, max(radius - width, 0), None, fill, 0)

    def polygon(self, name: str, points: Sequence[Point], fill: str) -> None:
        """A filled shape."""
        across, down = [point[0] for point in points], [point[1] for point in points]
        box = (min(across), min(down), max(across) - min(across), max(down) - min(down))
        self.log.append(Drawn(name, "polygon", box, fill))
        self._pen.polygon([(x * SUPERSAMPLING, y * SUPERSAMPLING) for x, y in points], fill=fill)

    def hatch(self, name: str, box: Box, colour: str, pitch: float, line: float) -> None:
        """Strokes that rise to the right over the box, ``pitch`` px apart and ``line`` px wide."""
        self.log.append(Drawn(name, "hatch", box, colour))
        left, top, right, bottom = _corners(box)
        width, height = right - left + 1, bottom - top + 1
        if width <= 0 or height <= 0:
            return
        mask = Image.new("L", (width, height))
        pen = ImageDraw.Draw(mask)
        step, start = max(round(pitch * SUPERSAMPLING), 1), -height
        for offset in range(start - start % step, width + height, step):
            pen.line((offset, height, offset + height, 0), fill=255, width=max(round(line * SUPERSAMPLING), 1))
        self._image.paste(colour, (left, top), mask)

    def text(self, name: str, text: str, box: Box, style: TextStyle, colour: str) -> DrawnText:
        """A text in its field; see ``builder.render.text``."""
        drawn = draw_text(self._image, text, box, style, colour, scale=SUPERSAMPLING)
        for line, ink in zip((line for line in drawn.lines if line.strip()), drawn.ink, strict=True):
            narrowed = f" x{drawn.squeeze:.2f}" if drawn.squeeze < 1 else ""
            self.log.append(Drawn(name, "text", ink, f"'{line}' {drawn.size:g}{narrowed} {colour}", box))
        return drawn

    def stencil(self, name: str, mask: Image.Image, box: Box, colour: str, what: str) -> None:
        """``colour`` through a mask that is already four times the box's size."""
        self.log.append(Drawn(name, "symbol", box, f"{what} {colour}"))
        left, top, _, _ = _corners(box)
        self._image.paste(colour, (left, top), mask)

    def picture(self, name: str, picture: Image.Image, box: Box, what: str) -> None:
        """Another picture, fitted into the box with its proportions kept, transparent where it is."""
        self.log.append(Drawn(name, "art", box, what))
        left, top, right, bottom = _corners(box)
        width, height = right - left + 1, bottom - top + 1
        factor = min(width / picture.width, height / picture.height)
        size = (max(round(picture.width * factor), 1), max(round(picture.height * factor), 1))
        fitted = picture.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        self._image.paste(fitted, (left + (width - size[0]) // 2, top + (height - size[1]) // 2), fitted)

    def _box(
        self, corners: tuple[int, int, int, int], radius: float, outline: str | None, fill: str | None, width: int
    ) -> None:
        if radius > 0:
            self._pen.rounded_rectangle(corners, radius, fill=fill, outline=outline, width=max(width, 1))
        else:
            self._pen.rectangle(corners, fill=fill, outline=outline, width=max(width, 1))


def _corners(box: Box) -> tuple[int, int, int, int]:
    """First and last pixel on the large canvas."""
    left, top = round(box[0] * SUPERSAMPLING), round(box[1] * SUPERSAMPLING)
    right, bottom = round((box[0] + box[2]) * SUPERSAMPLING), round((box[1] + box[3]) * SUPERSAMPLING)
    return left, top, right - 1, bottom - 1


def _colours(fill: str | None, outline: str | None) -> str:
    return " ".join(part for part in (fill, f"line {outline}" if outline else None) if part) or "empty"
