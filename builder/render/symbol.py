"""A symbol's strokes as a mask: white where ink will be."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from builder.model.layout import Stroke, Symbol
from builder.render.text import SUPERSAMPLING, Box


def symbol_box(symbol: Symbol, box: Box) -> Box:
    """The largest box of the symbol's proportions in the middle of ``box``."""
    width = min(box[2], box[3] * symbol.aspect)
    height = width / symbol.aspect
    return box[0] + (box[2] - width) / 2, box[1] + (box[3] - height) / 2, width, height


def symbol_mask(symbol: Symbol, width: float, height: float) -> Image.Image:
    """The mask of a symbol in a box of ``width`` by ``height`` px, four times that size. Not to be changed."""
    return _mask(symbol.strokes, max(round(width * SUPERSAMPLING), 1), max(round(height * SUPERSAMPLING), 1))


@lru_cache(maxsize=256)
def _mask(strokes: tuple[Stroke, ...], width: int, height: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    pen = ImageDraw.Draw(mask)
    for stroke in strokes:
        points = [(across * (width - 1), down * (height - 1)) for across, down in stroke.points]
        fill = 0 if stroke.hole else 255
        if stroke.shape == "polygon":
            pen.polygon(points, fill=fill)
        elif stroke.shape == "ellipse":
            pen.ellipse((*points[0], *points[1]), fill=fill)
        else:
            line = max(round(stroke.width * min(width, height)), 1)
            pen.line(points, fill=fill, width=line, joint="curve")
            for across, down in (points[0], points[-1]):
                pen.ellipse((across - line / 2, down - line / 2, across + line / 2, down + line / 2), fill=fill)
    return mask
