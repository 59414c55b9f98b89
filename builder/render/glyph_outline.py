"""The outlines of the fonts' characters, for lettering that stays sharp at any size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from builder.render.fonts import Weight, font_file, glyph_metrics

Contour = Sequence[tuple[str, Sequence[tuple[float, float]]]]
"""A closed line: moves (M), lines (L) and cubic curves (C) with their points."""


class _Contours(BasePen):  # type: ignore[misc]
    """Collects a glyph's contours in em, y down from the baseline."""

    def __init__(self, glyphs: object, em: float) -> None:
        super().__init__(glyphs)
        self.contours: list[list[tuple[str, list[tuple[float, float]]]]] = []
        self._em = em

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the names are fontTools'
        self.contours.append([("M", self._placed(point))])

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.contours[-1].append(("L", self._placed(point)))

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self.contours[-1].append(("C", self._placed(*points)))

    def _placed(self, *points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(across / self._em, -up / self._em) for across, up in points]


@lru_cache(maxsize=2)
def _opened(weight: Weight) -> TTFont:
    return TTFont(str(font_file(weight)), lazy=True)


@lru_cache(maxsize=2)
def _glyphs(weight: Weight) -> tuple[object, dict[int, str]]:
    opened = _opened(weight)
    return opened.getGlyphSet(), opened.getBestCmap()


@lru_cache(maxsize=4096)
def outline(character: str, weight: Weight) -> tuple[Contour, ...]:
    """The contours of a character in em, from its pen position on the baseline, y down; none for what has no ink."""
    glyphs, names = _glyphs(weight)
    pen = _Contours(glyphs, _opened(weight)["head"].unitsPerEm)
    glyphs[names.get(ord(character), ".notdef")].draw(pen)  # type: ignore[index]
    return tuple(pen.contours)


@lru_cache(maxsize=4096)
def ink_span(line: str, weight: Weight) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a line's ink in em, from its pen position, y down; curves by their handles' hull."""
    points = [point for contour in line_contours(line, weight) for _, group in contour for point in group]
    if not points:
        return 0.0, 0.0, 0.0, 0.0
    across, down = [point[0] for point in points], [point[1] for point in points]
    return min(across), min(down), max(across), max(down)


def line_contours(
    line: str, weight: Weight, left: float = 0.0, baseline: float = 0.0, em: float = 1.0, squeeze: float = 1.0
) -> list[Contour]:
    """The contours of a line whose pen starts at ``left`` on ``baseline``; ``squeeze`` narrows it."""
    contours: list[Contour] = []
    pen = 0.0
    for character in line:
        for contour in outline(character, weight):
            contours.append(
                [
                    (kind, [(left + (pen + x) * em * squeeze, baseline + y * em) for x, y in points])
                    for kind, points in contour
                ]
            )
        pen += glyph_metrics(character, weight).advance
    return contours
