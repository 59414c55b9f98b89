"""Every counter of a game as pictures: one PNG for each state, and a sheet to look at them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PIL import Image

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.model.counter import Counter, CounterClass
from builder.model.fault import fault
from builder.model.fingerprint import fingerprint
from builder.model.game import Game
from builder.model.layout import Layout
from builder.model.message import Message, say
from builder.model.names import nearest
from builder.model.picture_name import counter_picture
from builder.render.counter_face import Face, draw_face
from builder.render.counter_pen import MM_PER_INCH
from builder.render.counter_subject import Subject
from builder.render.picture_job import DrawnPicture, PictureJob, own_picture, run_all
from builder.render.png import png_bytes

STANDARD_MM = 15.875
"""The counter (5/8 inch) that ``counter_px`` is about; others get their own size at the same resolution."""
FOLDER = "counters"


def counter_jobs(
    game: Game,
    layouts: Mapping[str, Layout],
    counter_px: int,
    art: Mapping[str, bytes] | None = None,
) -> tuple[tuple[PictureJob, ...], tuple[Diagnostic, ...]]:
    """The pictures of all counters in all states, ``counters/<counter>-<state>.png``, each still to be drawn.

    A counter of 15.875 mm is ``counter_px`` wide. ``art`` holds the designer's own pictures by path. Reports
    ``unknown-layout`` at a class; drawing reports at a counter what ``draw_face`` does.
    """
    dpi = resolution(counter_px)
    used = {counter_class.layout: layouts.get(counter_class.layout) for counter_class in game.classes}
    looks = {name: fingerprint(layout) for name, layout in used.items()}  # once, though many classes share one
    shared = {
        counter_class.id: fingerprint(counter_class, looks[counter_class.layout], game.language, dpi)
        for counter_class in game.classes
    }
    sides = {side.id: fingerprint(side) for side in game.sides}
    jobs: list[PictureJob] = []
    whole = ""
    told: Counter | None = None
    for subject, layout in subjects(game, layouts):
        counter = subject.counter
        own_art = own_picture(counter.art, art)
        if counter is not told:  # the states of a counter come one after the other
            told = counter
            whole = fingerprint(
                shared[counter.class_id],
                sides.get(counter.side or ""),
                counter,
                tuple(own_art.items()),
            )
        key = f"{whole} {subject.state.id}"
        path = f"{FOLDER}/{counter_picture(counter, subject.state)}"
        jobs.append(
            PictureJob(path, key, partial(_face_png, subject, layout, dpi, own_art), origins=str(counter.origin))
        )
    return tuple(jobs), tuple(unknown_layouts(game, layouts))


def render_counters(
    game: Game,
    layouts: Mapping[str, Layout],
    counter_px: int,
    art: Mapping[str, bytes] | None = None,
) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
    """All pictures of ``counter_jobs``, drawn."""
    jobs, found = counter_jobs(game, layouts, counter_px, art)
    artifacts, diagnostics = run_all(jobs)
    return artifacts, (*found, *diagnostics)


def _face_png(subject: Subject, layout: Layout, dpi: float, art: Mapping[str, bytes]) -> DrawnPicture:
    face = draw_face(subject, layout, dpi, art)
    return png_bytes(face.image), face.diagnostics


def contact_sheet(
    game: Game,
    layouts: Mapping[str, Layout],
    counter_px: int,
    columns: int = 16,
    art: Mapping[str, bytes] | None = None,
) -> Image.Image:
    """All counters at their size on one picture, a class after the other, to be looked at."""
    images = [face.image for _, face in faces(game, layouts, resolution(counter_px), art)]
    gap = 6
    across = max((image.width for image in images), default=1) + gap
    down = max((image.height for image in images), default=1) + gap
    rows = max(-(-len(images) // columns), 1)
    sheet = Image.new("RGB", (across * columns + gap, down * rows + gap), "#8a8f94")
    for index, image in enumerate(images):
        sheet.paste(image, (gap + index % columns * across, gap + index // columns * down))
    return sheet


def resolution(counter_px: int) -> float:
    """Pixels an inch at which the standard counter is ``counter_px`` wide."""
    return counter_px / STANDARD_MM * MM_PER_INCH


def faces(
    game: Game, layouts: Mapping[str, Layout], dpi: float, art: Mapping[str, bytes] | None = None
) -> Iterator[tuple[Subject, Face]]:
    """Every counter in every state with its drawn face, in the data's order; a class without a layout is passed over."""
    for subject, layout in subjects(game, layouts):
        yield subject, draw_face(subject, layout, dpi, art)


def subjects(game: Game, layouts: Mapping[str, Layout]) -> Iterator[tuple[Subject, Layout]]:
    """Every counter in every state with its layout, in the data's order; a class without a layout is passed over."""
    classes = {counter_class.id: counter_class for counter_class in game.classes}
    sides = {side.id: side for side in game.sides}
    for counter in game.counters:
        counter_class = classes[counter.class_id]
        layout = layouts.get(counter_class.layout)
        if layout is None:
            continue
        for state in counter_class.states:
            yield Subject(counter, counter_class, sides.get(counter.side or ""), state, game.language), layout


def unknown_layouts(game: Game, layouts: Mapping[str, Layout]) -> Iterator[Diagnostic]:
    """``unknown-layout`` at each class whose layout there is not."""
    for counter_class in game.classes:
        if counter_class.layout not in layouts:
            yield fault(counter_class.origin, "unknown-layout", _no_layout(counter_class, layouts))


def _no_layout(counter_class: CounterClass, layouts: Mapping[str, Layout]) -> Message:
    near = nearest(counter_class.layout, layouts)
    hint = say("。「{near}」のことですか", "; did you mean '{near}'?", near=near) if near else Message("", "")
    return say(
        "クラス「{name}」のレイアウト「{layout}」はありません{hint}（あるのは：{all}）",
        "class '{name}' has the layout '{layout}'; there is none{hint} (there are: {all})",
        name=counter_class.id,
        layout=counter_class.layout,
        hint=hint,
        all=", ".join(layouts),
    )
