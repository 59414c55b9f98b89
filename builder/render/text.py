"""Text that fits its field: it breaks, shrinks or is narrowed, and its ink never leaves the box.

Everything is measured by ink and drawn at four times the size, then reduced: at the size of a counter a font's hints would
otherwise move strokes by whole pixels and make another digit of it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from builder.record import Record, replace
from builder.render.fonts import Weight, font, glyph_metrics
from builder.render.line_breaking import balanced, break_points, hyphenated

SUPERSAMPLING = 4
"""How many times larger than its pixels text and shapes are drawn before they are reduced."""

_ROUNDING = 1e-6
"""What a sum of fractions may be off; it must not cost a quarter of a px."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in px."""

_COMFORTABLE = 0.88
"""Down to this width a narrowed line looks untouched; below it a smaller size is tried first."""

_WORTH_WHOLE_WORDS = 0.7
"""A text with its words whole is taken down to this share of the size that it would have with words cut."""


class TextStyle(Record):
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


class FittedText(Record):
    """The lines and the size at which a text fits; ``fits`` is false where that is smaller than the style allows."""

    lines: tuple[str, ...]
    size: float
    squeeze: float
    fits: bool
    above: float
    """How far the first line reaches above its baseline, in em."""
    below: float
    """How far the last line reaches below its baseline, in em."""


class DrawnText(Record):
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
    halo_quarters = round(style.halo_px * SUPERSAMPLING) if halo else 0
    left, top, right, bottom = _quarters(box, halo_quarters)
    plain = replace(style, halo_px=0.0)
    fitted = fit_text(text, (right - left) / SUPERSAMPLING, (bottom - top) / SUPERSAMPLING, plain)
    em = max(round(fitted.size * SUPERSAMPLING), 1)
    reach = (fitted.above + (len(fitted.lines) - 1) * style.leading + fitted.below) * em
    start = {"top": top, "middle": (top + bottom - reach) / 2, "bottom": bottom - reach}[style.valign]
    ink: list[Box] = []
    for index, line in enumerate(fitted.lines):
        if not line.strip():
            continue
        mask, rise = _line_mask(line, style.weight, em, 0, fitted.squeeze)
        across = {"left": left, "centre": (left + right - mask.width) // 2, "right": right - mask.width}[style.align]
        down = round(start + (fitted.above + index * style.leading) * em) - rise
        place = (across, max(top, min(down, bottom - mask.height)))
        if halo and halo_quarters:
            rim, rim_rise = _line_mask(line, style.weight, em, halo_quarters, fitted.squeeze)
            rim_place = (place[0] - (rim.width - mask.width) // 2, place[1] - (rim_rise - rise))
            _lay(image, rim, rim_place, halo, scale)
        _lay(image, mask, place, colour, scale)
        x, y, width, height = (value / SUPERSAMPLING for value in (*place, *mask.size))
        ink.append((x, y, width, height))
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


def _quarters(box: Box, halo: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the room for ink, in whole quarters of a px inside ``box``; never empty."""
    left, top = (math.ceil(value * SUPERSAMPLING - _ROUNDING) + halo for value in box[:2])
    right, bottom = (math.floor((box[axis] + box[axis + 2]) * SUPERSAMPLING + _ROUNDING) - halo for axis in (0, 1))
    return left, top, max(right, left + 1), max(bottom, top + 1)


@lru_cache(maxsize=8192)
def _line_mask(line: str, weight: Weight, em: int, stroke: int, squeeze: float) -> tuple[Image.Image, int]:
    """The ink of one line, cut to the ink, and how far it rises above the baseline; ``em`` in pixels. Not to be changed.

    Hints may make a letter a pixel larger than its measure; it is then pressed back, so that it stays in its field.
    """
    face = font(weight, em)
    margin = stroke + em + 2
    image = Image.new("L", (math.ceil(face.getlength(line)) + 2 * margin, 3 * margin))
    ImageDraw.Draw(image).text((margin, 2 * margin), line, fill=255, font=face, anchor="ls", stroke_width=stroke)
    ink = image.getbbox() or (margin, margin, margin + 1, margin + 1)
    metrics = [glyph_metrics(character, weight) for character in line]
    reach = max(glyph.above for glyph in metrics) + max(glyph.below for glyph in metrics)
    width = min(ink[2] - ink[0], math.floor(text_width(line, weight) * em * squeeze + _ROUNDING) + 2 * stroke)
    height = min(ink[3] - ink[1], math.floor(reach * em + _ROUNDING) + 2 * stroke)
    mask = image.resize((max(width, 1), max(height, 1)), Image.Resampling.BOX, box=ink)
    return mask, 2 * margin - ink[1]


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
