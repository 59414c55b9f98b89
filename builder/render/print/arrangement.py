"""Where every counter stands on which sheet: blocks of one size, in millimetres from the front's left upper corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from builder.model.print_job import Flip, PrintedCounter
from builder.model.print_style import PrintStyle
from builder.record import Record

_ROUNDING = 1e-6
_SEAM_MM = 0.02
"""By so much the bleeds of neighbours overlap, so that no viewer shows the paper through their border."""


class Cell(Record):
    """One printed counter: its cut edges, its column and row in the block, and the bleed on each side.

    ``bleed_mm`` is left, top, right, bottom: less where a neighbour's begins.
    """

    card: PrintedCounter
    left: float
    top: float
    column: int
    row: int
    bleed_mm: tuple[float, float, float, float]
    place: str
    """How it is named in the index, e.g. ``C4``."""


class Block(Record):
    """Counters of one size side by side; ``columns`` and ``rows`` are what its cut marks serve."""

    left: float
    top: float
    columns: int
    rows: int
    size_mm: tuple[float, float]
    gap_mm: float
    first_column: int
    first_row: int
    cells: tuple[Cell, ...]

    @property
    def width(self) -> float:
        """From the first cut to the last."""
        return self.columns * self.size_mm[0] + (self.columns - 1) * self.gap_mm

    @property
    def height(self) -> float:
        """From the first cut to the last."""
        return self.rows * self.size_mm[1] + (self.rows - 1) * self.gap_mm


class Sheet(Record):
    """One sheet of card: what is on its front."""

    number: int
    blocks: tuple[Block, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every counter on the sheet."""
        return tuple(cell for block in self.blocks for cell in block.cells)


class Room(Record):
    """The part of a sheet that blocks and their marks may take, and how counters stand in it."""

    left: float
    top: float
    right: float
    bottom: float
    gap_mm: float
    bleed_mm: float
    surround: float
    """From the outermost cut to the end of the marks."""

    def fitting(self, size: float, length: float) -> int:
        """How many counters of ``size`` stand in a row or column whose marks and all have ``length``."""
        return int((length - 2 * self.surround + self.gap_mm + _ROUNDING) // (size + self.gap_mm))


def room_of(style: PrintStyle, flip: Flip, bleed_mm: float, gap_mm: float) -> Room:
    """The room on a style's paper; with a fold it is the half above it."""
    surround = bleed_mm + style.marks.distance_mm + style.marks.length_mm
    top = style.margin_mm + style.header_mm
    bottom = style.height_mm - style.margin_mm - style.footer_mm
    if flip is Flip.FOLD:
        bottom = fold_line(style) - max(bleed_mm + style.fold_mm - surround, 0.0)
    return Room(style.margin_mm, top, style.width_mm - style.margin_mm, bottom, gap_mm, bleed_mm, surround)


def fold_line(style: PrintStyle) -> float:
    """How far below the top edge the sheet is folded: in the middle of what header and footer leave."""
    return (style.height_mm + style.header_mm - style.footer_mm) / 2


def arranged(cards: Sequence[PrintedCounter], style: PrintStyle, room: Room) -> tuple[Sheet, ...]:
    """Every copy of every card on sheets, in order. ValueError with the card's class id where one is larger than the room."""
    sheets: list[list[Block]] = []
    free = room.bottom  # the first band opens a sheet
    for size, group in groupby(cards, key=lambda card: card.size_mm):
        copies = [card for card in group for _ in range(card.copies)]
        while copies:
            band = _Band.of(size, len(copies), style, room, room.bottom - free)
            if band is None:
                if sheets and not sheets[-1]:
                    raise ValueError(copies[0].counter_class.id)
                sheets.append([])
                free = room.top
                continue
            taken, copies = copies[: band.capacity], copies[band.capacity :]
            row = sum(block.rows for block in _one_a_band(sheets[-1]))
            sheets[-1].extend(band.blocks(taken, free, row, style, room))
            free += band.rows * (size[1] + room.gap_mm) - room.gap_mm + 2 * room.surround + style.block.distance_mm
    return tuple(Sheet(number, tuple(blocks)) for number, blocks in enumerate(sheets, 1))


class _Band(Record):
    """Blocks of one size beside each other."""

    size: tuple[float, float]
    columns: int
    rows: int
    across: int

    @property
    def capacity(self) -> int:
        return self.columns * self.rows * self.across

    @staticmethod
    def of(size: tuple[float, float], wanted: int, style: PrintStyle, room: Room, height: float) -> _Band | None:
        """The band that takes most of ``wanted`` counters in ``height``; None where not one row fits."""
        width = room.right - room.left
        columns = room.fitting(size[0], width)
        rows = room.fitting(size[1], height)
        if columns < 1 or rows < 1:
            return None
        if style.block.columns:
            columns = min(columns, style.block.columns)
        if style.block.rows:
            rows = min(rows, style.block.rows)
        block = columns * (size[0] + room.gap_mm) - room.gap_mm + 2 * room.surround + style.block.distance_mm
        most = int((width + style.block.distance_mm + _ROUNDING) // block) if style.block.columns else 1
        rows = min(rows, -(-wanted // columns))
        return _Band(size, columns, rows, min(most, -(-wanted // (columns * rows))))

    def blocks(
        self, cards: Sequence[PrintedCounter], top: float, first_row: int, style: PrintStyle, room: Room
    ) -> Iterator[Block]:
        """The blocks of the band, in the middle of the sheet's width, so that backs come to stand in the same place."""
        columns = min(self.columns, len(cards))
        step = columns * (self.size[0] + room.gap_mm) - room.gap_mm + 2 * room.surround + style.block.distance_mm
        left = (style.width_mm - self.across * step + style.block.distance_mm) / 2 + room.surround
        many = columns * self.rows
        for index in range(self.across):
            own = cards[index * many : (index + 1) * many]
            place = (left + index * step, top + room.surround)
            rows = -(-len(own) // columns)
            first_column = index * columns
            cells = _cells(own, place, columns, rows, self.size, (first_column, first_row), room)
            yield Block(*place, columns, rows, self.size, room.gap_mm, first_column, first_row, tuple(cells))


def _cells(
    cards: Sequence[PrintedCounter],
    place: tuple[float, float],
    columns: int,
    rows: int,
    size: tuple[float, float],
    first: tuple[int, int],
    room: Room,
) -> Iterator[Cell]:
    between = min(room.bleed_mm, room.gap_mm / 2)
    if 0 < between < room.bleed_mm + _SEAM_MM:
        between += _SEAM_MM
    for index, card in enumerate(cards):
        column, row = index % columns, index // columns
        neighbours = (
            column > 0,
            row > 0,
            column < columns - 1 and index + 1 < len(cards),
            row < rows - 1 and index + columns < len(cards),
        )
        left, top, right, bottom = (between if beside else room.bleed_mm for beside in neighbours)
        yield Cell(
            card,
            place[0] + column * (size[0] + room.gap_mm),
            place[1] + row * (size[1] + room.gap_mm),
            column,
            row,
            (left, top, right, bottom),
            f"{column_letters(first[0] + column)}{first[1] + row + 1}",
        )


def column_letters(column: int) -> str:
    """A, B, ... Z, AA, AB, ... as in a spreadsheet."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _one_a_band(blocks: Sequence[Block]) -> Iterator[Block]:
    """The first block of each band, which has its rows."""
    return (block for block in blocks if block.first_column == 0)
