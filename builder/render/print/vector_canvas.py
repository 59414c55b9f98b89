"""A canvas of vectors: the same strokes as on the canvas of pixels, as shapes and outlines that stay sharp at any size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PIL import Image

from builder.model.layout import Stroke, Symbol
from builder.record import replace
from builder.render.canvas import Canvas, Drawn, Point
from builder.render.glyph_outline import Contour, ink_span, line_contours
from builder.render.print.bleed import Trim
from builder.render.print.bleed_picture import beyond_cut
from builder.render.print.drawing import Drawing, ellipse
from builder.render.text import Box, DrawnText, TextStyle, fit_text, text_width


@dataclass(slots=True)
class VectorCanvas(Canvas):
    """A face of ``width`` by ``height`` units after the cut with its bleed; a unit is ``points`` points.

    ``symbols`` are the layout's drawings. ``add_image`` stores a picture of the designer's own and gives its number.
    """

    bleed: int = 0
    hairline: float = 0.0
    points: float = 1.0
    symbols: Mapping[str, Symbol] = field(default_factory=dict)
    add_image: Callable[[Image.Image], int] = field(kw_only=True)
    drawing: Drawing = field(init=False)

    def __post_init__(self) -> None:
        self.drawing = Drawing(self.height + 2 * self.bleed, self.points)
        whole = (0.0, 0.0, float(self.width + 2 * self.bleed), float(self.height + 2 * self.bleed))
        self.drawing.rectangle(whole, self.ground)

    def rectangle(
        self,
        name: str,
        box: Box,
        fill: str | None,
        outline: str | None = None,
        line: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """A box that runs over the cut where it touches it; its outline lies inside it."""
        self.log.append(Drawn(name, "rectangle", box, f"{fill} {outline}"))
        if box[2] <= 0 or box[3] <= 0:
            return
        trim = self._trim
        grown = trim.grown(box)
        radius = 0.0 if grown != box and trim.touches_corner(box) else corner
        framed = outline is not None and line > 0
        if framed and fill is None and grown != box:
            for strip in trim.frame_strips(box, line):
                self._fill(strip, 0.0, outline or "#000000")
            return
        if framed and fill is None:
            middle = (box[0] + line / 2, box[1] + line / 2, box[2] - line, box[3] - line)
            self.drawing.outline_box(self._moved(middle), max(corner - line / 2, 0.0), line, outline or "#000000")
            return
        if framed:
            self._fill(grown, radius, outline or "#000000")
            self._fill(trim.inside_frame(box, line), max(radius - line, 0.0), fill or "#000000")
        elif fill:
            self._fill(grown, radius, fill)

    def polygon(self, name: str, points: Sequence[Point], fill: str) -> None:
        """A shape that runs over the cut along each side that lies on it."""
        self.log.append(Drawn(name, "polygon", (*points[0], 0.0, 0.0), fill))
        shapes = self._trim.extruded(points)
        self.drawing.shape([_closed([(x + self.bleed, y + self.bleed) for x, y in shape]) for shape in shapes], fill)

    def hatch(self, name: str, box: Box, colour: str, pitch: float, line: float) -> None:
        """Strokes over a ground that runs over the cut."""
        self.log.append(Drawn(name, "hatch", box, colour))
        left, top, width, height = self._moved(self._trim.grown(box, self.hairline))
        if width <= 0 or height <= 0:
            return
        self.drawing.begin_clip((left, top, width, height))
        offset = -height
        while offset < width:
            start, end = (left + offset, top + height), (left + offset + height, top)
            self.drawing.line((start, end), line, colour)
            offset += pitch
        self.drawing.end_clip()

    def text(self, name: str, text: str, box: Box, style: TextStyle, colour: str) -> DrawnText:
        """A text in its field, set as ``builder.render.text`` sets it."""
        left, top, width, height = self._moved(box)
        fitted = fit_text(text, width, height, replace(style, halo_px=0.0))
        reach = (fitted.above + (len(fitted.lines) - 1) * style.leading + fitted.below) * fitted.size
        start = {"top": top, "middle": top + (height - reach) / 2, "bottom": top + height - reach}[style.valign]
        ink: list[Box] = []
        for index, line in enumerate(fitted.lines):
            if not line.strip():
                continue
            first, above, last, below = (value * fitted.size for value in ink_span(line, style.weight))
            # As on the canvas of pixels it is the ink that is narrowed to the room, not the letters' whole advance.
            advance = text_width(line, style.weight) * fitted.size
            squeeze = min(1.0, advance * fitted.squeeze / max(last - first, 1e-9))
            first, last = first * squeeze, last * squeeze
            free = width - (last - first)
            across = left + {"left": 0.0, "centre": free / 2, "right": free}[style.align]
            baseline = start + (fitted.above + index * style.leading) * fitted.size
            baseline = max(top - above, min(baseline, top + height - below))
            contours = line_contours(line, style.weight, across - first, baseline, fitted.size, squeeze)
            self.drawing.shape(contours, colour)
            ink.append((across, baseline + above, last - first, below - above))
            self.log.append(Drawn(name, "text", ink[-1], f"'{line}' {fitted.size:g} {colour}", box))
        return DrawnText(fitted.lines, tuple(ink), fitted.size, fitted.squeeze, fitted.fits)

    def stencil(self, name: str, mask: Image.Image, box: Box, colour: str, what: str) -> None:  # noqa: ARG002 - pixels
        """A symbol from its strokes: each is drawn outside of the holes that come after it."""
        self.log.append(Drawn(name, "symbol", box, f"{what} {colour}"))
        placed = self._moved(box)
        strokes = self.symbols[what].strokes
        for index, stroke in enumerate(strokes):
            if stroke.hole:
                continue
            holes = [[part] for hole in strokes[index + 1 :] if hole.hole for part in _parts(hole, placed)]
            self.drawing.begin_clip(placed, *holes)
            for part in _parts(stroke, placed):
                self.drawing.shape([part], colour)
            self.drawing.end_clip()

    def picture(self, name: str, picture: Image.Image, box: Box, what: str) -> None:
        """A picture; where it reaches the cut, its outermost row or column is drawn on to the bleed."""
        self.log.append(Drawn(name, "art", box, what))
        larger, grown = beyond_cut(picture, box, self._trim)
        place = self._moved(grown)
        self.drawing.picture(self.add_image(larger), place, place)

    @property
    def _trim(self) -> Trim:
        return Trim(self.width, self.height, self.bleed, self.hairline)

    def _fill(self, box: Box, radius: float, colour: str) -> None:
        if box[2] <= 0 or box[3] <= 0:
            return
        if radius > 0:
            self.drawing.rounded_rectangle(self._moved(box), radius, colour)
        else:
            self.drawing.rectangle(self._moved(box), colour)

    def _moved(self, box: Box) -> Box:
        return box[0] + self.bleed, box[1] + self.bleed, box[2], box[3]


def _parts(stroke: Stroke, box: Box) -> list[Contour]:
    """A stroke as filled shapes: a line is a bar for each of its stretches and a disc at each of its points."""
    left, top, width, height = box
    points = [(left + across * width, top + down * height) for across, down in stroke.points]
    if stroke.shape == "polygon":
        return [_closed(points)]
    if stroke.shape == "ellipse":
        (x1, y1), (x2, y2) = points
        return [ellipse((x1, y1, x2 - x1, y2 - y1))]
    half = stroke.width * min(width, height) / 2
    discs = [ellipse((x - half, y - half, 2 * half, 2 * half)) for x, y in points]
    return [_bar(first, second, half) for first, second in pairwise(points)] + discs


def _bar(first: Point, second: Point, half: float) -> Contour:
    across, down = second[0] - first[0], second[1] - first[1]
    length = (across**2 + down**2) ** 0.5 or 1.0
    x, y = -down / length * half, across / length * half
    return _closed(
        [
            (first[0] + x, first[1] + y),
            (second[0] + x, second[1] + y),
            (second[0] - x, second[1] - y),
            (first[0] - x, first[1] - y),
        ]
    )


def _closed(points: Sequence[Point]) -> Contour:
    return [("M", [points[0]]), *(("L", [point]) for point in points[1:])]
