"""How alike two colours look, in pure numbers. Colours are ``#rrggbb`` in sRGB (IEC 61966-2-1, white D65)."""

from __future__ import annotations

import math

_WHITE = (0.95047, 1.0, 1.08883)
_TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def colour_difference(first: str, second: str) -> float:
    """The distance in CIELAB (ΔE 1976): about 2 is just seen, 100 is black against white."""
    return math.dist(_lab(first), _lab(second))


def _linear(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))
    return _channel(red), _channel(green), _channel(blue)


def _channel(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _luminance(colour: str) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _lab(colour: str) -> tuple[float, float, float]:
    linear = _linear(colour)
    x, y, z = (
        _cube_root(sum(factor * channel for factor, channel in zip(row, linear, strict=True)) / white)
        for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
