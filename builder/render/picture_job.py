"""A picture that may have to be drawn: where it goes, what it depends on, and how to draw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.model.message import Message, say
from builder.record import Record

DrawnPicture = tuple[bytes | None, tuple[Diagnostic, ...]]
"""The PNG and what was found wrong; no PNG where the fault leaves nothing to show."""


class PictureJob(Record):
    """One picture. ``key`` is the fingerprint of everything that the picture shows: the same key, the same picture.

    ``draw`` can be sent to another process. ``heavy_px`` is the area of a picture that takes seconds (a map), 0 for others.
    ``origins`` says where all that is drawn stands in the data: what drawing found wrong may be told again, without drawing,
    as long as nothing has moved.
    """

    path: str
    key: str
    draw: Callable[[], DrawnPicture]
    heavy_px: int = 0
    origins: str = ""


def own_picture(path: str | None, art: Mapping[str, bytes] | None) -> dict[str, bytes]:
    """The designer's own picture of one record, by its path; empty where it has none or the file is missing."""
    return {path: art[path]} if path is not None and art and path in art else {}


def picture_not_found(path: str) -> Message:
    """The sentence for a designer's picture that is not there."""
    return say("画像「{path}」がありません", "the picture '{path}' was not found", path=path)


def no_picture(path: str) -> Message:
    """The sentence for a file that is no picture."""
    return say(
        "「{path}」は画像として読めません。PNG、JPEG、GIFが使えます",
        "'{path}' is no picture that can be read; PNG, JPEG and GIF can",
        path=path,
    )


def run_all(jobs: Iterable[PictureJob]) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
    """Every picture drawn, one after the other, and everything that was found wrong."""
    artifacts: list[Artifact] = []
    found: list[Diagnostic] = []
    for job in jobs:
        content, diagnostics = job.draw()
        found.extend(diagnostics)
        if content is not None:
            artifacts.append(Artifact(job.path, content))
    return tuple(artifacts), tuple(dict.fromkeys(found))
