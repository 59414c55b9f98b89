"""A picture made small, for pages that show many or large ones."""

from __future__ import annotations

import io

from PIL import Image, UnidentifiedImageError


def thumbnail(content: bytes, width_px: int) -> bytes | None:
    """The picture as a PNG at most so many pixels wide; None where the bytes are no picture that Pillow reads (an SVG, say)."""
    try:
        with Image.open(io.BytesIO(content)) as image:
            image.thumbnail((width_px, width_px * 4))
            target = io.BytesIO()
            image.convert("RGBA").quantize(128).save(target, "PNG", optimize=True)
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError):
        return None
    return target.getvalue()
