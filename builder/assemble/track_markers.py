"""The markers that run on tracks: where each of them stands when a scenario begins."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.arrangement import StandingCounter, StandingStack, box_positions
from builder.model.board import Board, Track
from builder.model.game import Game
from builder.model.setup import Setup, TrackValue

_NOBODY = ""


def marker_spaces(track: Track, value: TrackValue) -> Iterator[tuple[str, str]]:
    """For each marker of the track the counter id and the place where it lies for ``value``.

    A value that is not known puts the markers into the track's ``unset`` box; without one they are left out.
    """
    if value.value is not None:
        spaces = track.spaces_for(value.value)
    elif track.unset is not None:
        spaces = (track.unset,) * len(track.digits)
    else:
        return
    for digit, space in zip(track.digits, spaces, strict=True):
        counter = digit.markers.get(value.side or _NOBODY) or digit.markers.get(_NOBODY)
        if counter is not None:
            yield counter, space


def track_stacks(game: Game, setup: Setup, counter_px: int) -> tuple[StandingStack, ...]:
    """All track markers of a setup in their spaces; several on one space share a stack, in an ``unset`` box they lie apart."""
    by_place: dict[tuple[str, str], list[str]] = {}
    for value in setup.track_values:
        board = game.board(value.board)
        for counter, place in marker_spaces(find_track(board, value), value):
            by_place.setdefault((board.id, place), []).append(counter)
    stacks: list[StandingStack] = []
    for (board_id, place_id), counters in by_place.items():
        positions = box_positions(game.board(board_id).place(place_id), len(counters), counter_px)
        at_spot: dict[tuple[int, int], list[str]] = {}
        for position, counter in zip(positions, counters, strict=True):
            at_spot.setdefault(position, []).append(counter)
        for spot, standing in at_spot.items():
            pieces = tuple(StandingCounter(counter, None) for counter in standing)
            stacks.append(StandingStack(board_id, place_id, spot, pieces))
    return tuple(stacks)


def find_track(board: Board, value: TrackValue) -> Track:
    """The track that a value belongs to: by id, and by owner where several sides have one of that id on the board."""
    return next(track for track in board.tracks if track.id == value.track and track.owner in (None, value.side))
