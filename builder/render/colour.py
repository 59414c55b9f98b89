"""Colours on a counter: the side's, tints of it, and dark or light ink by contrast (WCAG 2 relative luminance)."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageColor

from builder.model.counter import Counter
from builder.model.game import Side
from builder.model.layout import Colour

DARK_INK = "#1d1a16"
LIGHT_INK = "#ffffff"
_TEXT_CONTRAST = 5.5
"""A little over WCAG's 4.5 for small text, since the ground is a tint and not quite white."""


def resolve(colour: Colour, counter: Counter, side: Side | None) -> str | None:
    """``#rrggbb`` of a layout's colour on this counter; None where it asks for a side's and the counter has none."""
    base = _base(colour.base, counter, side)
    if base is not None:
        return shifted(base, colour.shift)
    return resolve(colour.otherwise, counter, side) if colour.otherwise else None


def _base(word: str, counter: Counter, side: Side | None) -> str | None:
    if word.startswith("#"):
        return word
    ground = counter.colour or (side.colour if side else None)
    if ground is None:
        return None
    if word == "side.colour":
        return ground
    if word == "side.deep":
        return deep(ground)
    return side.ink if side and not counter.colour else readable_on(ground)


@lru_cache(maxsize=1024)
def shifted(colour: str, shift: float) -> str:
    """``colour`` mixed with white (``shift`` above 0, up to 1) or with black (below 0, down to -1)."""
    target = 255 if shift > 0 else 0
    red, green, blue = (round(part + (target - part) * abs(shift)) for part in rgb(colour))
    return f"#{red:02x}{green:02x}{blue:02x}"


@lru_cache(maxsize=256)
def deep(colour: str) -> str:
    """``colour``, darkened in steps of 5 % until it has the contrast on white that small text needs."""
    for step in range(20):
        darker = shifted(colour, -step / 20)
        if contrast(darker, "#ffffff") >= _TEXT_CONTRAST:
            return darker
    return "#000000"


def readable_on(ground: str) -> str:
    """Dark or light ink, whichever has more contrast on ``ground``."""
    return max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(ink, ground))


@lru_cache(maxsize=1024)
def contrast(first: str, second: str) -> float:
    """The contrast of two colours, from 1 (none) to 21 (black on white)."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255 of ``#rrggbb``."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def _luminance(colour: str) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
