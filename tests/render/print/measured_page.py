"""A page of a PDF as a viewer shows it, measured in millimetres."""

from __future__ import annotations

from dataclasses import dataclass

import pypdfium2
from PIL import Image, ImageChops

PX_PER_MM = 20
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class MeasuredPage:
    image: Image.Image

    @property
    def size_mm(self) -> tuple[float, float]:
        return self.image.width / PX_PER_MM, self.image.height / PX_PER_MM

    def crop(self, box: Box) -> Image.Image:
        left, top, width, height = box
        return self.image.crop(tuple(round(v * PX_PER_MM) for v in (left, top, left + width, top + height)))

    def colour(self, across: float, down: float) -> tuple[int, int, int]:
        return self.image.getpixel((int(across * PX_PER_MM), int(down * PX_PER_MM)))

    def extent(self, colour: tuple[int, int, int], around: Box, tolerance: int = 16) -> Box | None:
        """The box of the pixels of ``colour`` inside ``around``, left, top, width and height in mm."""
        part = self.crop(around)
        away = ImageChops.difference(part, Image.new("RGB", part.size, colour))
        red, green, blue = away.split()
        near = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda v: 255 if v <= tolerance else 0)
        found = near.getbbox()
        if found is None:
            return None
        left, top = round(around[0] * PX_PER_MM), round(around[1] * PX_PER_MM)
        x1, y1, x2, y2 = found[0] + left, found[1] + top, found[2] + left, found[3] + top
        return tuple(v / PX_PER_MM for v in (x1, y1, x2 - x1, y2 - y1))

    def strokes_across(self, down: float, left: float, right: float) -> list[float]:
        """The middles of the dark strokes that a level line at ``down`` crosses."""
        row = int(down * PX_PER_MM)
        strip = self.image.crop((round(left * PX_PER_MM), row, round(right * PX_PER_MM), row + 1)).convert("L")
        return _middles(strip, left)

    def strokes_down(self, across: float, top: float, bottom: float) -> list[float]:
        """The middles of the dark strokes that an upright line at ``across`` crosses."""
        column = int(across * PX_PER_MM)
        strip = self.image.crop((column, round(top * PX_PER_MM), column + 1, round(bottom * PX_PER_MM))).convert("L")
        return _middles(strip.transpose(Image.Transpose.TRANSPOSE), top)


def pages(pdf: bytes, wanted: range | None = None) -> list[MeasuredPage]:
    document = pypdfium2.PdfDocument(pdf)
    numbers = wanted if wanted is not None else range(len(document))
    return [
        MeasuredPage(document[number].render(scale=PX_PER_MM * 25.4 / 72).to_pil().convert("RGB")) for number in numbers
    ]


def _middles(strip: Image.Image, start: float) -> list[float]:
    dark = [value < 140 for value in strip.tobytes()]
    found, first = [], None
    assert dark
    for place, ink in enumerate([*dark, False]):
        if ink and first is None:
            first = place
        elif not ink and first is not None:
            found.append(start + (first + place) / 2 / PX_PER_MM)
            first = None
    return found
