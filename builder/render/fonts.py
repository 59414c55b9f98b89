"""The fonts: Noto Sans CJK JP from PyPI (SIL Open Font License 1.1), never what a machine happens to have installed.

Text is always laid out by Pillow's own BASIC engine: the other one, RAQM, loads FriBiDi from the system and falls back
without a word where that is absent, so the same data would give other pictures on another machine.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from PIL import Image, ImageDraw, ImageFont

from builder.record import Record

_PROBE_PX = 200
"""The size at which characters are measured; advances come out to 1/200 em."""
_NO_CHARACTER = "\uffff"
"""A code point that no font may map (Unicode noncharacter), so that it always draws the font's "missing" box."""


class Weight(StrEnum):
    """The two weights that come with the tool."""

    REGULAR = "regular"
    BOLD = "bold"


_FILES = {
    Weight.REGULAR: ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
    Weight.BOLD: ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
}


class GlyphMetrics(Record):
    """One character's extent in em: its advance, and how far its ink reaches above and below the baseline."""

    advance: float
    above: float
    below: float


@lru_cache(maxsize=128)
def font(weight: Weight, size_px: int) -> ImageFont.FreeTypeFont:
    """The font of ``weight`` at ``size_px`` pixels an em; one object for each pair, since loading costs more than drawing."""
    return ImageFont.truetype(str(font_file(weight)), size_px, layout_engine=ImageFont.Layout.BASIC)


def font_file(weight: Weight) -> Traversable:
    """Where the font of ``weight`` lies in its package."""
    package, file = _FILES[weight]
    return files(package) / file


@lru_cache(maxsize=16384)
def glyph_metrics(character: str, weight: Weight) -> GlyphMetrics:
    """How much room one character takes, in em."""
    probe = font(weight, _PROBE_PX)
    mask, (_, top) = probe.getmask2(character, mode="L", anchor="ls")
    ink = mask.getbbox()
    above, below = (-(top + ink[1]), top + ink[3]) if ink else (0, 0)
    return GlyphMetrics(probe.getlength(character) / _PROBE_PX, above / _PROBE_PX, below / _PROBE_PX)


def missing_glyphs(text: str, weight: Weight = Weight.REGULAR) -> str:
    """The characters of ``text`` that the font cannot draw, each once, in the order in which they stand.

    A font draws a box for what it lacks; here that is a fault of the data (``missing-glyph``), not a picture.
    """
    return "".join(character for character in dict.fromkeys(text) if _is_missing(character, weight))


@lru_cache(maxsize=16384)
def _is_missing(character: str, weight: Weight) -> bool:
    return not character.isspace() and _picture(character, weight) == _picture(_NO_CHARACTER, weight)


@lru_cache(maxsize=16384)
def _picture(character: str, weight: Weight) -> bytes:
    image = Image.new("L", (40, 48))
    ImageDraw.Draw(image).text((4, 36), character, fill=255, font=font(weight, 32), anchor="ls")
    return image.tobytes()
