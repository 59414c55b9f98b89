"""The back of a counter that lies face down: its side's colour, a lattice, and the side's short mark in a lozenge."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from builder.model.command import Effect
from builder.model.fingerprint import fingerprint
from builder.model.game import Game, Side
from builder.model.names import Names
from builder.model.picture_name import back_picture
from builder.origin import Origin
from builder.render.colour import shifted
from builder.render.fonts import Weight, font
from builder.render.picture_job import DrawnPicture, PictureJob
from builder.render.png import png_bytes

_NOBODY = Side("", Names({"": ""}), Names({"": "?"}), "#5a4632", "#f4ead2", None, Origin(""))
"""Whose back is shown in a cup: it must not tell whose counter lies on top."""
_SAMPLES = 4
"""Drawn so many times larger and then reduced, so that edges are smooth."""


def back_jobs(game: Game, counter_px: int) -> tuple[PictureJob, ...]:
    """A picture for each side that has a command to lie face down, and one for all counters that go into a cup."""
    owners = {
        counter.side
        for counter in game.counters
        if any(command.face_down for command in game.play.commands.get(counter.id, ()))
    }
    sides = [side for side in game.sides if side.id in owners]
    if any(command.effect is Effect.TO_DECK for own in game.play.commands.values() for command in own):
        sides.append(_NOBODY)
    return tuple(
        PictureJob(
            f"counters/{back_picture(side.id or None)}",
            fingerprint("counter-back", side, game.language, counter_px),
            partial(_back_png, side, game.language, counter_px),
        )
        for side in sides
    )


def _back_png(side: Side, language: str, counter_px: int) -> DrawnPicture:
    return png_bytes(draw_back(side, language, counter_px)), ()


def draw_back(side: Side, language: str, counter_px: int) -> Image.Image:
    """The back, ``counter_px`` wide and high."""
    size = counter_px * _SAMPLES
    image = Image.new("RGB", (size, size), side.colour)
    pen = ImageDraw.Draw(image)
    line = shifted(side.colour, -0.3)
    pitch = size // 8
    for start in range(-size, 2 * size, pitch):
        pen.line((start, 0, start + size, size), fill=line, width=_SAMPLES)
        pen.line((start + size, 0, start, size), fill=line, width=_SAMPLES)
    middle, half = size / 2, size * 0.3
    lozenge = [(middle, middle - half), (middle + half, middle), (middle, middle + half), (middle - half, middle)]
    pen.polygon(lozenge, fill=side.colour, outline=side.ink, width=_SAMPLES * 2)
    pen.text(
        (middle, middle),
        side.short.in_language(language),
        font=font(Weight.BOLD, round(size * 0.26)),
        fill=side.ink,
        anchor="mm",
    )
    pen.rectangle((0, 0, size - 1, size - 1), outline=shifted(side.colour, -0.5), width=_SAMPLES * 2)
    return image.resize((counter_px, counter_px), Image.Resampling.LANCZOS)
