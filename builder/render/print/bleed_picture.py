"""A designer's own picture that reaches the cut is drawn on beyond it: its outermost pixels are repeated."""

from __future__ import annotations

from PIL import Image

from builder.render.print.bleed import Trim
from builder.render.text import Box


def beyond_cut(picture: Image.Image, box: Box, trim: Trim) -> tuple[Image.Image, Box]:
    """The picture fitted into ``box`` with its proportions kept, run over the cut where it touches it, and its place."""
    factor = min(box[2] / picture.width, box[3] / picture.height)
    width, height = picture.width * factor, picture.height * factor
    fitted = (box[0] + (box[2] - width) / 2, box[1] + (box[3] - height) / 2, width, height)
    grown = trim.grown(fitted, near=0.5)
    return (picture, fitted) if grown == fitted else (_drawn_on(picture, fitted, grown), grown)


def _drawn_on(picture: Image.Image, box: Box, grown: Box) -> Image.Image:
    """The picture of ``box`` with its outermost pixels repeated outward to fill ``grown``."""
    scale = picture.width / box[2]
    left, top = round((box[0] - grown[0]) * scale), round((box[1] - grown[1]) * scale)
    size = (max(round(grown[2] * scale), 1), max(round(grown[3] * scale), 1))
    source = picture.convert("RGBA")
    larger = Image.new("RGBA", size)
    right, bottom = min(left + source.width, size[0]), min(top + source.height, size[1])
    larger.paste(source, (left, top))
    _repeat(larger, (left, 0, left + 1, size[1]), (0, 0, left, size[1]))
    _repeat(larger, (right - 1, 0, right, size[1]), (right, 0, size[0], size[1]))
    _repeat(larger, (0, top, size[0], top + 1), (0, 0, size[0], top))
    _repeat(larger, (0, bottom - 1, size[0], bottom), (0, bottom, size[0], size[1]))
    return larger


def _repeat(image: Image.Image, strip: tuple[int, int, int, int], room: tuple[int, int, int, int]) -> None:
    size = (room[2] - room[0], room[3] - room[1])
    if min(size) > 0:
        image.paste(image.crop(strip).resize(size, Image.Resampling.NEAREST), room[:2])
