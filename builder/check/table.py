"""The explicit table of the checks that every game must pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

from builder.check.data import (
    alliance_without_side,
    box_over_hexes,
    counter_id_collision,
    counter_mix_exceeded,
    duplicate_id,
    hex_in_two_places,
    ink_contrast,
    marker_on_two_tracks,
    name_twice,
    placement_twice,
    rectangle_off_board,
    rectangles_overlap,
    setup_turn_outside,
    side_colours_alike,
    side_without_seat,
    space_without_room,
    track_marker_placed,
    turns_reversed,
    unique_counter_twice,
    untranslated_name,
)
from builder.diagnostic import Diagnostic
from builder.model.game import Game
from builder.record import Record


class DataCheck(Record):
    """A check: its code, what ``explain CODE`` prints, and what finds the faults."""

    code: str
    explanation: str
    run: Callable[[Game], Iterator[Diagnostic]]


def _of(module: ModuleType) -> DataCheck:
    return DataCheck(module.CODE, module.__doc__ or "", module.check)


DATA_CHECKS: tuple[DataCheck, ...] = (
    _of(alliance_without_side),
    _of(box_over_hexes),
    _of(counter_id_collision),
    _of(counter_mix_exceeded),
    _of(duplicate_id),
    _of(hex_in_two_places),
    _of(ink_contrast),
    _of(marker_on_two_tracks),
    _of(name_twice),
    _of(placement_twice),
    _of(rectangle_off_board),
    _of(rectangles_overlap),
    _of(setup_turn_outside),
    _of(side_colours_alike),
    _of(side_without_seat),
    _of(space_without_room),
    _of(track_marker_placed),
    _of(turns_reversed),
    _of(unique_counter_twice),
    _of(untranslated_name),
)
