"""Every text of a drawing looked over: letters that the fonts lack, words that do not fit their field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.diagnostic import Diagnostic, Severity
from builder.model.board import Board
from builder.model.fault import fault
from builder.model.message import say
from builder.origin import Origin
from builder.render.board.drawing import Drawing, Group, Letters, Operation, Words
from builder.render.fonts import missing_glyphs
from builder.render.text import fit_text


def text_faults(drawing: Drawing, board: Board) -> Iterator[Diagnostic]:
    """``missing-glyph`` (an error) and ``text-does-not-fit`` (a warning), each where the text's place was written."""
    origins = _origins(board)
    for operation in _texts(drawing.operations):
        origin = origins.get(operation.text, board.origin)
        weight = operation.style.weight if isinstance(operation, Words) else operation.weight
        missing = missing_glyphs(operation.text, weight)
        if missing:
            message = say(
                "「{text}」の{missing}はフォントにありません。別の文字で書いてください",
                "'{text}' holds {missing}, which the font cannot draw; write it in other letters",
                text=operation.text,
                missing=" ".join(missing),
            )
            yield fault(origin, "missing-glyph", message)
        if isinstance(operation, Words):
            left, top, right, bottom = operation.box
            fitted = fit_text(operation.text, right - left, bottom - top, operation.style)
            if not fitted.fits:
                message = say(
                    "「{text}」は盤「{board}」の{width}×{height}ピクセルの欄に入りません。短くするか、欄を広げてください",
                    "'{text}' does not fit its field of {width} by {height} px on '{board}'; a shorter text or a larger box"
                    " gives it room",
                    text=operation.text,
                    width=round(right - left),
                    height=round(bottom - top),
                    board=board.id,
                )
                yield fault(origin, "text-does-not-fit", message, Severity.WARNING)


def _texts(operations: Iterable[Operation]) -> Iterator[Letters | Words]:
    for operation in operations:
        if isinstance(operation, Group):
            yield from _texts(operation.operations)
        elif isinstance(operation, Letters | Words):
            yield operation


def _origins(board: Board) -> dict[str, Origin]:
    """Where each text that a board prints was written."""
    named = [(place.names, place.origin) for place in board.places]
    named += [(place.caption, place.origin) for place in board.places if place.caption is not None]
    named += [(track.names, track.origin) for track in board.tracks]
    named += [(terrain.names, terrain.origin) for terrain in board.terrains]
    return {text: origin for names, origin in named for text in names.by_language.values()}
