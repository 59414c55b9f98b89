"""Single lines of lettering on a map: measured by ink, spaced, with a halo, drawn on the supersampled canvas."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from builder.render.board.drawing import Box, Letters, Point
from builder.render.fonts import Weight, font
from builder.render.text import SUPERSAMPLING


def ink_size(text: str, weight: Weight, size: float, spacing: float = 0.0) -> tuple[float, float]:
    """Width and height in px of the ink of one line at ``size`` px an em."""
    mask, _ = _mask(text, weight, round(size * SUPERSAMPLING), round(spacing * SUPERSAMPLING), 0)
    return (mask.width / SUPERSAMPLING, mask.height / SUPERSAMPLING)


def letters_at(
    text: str,
    centre: Point,
    size: float,
    weight: Weight,
    colour: str,
    *,
    halo: str | None = None,
    halo_width: float = 0.0,
    spacing: float = 0.0,
) -> Letters:
    """The line with its ink centred on ``centre``."""
    width, height = ink_size(text, weight, size, spacing)
    left = round((centre[0] - width / 2) * SUPERSAMPLING) / SUPERSAMPLING
    top = round((centre[1] - height / 2) * SUPERSAMPLING) / SUPERSAMPLING
    box: Box = (left, top, left + width, top + height)
    return Letters(text, box, size, weight, colour, halo, halo_width, spacing)


def paint_letters(canvas: Image.Image, letters: Letters, left: int, top: int) -> None:
    """Lay the letters on a supersampled canvas whose own corner is the board's pixel (left, top)."""
    pixels, spacing = round(letters.size * SUPERSAMPLING), round(letters.spacing * SUPERSAMPLING)
    x = round((letters.box[0] - left) * SUPERSAMPLING)
    y = round((letters.box[1] - top) * SUPERSAMPLING)
    if letters.halo and letters.halo_width:
        stroke = round(letters.halo_width * SUPERSAMPLING)
        rim, ink = _mask(letters.text, letters.weight, pixels, spacing, stroke)
        canvas.paste(letters.halo, (x - ink[0], y - ink[1]), rim)
    mask, _ = _mask(letters.text, letters.weight, pixels, spacing, 0)
    canvas.paste(letters.colour, (x, y), mask)


@lru_cache(maxsize=4096)
def _mask(text: str, weight: Weight, pixels: int, spacing: int, stroke: int) -> tuple[Image.Image, tuple[int, int]]:
    """The ink of a line, cut to it, and how far the ink without stroke lies from its corner. Not to be changed."""
    face = font(weight, pixels)
    margin = pixels + stroke
    advances = [round(face.getlength(character)) + spacing for character in text]
    plain = Image.new("L", (sum(advances) + 2 * margin, 3 * margin))
    stroked = Image.new("L", plain.size) if stroke else plain
    draw, draw_stroke = ImageDraw.Draw(plain), ImageDraw.Draw(stroked)
    x = margin
    for character, advance in zip(text, advances, strict=True):
        draw.text((x, 2 * margin), character, fill=255, font=face, anchor="ls")
        if stroke:
            draw_stroke.text((x, 2 * margin), character, fill=255, font=face, anchor="ls", stroke_width=stroke)
        x += advance
    ink = plain.getbbox() or (margin, margin, margin + 1, margin + 1)
    cut = stroked.getbbox() or ink
    return stroked.crop(cut), (ink[0] - cut[0], ink[1] - cut[1])
