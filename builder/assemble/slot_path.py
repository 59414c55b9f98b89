"""Where a counter's slot stands in the palette, as the engine writes it (Java ``ComponentPathBuilder``)."""

from __future__ import annotations

from builder.assemble.words import word
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.components import BoxWidget, ListWidget, PieceSlot, PieceWindow, TabWidget
from builder.vassal.sequence import encode_sequence


def page_name(game: Game, side: str | None) -> str:
    """The palette's tab of a side, or of what is nobody's."""
    language = game.language
    return word("other-counters", language) if side is None else game.side(side).names.in_language(language)


def slot_path(game: Game, counter: Counter) -> str:
    """The path from the module to the slot: tag and name of every component on the way."""
    language = game.language
    palette = word("palette", language)
    steps = (
        (PieceWindow.TAG, palette),
        (TabWidget.TAG, palette),
        (BoxWidget.TAG, page_name(game, counter.side)),
        (ListWidget.TAG, game.counter_class(counter.class_id).names.in_language(language)),
        (PieceSlot.TAG, counter.printed_name(language)),
    )
    return encode_sequence([encode_sequence(step, ":") for step in steps], "/")
