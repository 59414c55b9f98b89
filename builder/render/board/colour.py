"""Mixing colours written ``#rrggbb`` for boards."""

from __future__ import annotations

from builder.render.colour import contrast, rgb, shifted


def mixed(colour: str, other: str, share: float) -> str:
    """``colour`` with so much (0 to 1) of ``other`` in it."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(mine + (its - mine) * share):02x}" for mine, its in pairs)


def darker(colour: str, share: float) -> str:
    """``colour`` with so much black in it."""
    return shifted(colour, -share)


def lighter(colour: str, share: float) -> str:
    """``colour`` with so much white in it."""
    return shifted(colour, share)


def legible(colour: str, ground: str, ratio: float = 4.5) -> str:
    """``colour`` darkened just so far that its contrast with a light ``ground`` reaches ``ratio``."""
    for step in range(21):
        candidate = darker(colour, step / 20)
        if contrast(candidate, ground) >= ratio:
            return candidate
    return "#000000"
