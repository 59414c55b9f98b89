"""The textures of terrain: small drawings strewn over a hex, always the same for the same hex.

A pattern is chosen by name in the map's data. Every function takes the hex's centre and height in px, the terrain's colour
and a seeded source of chance, and keeps inside the hex.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from builder.model.hex_grid import Point
from builder.render.board.colour import darker, lighter
from builder.render.board.drawing import Area, Disc, Line, Operation

Pattern = Callable[[Point, float, str, random.Random], list[Operation]]


def waves(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Two short swells on the water."""
    ink = darker(colour, 0.13)
    drawn: list[Operation] = []
    for x, y in _strewn(centre, height, ((-0.22, -0.14), (0.2, 0.2)), 0.1, dice):
        reach = height * 0.075
        swell = [(x + reach * step, y + height * rise) for step, rise in _SWELL]
        drawn.append(Line(_rounded(swell), ink, height * 0.012))
    return drawn


def hills(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Rounded humps with hachures on the side away from the light."""
    ink, shade = darker(colour, 0.42), darker(colour, 0.14)
    drawn: list[Operation] = []
    places = ((-0.22, -0.2), (0.17, -0.12), (-0.12, 0.1), (0.26, 0.2), (-0.3, 0.27))
    for x, y in sorted(_strewn(centre, height, places, 0.05, dice), key=lambda place: place[1]):
        width = height * (0.13 + 0.03 * dice.random())
        rise = width * (0.62 + 0.2 * dice.random())
        dome = [(x + width * step, y - rise * (1 - step * step)) for step in _STEPS]
        drawn.append(Area((_rounded(dome),), lighter(colour, 0.16)))
        lee = [(x + width * step, y - rise * (1 - step * step)) for step in _STEPS if step >= 0.0]
        drawn.append(Area((_rounded([*lee, (x + width * 0.35, y - rise * 0.1)]),), shade))
        drawn.append(Line(_rounded(dome), ink, height * 0.013))
        for step in (0.4, 0.62, 0.82):
            top = y - rise * (1 - step * step)
            foot = (x + width * (step - 0.12), top + rise * 0.34)
            drawn.append(Line(_rounded([(x + width * step, top), foot]), ink, height * 0.009))
    return drawn


def peaks(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Mountains drawn from the side: a lit face, a shaded face, a ridge."""
    ink = darker(colour, 0.6)
    drawn: list[Operation] = []
    places = ((-0.19, -0.12), (0.2, -0.06), (-0.02, 0.17), (0.34, 0.22), (-0.36, 0.23))
    sizes = (1.0, 0.88, 1.12, 0.62, 0.66)
    peaks_there = zip(_strewn(centre, height, places, 0.04, dice), sizes, strict=True)
    for (x, y), size in sorted(peaks_there, key=lambda peak: peak[0][1]):
        width = height * 0.17 * size * (0.9 + 0.2 * dice.random())
        rise = height * 0.3 * size * (0.9 + 0.2 * dice.random())
        top = (x + width * (dice.random() * 0.3 - 0.15), y - rise)
        left, right = (x - width, y), (x + width, y)
        fold = (x + width * (0.05 + 0.2 * dice.random()), y - rise * 0.42)
        foot = (x + width * (-0.1 + 0.2 * dice.random()), y)
        shoulder = (x + width * 0.55, y - rise * (0.42 + 0.1 * dice.random()))
        drawn.append(Area((_rounded([left, top, fold, foot]),), lighter(colour, 0.5)))
        drawn.append(Area((_rounded([top, shoulder, right, foot, fold]),), darker(colour, 0.3)))
        drawn.append(Line(_rounded([left, top, shoulder, right]), ink, height * 0.014))
        drawn.append(Line(_rounded([top, fold, foot]), ink, height * 0.008))
    return drawn


def forest(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Round tree tops, lit from the left, in loose rows."""
    ink, leaf, light = darker(colour, 0.5), darker(colour, 0.16), lighter(colour, 0.14)
    places = [
        (column * 0.19 - 0.38 + (0.095 if row % 2 else 0.0), row * 0.17 - 0.34)
        for row in range(5)
        for column in range(5)
    ]
    inside = [place for place in places if abs(place[0]) + abs(place[1]) * 0.55 < 0.46]
    drawn: list[Operation] = []
    for x, y in sorted(_strewn(centre, height, inside, 0.035, dice), key=lambda place: place[1]):
        radius = height * (0.058 + 0.018 * dice.random())
        lobes = [(x + radius * across, y + radius * down) for across, down in ((-0.5, 0.2), (0.5, 0.2), (0.0, -0.4))]
        drawn += [Disc((round(a, 2), round(b + radius * 0.12, 2)), round(radius * 0.78, 2), ink) for a, b in lobes]
        drawn += [Disc((round(a, 2), round(b, 2)), round(radius * 0.68, 2), leaf) for a, b in lobes]
        drawn.append(Disc((round(x - radius * 0.3, 2), round(y - radius * 0.42, 2)), round(radius * 0.42, 2), light))
    return drawn


def marsh(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Reeds over lines of standing water."""
    water, reed = "#6f9bb0", darker(colour, 0.5)
    drawn: list[Operation] = []
    places = ((-0.26, -0.18), (0.16, -0.24), (-0.05, 0.02), (0.3, 0.06), (-0.3, 0.16), (0.1, 0.26))
    for x, y in _strewn(centre, height, places, 0.04, dice):
        reach = height * (0.09 + 0.04 * dice.random())
        drawn.append(Line(_rounded([(x - reach, y), (x + reach, y)]), water, height * 0.014))
        second = [(x - reach * 0.5, y + height * 0.035), (x + reach * 0.7, y + height * 0.035)]
        drawn.append(Line(_rounded(second), water, height * 0.011))
        for lean in (-0.03, 0.0, 0.03):
            blade = [(x + height * lean * 0.4, y), (x + height * lean, y - height * (0.075 - abs(lean)))]
            drawn.append(Line(_rounded(blade), reed, height * 0.011))
    return drawn


def sand(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Stippled ground."""
    ink = darker(colour, 0.28)
    places = [(column * 0.12 - 0.42, row * 0.12 - 0.42) for row in range(8) for column in range(8)]
    inside = [place for place in places if abs(place[0]) + abs(place[1]) * 0.55 < 0.46]
    return [
        Disc((round(x, 2), round(y, 2)), round(height * 0.009, 2), ink)
        for x, y in _strewn(centre, height, inside, 0.05, dice)
    ]


def stars(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """A night sky: a few faint stars and now and then a bright one."""
    drawn: list[Operation] = []
    places = ((-0.3, -0.1), (0.12, -0.3), (0.3, 0.12), (-0.08, 0.26), (0.0, -0.02))
    for x, y in _strewn(centre, height, places, 0.14, dice):
        light = dice.random() ** 2
        radius = height * (0.005 + 0.011 * light)
        drawn.append(Disc((round(x, 2), round(y, 2)), round(radius, 2), lighter(colour, 0.25 + 0.65 * light)))
    return drawn


def none(centre: Point, height: float, colour: str, dice: random.Random) -> list[Operation]:
    """Plain colour."""
    del centre, height, colour, dice
    return []


PATTERNS: Mapping[str, Pattern] = {
    "waves": waves,
    "hills": hills,
    "peaks": peaks,
    "forest": forest,
    "marsh": marsh,
    "sand": sand,
    "stars": stars,
    "none": none,
}
"""Every texture that a terrain's ``pattern`` may name."""

_STEPS = (-1.0, -0.8, -0.5, -0.2, 0.0, 0.2, 0.5, 0.8, 1.0)
_SWELL = (
    (-2.0, 0.0),
    (-1.5, -0.026),
    (-1.0, -0.032),
    (-0.4, -0.008),
    (0.0, 0.0),
    (0.5, -0.02),
    (1.0, -0.026),
    (1.7, 0.0),
)


def _strewn(
    centre: Point, height: float, places: tuple[Point, ...] | list[Point], scatter: float, dice: random.Random
) -> list[Point]:
    """``places`` (in hex heights from the centre) in px, each moved by up to ``scatter`` hex heights."""
    return [
        (
            centre[0] + height * (x + (dice.random() * 2 - 1) * scatter),
            centre[1] + height * (y + (dice.random() * 2 - 1) * scatter),
        )
        for x, y in places
    ]


def _rounded(points: list[Point]) -> tuple[Point, ...]:
    return tuple((round(x, 2), round(y, 2)) for x, y in points)
