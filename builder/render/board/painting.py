"""A drawing painted: in strips of the board at four times the size, each reduced, so that every edge is smooth.

Pillow has no antialiased lines, and ``polygon(outline=..., width=...)`` allocates a mask of the whole picture for every
call; strips keep a 2,000 px map in a few dozen megabytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

from PIL import Image, ImageDraw

from builder.render.board.drawing import (
    Area,
    Box,
    Disc,
    Drawing,
    Group,
    Letters,
    Line,
    Operation,
    Ring,
    RoundedBox,
    Stencil,
    Words,
    grown,
    intersection_of,
    overlap,
)
from builder.render.board.lettering import paint_letters
from builder.render.colour import rgb
from builder.render.symbol import symbol_mask
from builder.render.text import SUPERSAMPLING, draw_text

_STRIP_PX = 192
_ROUNDED_FROM_PX = 2.5
"""Thinner lines show no gap at their joints; leaving the joints out is what makes a map fast."""


def paint(drawing: Drawing, picture: Image.Image | None = None) -> Image.Image:
    """The picture of a drawing, exactly its width and height; ``picture`` is the designer's own ground, made to fit."""
    size = (drawing.width, drawing.height)
    painted = Image.new("RGB", size, drawing.ground)
    if picture is not None:
        fitted = picture.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        painted.paste(fitted, (0, 0), fitted)
    for top in range(0, drawing.height, _STRIP_PX):
        height = min(_STRIP_PX, drawing.height - top)
        large = (drawing.width * SUPERSAMPLING, height * SUPERSAMPLING)
        if picture is None:
            canvas = Image.new("RGB", large, drawing.ground)
        else:
            strip = painted.crop((0, top, drawing.width, top + height))
            canvas = strip.resize(large, Image.Resampling.NEAREST)
        _Canvas(canvas, 0, top).paint(drawing.operations)
        painted.paste(canvas.reduce(SUPERSAMPLING), (0, top))
    return painted


class _Canvas:
    """A supersampled piece of the board; its corner is the board's pixel (left, top)."""

    def __init__(self, image: Image.Image, left: int, top: int) -> None:
        self.image = image
        self.left = left
        self.top = top
        self.draw = ImageDraw.Draw(image)
        self.window: Box = (left, top, left + image.width / SUPERSAMPLING, top + image.height / SUPERSAMPLING)

    def paint(self, operations: Iterable[Operation]) -> None:
        for operation in operations:
            if overlap(_reach(operation), self.window):
                self._paint_one(operation)

    def _paint_one(self, operation: Operation) -> None:
        match operation:
            case Area():
                self._area(operation)
            case Line():
                self._line(operation)
            case Disc():
                radius = operation.radius * SUPERSAMPLING
                x, y = self._point(operation.centre)
                self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=operation.colour)
            case RoundedBox():
                self._rounded_box(operation)
            case Letters():
                paint_letters(self.image, operation, self.left, self.top)
            case Words():
                left, top, right, bottom = operation.box
                box = (left - self.left, top - self.top, right - left, bottom - top)
                draw_text(
                    self.image,
                    operation.text,
                    box,
                    operation.style,
                    operation.colour,
                    halo=operation.halo,
                    scale=SUPERSAMPLING,
                )
            case Stencil():
                self._stencil(operation)
            case Group():
                self._group(operation)

    def _area(self, area: Area) -> None:
        if any(_signed_area(ring) < 0 for ring in area.rings):
            self.image.paste(area.colour, (0, 0), self._mask(area.rings, round(area.opacity * 255)))
            return
        for ring in area.rings:
            if area.opacity == 1:
                self.draw.polygon(self._points(ring), fill=area.colour)
            else:
                blending = ImageDraw.Draw(self.image, "RGBA")
                blending.polygon(self._points(ring), fill=(*rgb(area.colour), round(area.opacity * 255)))

    def _line(self, line: Line) -> None:
        width = max(1, round(line.width * SUPERSAMPLING))
        points = (*line.points, line.points[0]) if line.closed else line.points
        for run in _runs_near(points, grown(self.window, line.width / 2 + 1)):
            there = self._points(run)
            rounded = width >= _ROUNDED_FROM_PX * SUPERSAMPLING
            self.draw.line(there, fill=line.colour, width=width, joint="curve" if rounded and len(there) > 2 else None)
            if rounded:
                radius = width / 2
                for x, y in (there[0], there[-1]):
                    self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=line.colour)

    def _rounded_box(self, box: RoundedBox) -> None:
        left, top = self._point((box.box[0], box.box[1]))
        right, bottom = self._point((box.box[2], box.box[3]))
        self.draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius=box.radius * SUPERSAMPLING,
            fill=box.fill,
            outline=box.outline if box.width else None,
            width=round(box.width * SUPERSAMPLING),
        )

    def _stencil(self, stencil: Stencil) -> None:
        left, top, right, bottom = stencil.box
        mask = symbol_mask(stencil.symbol, right - left, bottom - top)
        if stencil.opacity < 1:
            mask = mask.point([round(value * stencil.opacity) for value in range(256)])
        self.image.paste(stencil.colour, self._point((left, top)), mask)

    def _group(self, group: Group) -> None:
        part = grown(intersection_of(grown(group.box, 2), self.window), 0)
        left, top = max(math.floor(part[0]), self.left), max(math.floor(part[1]), self.top)
        right, bottom = (min(math.ceil(part[2]), int(self.window[2])), min(math.ceil(part[3]), int(self.window[3])))
        if right <= left or bottom <= top:
            return
        x, y = (left - self.left) * SUPERSAMPLING, (top - self.top) * SUPERSAMPLING
        size = ((right - left) * SUPERSAMPLING, (bottom - top) * SUPERSAMPLING)
        layer = _Canvas(self.image.crop((x, y, x + size[0], y + size[1])), left, top)
        layer.paint(group.operations)
        alpha = round(group.opacity * 255)
        mask = Image.new("L", size, alpha) if group.clip is None else layer._mask(group.clip, alpha)
        self.image.paste(layer.image, (x, y), mask)

    def _mask(self, rings: tuple[Ring, ...], value: int) -> Image.Image:
        """Where the rings are: later rings, which lie inside, turn what is inside of them over."""
        mask = Image.new("L", self.image.size, 0)
        draw = ImageDraw.Draw(mask)
        for ring in sorted(rings, key=lambda ring: -abs(_signed_area(ring))):
            draw.polygon(self._points(ring), fill=value if _signed_area(ring) > 0 else 0)
        return mask

    def _point(self, point: tuple[float, float]) -> tuple[int, int]:
        return (round((point[0] - self.left) * SUPERSAMPLING), round((point[1] - self.top) * SUPERSAMPLING))

    def _points(self, ring: Ring) -> list[tuple[int, int]]:
        return [self._point(point) for point in ring]


def _runs_near(points: Ring, window: Box) -> Iterator[Ring]:
    """The parts of a line that come near a window: a coast is long, a strip sees little of it."""
    left, top, right, bottom = window
    run: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        beside = (x0 < left and x1 < left) or (x0 > right and x1 > right)
        if beside or (y0 < top and y1 < top) or (y0 > bottom and y1 > bottom):
            if run:
                yield tuple(run)
            run = []
            continue
        run = run or [(x0, y0)]
        run.append((x1, y1))
    if run:
        yield tuple(run)


def _reach(operation: Operation) -> Box:
    if isinstance(operation, Letters | Words):
        return grown(operation.box, 6)
    return operation.box


def _signed_area(ring: Ring) -> float:
    """Twice the area: positive where the ring runs clockwise on the screen, negative for a hole."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in pairs)
