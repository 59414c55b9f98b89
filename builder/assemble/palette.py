"""The palette: every counter of the game in a slot, by side and class, in the data's order.

Of VASSAL's widgets only the list scrolls, so the slots lie in lists: names to choose from, the counter beside them.
"""

from __future__ import annotations

from collections.abc import Iterable

from builder.assemble.counter_pieces import CounterPieces
from builder.assemble.slot_path import page_name
from builder.assemble.words import word
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.components import AnyComponent, BoxWidget, ListWidget, PieceSlot, PieceWindow, TabWidget
from builder.vassal.keys import ctrl_shift


def palette(game: Game, pieces: CounterPieces, counter_px: int) -> PieceWindow:
    """The palette's window: a tab for each side and one for what is nobody's, in each a choice of the classes."""
    pages = [_page(game, page_name(game, side.id), _of_side(game, side.id), pieces, counter_px) for side in game.sides]
    pages.append(_page(game, page_name(game, None), _of_side(game, None), pieces, counter_px))
    name = word("palette", game.language)
    tabs = TabWidget(entry_name=name, children=tuple(page for page in pages if page.children))
    return PieceWindow(name=name, text=name, tooltip=name, hotkey=ctrl_shift("P"), default_width=420, children=(tabs,))


def _page(game: Game, title: str, counters: Iterable[Counter], pieces: CounterPieces, counter_px: int) -> BoxWidget:
    by_class: dict[str, list[AnyComponent]] = {}
    for counter in counters:
        by_class.setdefault(counter.class_id, []).append(_slot(game, counter, pieces, counter_px))
    lists = tuple(
        ListWidget(
            entry_name=game.counter_class(class_id).names.in_language(game.language),
            divider=counter_px + 25,
            children=tuple(slots),
        )
        for class_id, slots in by_class.items()
    )
    return BoxWidget(entry_name=title, children=lists)


def _slot(game: Game, counter: Counter, pieces: CounterPieces, counter_px: int) -> PieceSlot:
    piece = pieces.slot_piece(counter.id)
    gpid = pieces.wardrobe.piece_ids.gpid(counter.id)
    return PieceSlot.of_piece(counter.printed_name(game.language), gpid, piece, counter_px, counter_px)


def _of_side(game: Game, side: str | None) -> Iterable[Counter]:
    return (counter for counter in game.counters if counter.side == side)
