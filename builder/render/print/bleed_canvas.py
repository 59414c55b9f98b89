"""A canvas that is larger than the counter by the bleed; a layout draws on it as on any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from builder.render.canvas import Canvas, Point
from builder.render.print.bleed import Trim
from builder.render.print.bleed_picture import beyond_cut
from builder.render.text import SUPERSAMPLING, Box, DrawnText, TextStyle


@dataclass(slots=True)
class BleedCanvas(Canvas):
    """A face of ``width`` by ``height`` px after the cut, drawn ``bleed`` px beyond it on all sides."""

    bleed: int = 0
    hairline: float = 0.0

    def __post_init__(self) -> None:
        size = (self.width + 2 * self.bleed, self.height + 2 * self.bleed)
        self._image = Image.new("RGB", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), self.ground)
        self._pen = ImageDraw.Draw(self._image)

    def rectangle(
        self,
        name: str,
        box: Box,
        fill: str | None,
        outline: str | None = None,
        line: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """A box that runs over the cut where it touches it."""
        trim = self._trim
        grown = trim.grown(box)
        if grown == box:
            Canvas.rectangle(self, name, self._moved(box), fill, outline, line, corner)
            return
        if outline and line > 0 and fill is None:
            for strip in trim.frame_strips(box, line):
                Canvas.rectangle(self, name, self._moved(strip), outline)
            return
        radius = 0.0 if trim.touches_corner(box) else corner
        if outline and line > 0:
            Canvas.rectangle(self, name, self._moved(grown), outline, corner=radius)
            inner = trim.inside_frame(box, line)
            Canvas.rectangle(self, name, self._moved(inner), fill, corner=max(radius - line, 0.0))
        else:
            Canvas.rectangle(self, name, self._moved(grown), fill, corner=radius)

    def polygon(self, name: str, points: Sequence[Point], fill: str) -> None:
        """A shape that runs over the cut along each side that lies on it."""
        for shape in self._trim.extruded(points):
            Canvas.polygon(self, name, [(x + self.bleed, y + self.bleed) for x, y in shape], fill)

    def hatch(self, name: str, box: Box, colour: str, pitch: float, line: float) -> None:
        """Strokes over a ground that runs over the cut."""
        Canvas.hatch(self, name, self._moved(self._trim.grown(box, self.hairline)), colour, pitch, line)

    def text(self, name: str, text: str, box: Box, style: TextStyle, colour: str) -> DrawnText:
        """A text; it keeps to its field."""
        return Canvas.text(self, name, text, self._moved(box), style, colour)

    def stencil(self, name: str, mask: Image.Image, box: Box, colour: str, what: str) -> None:
        """A symbol; it keeps to its box."""
        Canvas.stencil(self, name, mask, self._moved(box), colour, what)

    def picture(self, name: str, picture: Image.Image, box: Box, what: str) -> None:
        """A picture; where it reaches the cut, its outermost row or column is drawn on to the bleed."""
        larger, grown = beyond_cut(picture, box, self._trim)
        Canvas.picture(self, name, larger, self._moved(grown), what)

    @property
    def _trim(self) -> Trim:
        return Trim(self.width, self.height, self.bleed, self.hairline)

    def _moved(self, box: Box) -> Box:
        return box[0] + self.bleed, box[1] + self.bleed, box[2], box[3]
