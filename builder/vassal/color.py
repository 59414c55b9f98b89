"""Colours as VASSAL stores them: ``red,green,blue`` with an alpha behind where it is not opaque (Java ``ColorConfigurer``)."""

from __future__ import annotations

from typing import NamedTuple


class Color(NamedTuple):
    """Red, green, blue and alpha, each 0 to 255; alpha 255 is opaque."""

    red: int
    green: int
    blue: int
    alpha: int = 255


BLACK = Color(0, 0, 0)
WHITE = Color(255, 255, 255)
RED = Color(255, 0, 0)
GRAY = Color(128, 128, 128)


def encode_color(color: Color | None) -> str:
    """The stored form; no colour is the empty text."""
    if color is None:
        return ""
    return ",".join(str(value) for value in (color if color.alpha != 255 else color[:3]))


def decode_color(stored: str) -> Color | None:
    """Read ``r,g,b``, ``r,g,b,a`` or ``0xRRGGBB``; empty and ``null`` are None. Raises ValueError for anything else."""
    if stored in ("", "null"):
        return None
    if stored[:2].lower() == "0x":
        number = int(stored, 16)
        return Color(number >> 16 & 255, number >> 8 & 255, number & 255)
    values = [int(value) for value in stored.split(",") if value]
    if not 3 <= len(values) <= 4 or not all(0 <= value <= 255 for value in values):
        raise ValueError(f"{stored!r} is not a colour: three or four numbers from 0 to 255")
    return Color(*values)
