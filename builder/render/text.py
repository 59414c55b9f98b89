"""Text that fits its field: it breaks, shrinks or is narrowed, and its ink never leaves the box.

Everything is measured by ink and drawn at four times the size, then reduced: at the size of a counter a font's hints would
otherwise move strokes by whole pixels and make another digit of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from builder.render.fonts import Weight, font, glyph_metrics
from builder.render.line_breaking import balanced, break_points, hyphenated

SUPERSAMPLING = 4
"""How many times larger than its pixels text and shapes are drawn before they are reduced."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in px."""

_COMFORTABLE = 0.88
"""Down to this width a narrowed line looks untouched; below it a smaller size is tried first."""

_WORTH_WHOLE_WORDS = 0.7
"""A text with its words whole is taken down to this share of the size that it would have with words cut."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text may be set; sizes in px an em.

    It is drawn at ``size`` where it fits, else smaller down to ``minimum``, in up to ``max_lines`` lines, and at the
    minimum narrowed down to ``squeeze`` (1.0: not at all). ``align`` is left, centre or right; ``valign`` top, middle or
    bottom; ``leading`` the distance of lines in em. ``halo_px`` is the width of the rim in the halo's colour.
    """

    size: float
    minimum: float
    weight: Weight = Weight.REGULAR
    align: str = "centre"
    valign: str = "middle"
    max_lines: int = 1
    squeeze: float = 0.75
    leading: float = 1.12
    halo_px: float = 0.0


@dataclass(frozen=True, slots=True)
class FittedText:
    """The lines and the size at which a text fits; ``fits`` is false where that is smaller than the style allows."""

    lines: tuple[str, ...]
    size: float
    squeeze: float
    fits: bool
    above: float
    """How far the first line reaches above its baseline, in em."""
    below: float
    """How far the last line reaches below its baseline, in em."""


@dataclass(frozen=True, slots=True)
class DrawnText:
    """What was drawn: the lines, each with the box of its ink in px of the picture, and the size it came to."""

    lines: tuple[str, ...]
    ink: tuple[Box, ...]
    size: float
    squeeze: float
    fits: bool


@lru_cache(maxsize=8192)
def fit_text(text: str, width: float, height: float, style: TextStyle) -> FittedText:
    """The largest setting of ``text`` in ``width`` by ``height`` px; a line feed in it always starts a new line."""
    width, height = max(width - 2 * style.halo_px, 1.0), max(height - 2 * style.halo_px, 1.0)
    whole, cut = (
        max(
            (_setting(lines, width, height, style) for lines in choices),
            key=lambda setting: (setting.fits, setting.size, setting.squeeze, -len(setting.lines)),
        )
        for choices in _line_choices(text, style)
    )
    return whole if whole.fits and (not cut.fits or whole.size >= _WORTH_WHOLE_WORDS * cut.size) else cut


def draw_text(
    image: Image.Image,
    text: str,
    box: Box,
    style: TextStyle,
    colour: str,
    *,
    halo: str | None = None,
    scale: int = 1,
) -> DrawnText:
    """Set ``text`` into ``box`` of ``image`` in ``colour`` (``#rrggbb``), with a rim of ``halo`` if one is given.

    ``scale`` is how many pixels of the image stand for one px of ``box``: 1 on a finished picture, where the text is
    reduced by itself, or ``SUPERSAMPLING`` on a canvas that will be reduced as a whole.
    """
    fitted = fit_text(text, box[2], box[3], style if halo else replace(style, halo_px=0.0))
    pixels = round(fitted.size * SUPERSAMPLING)
    ink: list[Box] = []
    reach = (fitted.above + (len(fitted.lines) - 1) * style.leading + fitted.below) * pixels
    halo_pixels = round(style.halo_px * SUPERSAMPLING) if halo else 0
    top, height = box[1] * SUPERSAMPLING + halo_pixels, box[3] * SUPERSAMPLING - 2 * halo_pixels
    start = {"top": top, "middle": top + (height - reach) / 2, "bottom": top + height - reach}[style.valign]
    for index, line in enumerate(fitted.lines):
        if not line.strip():
            continue
        baseline = start + (fitted.above + index * style.leading) * pixels
        mask, rise = _line_mask(line, style.weight, max(pixels, 1), 0, fitted.squeeze)
        left = _line_left(box, mask.width, style.align, halo_pixels)
        place = (round(left), round(_inside(baseline - rise, mask.height, top, height)))
        if halo and halo_pixels:
            rim, rim_rise = _line_mask(line, style.weight, max(pixels, 1), halo_pixels, fitted.squeeze)
            rim_place = (place[0] - (rim.width - mask.width) // 2, place[1] - (rim_rise - rise))
            _lay(image, rim, rim_place, halo, scale)
        _lay(image, mask, place, colour, scale)
        ink.append(tuple(value / SUPERSAMPLING for value in (*place, *mask.size)))  # type: ignore[arg-type]
    return DrawnText(fitted.lines, tuple(ink), fitted.size, fitted.squeeze, fitted.fits)


def text_width(text: str, weight: Weight) -> float:
    """The width of one line in em."""
    return sum(glyph_metrics(character, weight).advance for character in text)


def _line_choices(text: str, style: TextStyle) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The ways to set ``text`` in lines: with every word whole, and with words cut where that may help."""
    forced = tuple(line.strip() for line in text.split("\n"))
    whole, cut = [forced], [forced]
    for count in range(2, style.max_lines + 1) if len(forced) == 1 else ():
        for pieces, choices in (
            (break_points(text), whole),
            (break_points(text, whole_katakana=False), cut),
            (break_points(hyphenated(text), whole_katakana=False), cut),
        ):
            choices.append(balanced(pieces, count, lambda line: text_width(line, style.weight)))
    return whole, cut


def _setting(lines: tuple[str, ...], width: float, height: float, style: TextStyle) -> FittedText:
    characters = "".join(lines)
    metrics = [glyph_metrics(character, style.weight) for character in _reference(characters) + characters]
    above, below = max(glyph.above for glyph in metrics), max(glyph.below for glyph in metrics)
    widest = max(max(text_width(line, style.weight) for line in lines), 0.01)
    by_height = height / (above + (len(lines) - 1) * style.leading + below)
    comfortable = max(style.squeeze, _COMFORTABLE)
    size = _quarter(min(style.size, by_height, width / (widest * comfortable)))
    if size < style.minimum:
        size = min(style.minimum, max(_quarter(by_height), 1 / SUPERSAMPLING))
    squeeze = min(1.0, width / (widest * size))
    fits = size >= style.minimum and squeeze >= style.squeeze - 0.005
    return FittedText(lines, size, squeeze, fits, above, below)


def _reference(characters: str) -> str:
    """The character by whose height a text is centred, so that neighbours with and without strokes below stay level."""
    return "国" if any(character >= "\u3040" and not character.isdigit() for character in characters) else "H"


def _quarter(size: float) -> float:
    return math.floor(size * SUPERSAMPLING) / SUPERSAMPLING


def _line_left(box: Box, width: int, align: str, halo: int) -> float:
    left, room = box[0] * SUPERSAMPLING, box[2] * SUPERSAMPLING
    return {"left": left + halo, "centre": left + (room - width) / 2, "right": left + room - width - halo}[align]


def _inside(top: float, height: int, box_top: float, box_height: float) -> float:
    """``top`` moved as little as needed for the ink to lie in the box: rounding may have pushed it out by a quarter px."""
    return max(box_top, min(top, box_top + box_height - height))


@lru_cache(maxsize=8192)
def _line_mask(line: str, weight: Weight, pixels: int, stroke: int, squeeze: float) -> tuple[Image.Image, int]:
    """The ink of one line at ``pixels`` an em, cut to the ink, and how far it rises above the baseline. Not to be changed."""
    face = font(weight, pixels)
    margin = stroke + pixels
    width = math.ceil(face.getlength(line)) + 2 * margin
    image = Image.new("L", (width, 3 * margin))
    ImageDraw.Draw(image).text((margin, 2 * margin), line, fill=255, font=face, anchor="ls", stroke_width=stroke)
    ink = image.getbbox() or (margin, margin, margin + 1, margin + 1)
    cut = image.crop(ink)
    limit = math.floor(text_width(line, weight) * pixels * squeeze) + 2 * stroke
    if cut.width > limit > 0:
        cut = cut.resize((limit, cut.height), Image.Resampling.BOX)
    return cut, 2 * margin - ink[1]


def _lay(image: Image.Image, mask: Image.Image, place: tuple[int, int], colour: str, scale: int) -> None:
    """Paint ``colour`` through ``mask``, whose place is in quarters of a px."""
    if scale == SUPERSAMPLING:
        image.paste(colour, place, mask)
        return
    factor = SUPERSAMPLING // scale
    left, top = (math.floor(value / factor) for value in place)
    right = math.ceil((place[0] + mask.width) / factor)
    bottom = math.ceil((place[1] + mask.height) / factor)
    grid = Image.new("L", ((right - left) * factor, (bottom - top) * factor))
    grid.paste(mask, (place[0] - left * factor, place[1] - top * factor))
    image.paste(colour, (left, top), grid.reduce(factor))
