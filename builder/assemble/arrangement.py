"""Where the counters of a setup come to lie, to the pixel: one stack a hex, stacks side by side in a box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from builder.model.board import Board, Place, PlaceKind
from builder.model.counter import Counter, CounterClass, Kind
from builder.model.game import Game
from builder.model.setup import Placement
from builder.record import Record

Pixel = tuple[int, int]

STACK_STEP_PX = (1, 2)
"""How far each counter of a stack lies right of and above the one below it."""

_HEADING_PX = 30
"""Height of a box's title tab, which no counter may cover."""
_GAP_PX = 8
_FROM_BOTTOM = {Kind.FORTIFICATION: 0, Kind.UNIT: 1, Kind.CHIT: 2, Kind.CHARACTER: 3, Kind.MARKER: 4}


class StandingCounter(Record):
    """One piece of a setup: the counter and the id of the state that it starts in."""

    counter: str
    state: str | None


class StandingStack(Record):
    """A stack at a pixel of a board, bottom piece first."""

    board: str
    place: str
    at: Pixel
    counters: tuple[StandingCounter, ...]


def arrange(game: Game, placements: Sequence[Placement], counter_px: int) -> tuple[StandingStack, ...]:
    """Every counter of the placements in a stack on its place, in the order of boards, places and stacking.

    On the map each hex holds one stack: at the bottom what never moves (forts, marks of control), then units, then
    characters, of each kind the first of the data on top. In a box every kind of counter has a stack of its own, in rows
    from the top left.
    """
    by_spot: dict[tuple[str, str, str | None], list[Placement]] = {}
    for placement in placements:
        by_spot.setdefault((placement.board, placement.place, placement.hex), []).append(placement)
    stacks: list[StandingStack] = []
    for (board_id, place_id, hex_id), lines in by_spot.items():
        board = game.board(board_id)
        if hex_id is not None and board.grid is not None:
            pieces = tuple(piece for line in _bottom_first(game, lines) for piece in _pieces(line))
            stacks.append(StandingStack(board_id, place_id, board.grid.centre(hex_id), pieces))
        else:
            stacks.extend(_in_box(board, board.place(place_id), lines, counter_px))
    return tuple(stacks)


def box_positions(place: Place, number: int, counter_px: int, tallest: int = 1) -> tuple[Pixel, ...]:
    """The centres of the lowest counters of ``number`` stacks in a box, in rows from the top left.

    Where the box is too small they come closer together. ``tallest`` is the number of counters in the tallest stack; its
    top stays below the title and beside its neighbours.
    """
    assert place.rectangle is not None
    box = place.rectangle
    if place.kind is PlaceKind.SPACE:
        return (box.centre,) * number
    heading = _HEADING_PX if box.height >= counter_px + _HEADING_PX + _GAP_PX else 0
    right_px, up_px = STACK_STEP_PX[0] * (tallest - 1), STACK_STEP_PX[1] * (tallest - 1)
    room = max(0, box.height - heading - _GAP_PX - counter_px)
    width, height = max(0, box.width - 2 * _GAP_PX - counter_px - right_px), max(0, room - up_px)
    left = box.left + _GAP_PX + counter_px // 2
    top = box.top + heading + _GAP_PX // 2 + counter_px // 2 + min(up_px, room)
    pitch_x, pitch_y = counter_px + _GAP_PX + right_px, counter_px + _GAP_PX + up_px
    columns, rows = width // pitch_x + 1, height // pitch_y + 1
    while columns * rows < number:  # crowded: pull them closer along the longer way, so that each still shows
        columns, rows = (columns + 1, rows) if width * rows >= height * columns else (columns, rows + 1)
    step_x = min(pitch_x, width // (columns - 1)) if columns > 1 else 0
    step_y = min(pitch_y, height // (rows - 1)) if rows > 1 else 0
    return tuple((left + index % columns * step_x, top + index // columns * step_y) for index in range(number))


def _in_box(board: Board, place: Place, lines: Sequence[Placement], counter_px: int) -> Iterable[StandingStack]:
    if place.kind is PlaceKind.SPACE:
        pieces = tuple(piece for line in lines for piece in _pieces(line))
        yield StandingStack(board.id, place.id, box_positions(place, 1, counter_px)[0], pieces)
        return
    positions = box_positions(place, len(lines), counter_px, max(line.count for line in lines))
    for line, position in zip(lines, positions, strict=True):
        yield StandingStack(board.id, place.id, position, tuple(_pieces(line)))


def _pieces(line: Placement) -> Iterable[StandingCounter]:
    return (StandingCounter(line.counter, line.state) for _ in range(line.count))


def _bottom_first(game: Game, lines: Sequence[Placement]) -> list[Placement]:
    def height(line: Placement) -> tuple[bool, int]:
        counter: Counter = game.counter(line.counter)
        counter_class: CounterClass = game.counter_class(counter.class_id)
        return (counter_class.moves, _FROM_BOTTOM[counter_class.kind])

    return sorted(lines, key=height, reverse=True)[::-1]
