"""The seven colours can be told apart, also with protanopia and deuteranopia, and what is written on them can be read.

Distances are CIE 1976 ΔE in L*a*b* (D65); colour blindness is simulated with the matrices of Machado, Oliveira and
Fernandes (2009) at full severity, which work on linear RGB.
"""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from builder.model.game import Game

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHT: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return (first, second, third)


def linear(colour: str) -> Triple:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    first, second, third = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return (first, second, third)


def lab(light: Triple) -> Triple:
    clipped = (min(max(light[0], 0), 1), min(max(light[1], 0), 1), min(max(light[2], 0), 1))
    shares = [part / white for part, white in zip(times(TO_XYZ, clipped), WHITE, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def luminance(colour: str) -> float:
    return times(TO_XYZ, linear(colour))[1]


@pytest.mark.parametrize(("sight", "least"), [("normal", 45), ("protanopia", 26), ("deuteranopia", 16)])
def test_colours_differ(game: Game, sight: str, least: float) -> None:
    seen = {side.id: lab(times(SIGHT[sight], linear(side.colour))) for side in game.sides}
    near = {
        (first, second): round(math.dist(seen[first], seen[second]), 1)
        for first, second in combinations(seen, 2)
        if math.dist(seen[first], seen[second]) < least
    }
    assert near == {}


def test_ink_contrasts_with_its_ground(game: Game) -> None:
    for side in game.sides:
        dark, light = sorted((luminance(side.colour), luminance(side.ink)))
        assert (light + 0.05) / (dark + 0.05) >= 4.9, side.id


def test_the_squad_is_green(game: Game) -> None:
    colour = game.side("zelana-squad").colour
    red, green, blue = (int(colour[index : index + 2], 16) for index in (1, 3, 5))
    assert green > 1.5 * max(red, blue)  # 16.3
    assert len({side.short.ja for side in game.sides}) == 7
