"""Certain pieces start only in given rows, columns, hexes or places.

Why: a scenario gives each side a strip of the map to set up in, and one line with a wrong number puts a soldier among the
enemy. ``area`` is a list of areas, one of which must hold; within an area everything that is given must hold. Rows and
columns are numbered as in the hex numbers. ``per_space`` says how many of these pieces one hex or box holds.

Example:
    - id: red-line
      check: deployment-area
      rule: "4"
      says: {ja: 赤軍は1〜5段に一マス一兵で置く, en: Red sets up in rows 1 to 5, one soldier a space}
      pieces: {side: red, kind: unit}
      area: [{board: field, rows: 1-5, columns: 1-9}]
      per_space: 1
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import BoardChoice, PlaceChoice
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.hex_ranges import HexRanges
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.number_ranges import NumberRanges
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece, Spot
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.record import Record


class Area(Record, kw_only=True):
    """A part of the boards; everything that is given must hold."""

    board: BoardChoice | None = option("The boards that it lies on.", default=None)
    rows: NumberRanges | None = option("Rows of hexes, by number: 1-5.", default=None)
    columns: NumberRanges | None = option("Columns of hexes, by number: 1-9.", default=None)
    hexes: HexRanges | None = option("Hexes, or rectangles from hex to hex: '0101-0305'.", default=None)
    place: PlaceChoice | None = option("Named places, boxes or spaces.", default=None)

    def holds(self, spot: Spot) -> bool:
        """True where the spot lies in the area."""
        if self.board is not None and spot.board.id not in self.board:
            return False
        if self.place is not None and not {(spot.board.id, spot.place_id), *spot.regions} & set(self.place.ids):
            return False
        if self.rows is None and self.columns is None and self.hexes is None:
            return True
        grid = spot.board.grid
        if spot.hex is None or grid is None:
            return False
        if self.rows is not None and spot.hex.row + grid.first_number not in self.rows:
            return False
        if self.columns is not None and spot.hex.column + grid.first_number not in self.columns:
            return False
        return self.hexes is None or (spot.board.id, spot.hex.id) in self.hexes.hexes

    @property
    def names(self) -> Message:
        """What the area is called."""
        parts = [part.names for part in (self.place, self.board) if part is not None]
        if self.columns is not None:
            parts.append(say("{n}列", "columns {n}", n=self.columns.text))
        if self.rows is not None:
            parts.append(say("{n}段", "rows {n}", n=self.rows.text))
        if self.hexes is not None:
            parts.append(say("ヘックス{n}", "hexes {n}", n=self.hexes.text))
        return listed(parts, last=Message("・", ", "))


class Options(Record, kw_only=True):
    """Which pieces, where they may start, and how many in one space."""

    pieces: Selection = option("The pieces that the rule is about.")
    area: tuple[Area, ...] | None = option("The areas in one of which each of them stands.", default=None)
    per_space: int | None = option("How many of them one hex or box holds.", default=None, at_least=1)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Neither an area nor a number, or an area with nothing in it."""
    if options.area is None and options.per_space is None:
        yield Problem("pieces", say("'area' か 'per_space' が必要です", "'area' or 'per_space' is needed"))
    if any(area == Area() for area in options.area or ()):
        keys = "'board', 'rows', 'columns', 'hexes', 'place'"
        yield Problem("area", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every line outside the areas, and the line at which a space holds one too many."""
    pieces = view.select(options.pieces)
    for piece in pieces if options.area is not None else ():
        if not any(area.holds(piece.spot) for area in options.area or ()):
            yield _outside(piece, options.area or ())
    on_spot: dict[Spot, list[Piece]] = {}
    for piece in pieces if options.per_space is not None else ():
        on_spot.setdefault(piece.spot, []).append(piece)
    for spot, crowd in on_spot.items():
        count = 0
        for index, piece in enumerate(crowd):
            count += piece.count
            if count > (options.per_space or 0):
                yield _crowded(spot, crowd[: index + 1], options.per_space or 0)
                break


def _outside(piece: Piece, areas: tuple[Area, ...]) -> Finding:
    message = say(
        "{piece}が{spot}に置かれています。置けるのは：{areas}",
        "{piece} stands at {spot}; allowed: {areas}",
        piece=piece.names,
        spot=piece.spot.names,
        areas=listed((area.names for area in areas), last=Message("、または", " or ")),
    )
    spot = Spotted(piece.spot.origin, say("{spot}はここ", "{spot} is written here", spot=piece.spot.names))
    return Finding.at(piece, message, spot)


def _crowded(spot: Spot, crowd: list[Piece], most: int) -> Finding:
    message = say(
        "{spot}に{count}個あります（{most}個まで）",
        "{spot} holds {count} of these pieces; {most} at most",
        spot=spot.names,
        count=sum(piece.count for piece in crowd),
        most=most,
    )
    related = tuple(
        Spotted(piece.origin, say("ここに{what}×{count}", "{count} × {what} here", what=piece.names, count=piece.count))
        for piece in crowd[:-1][:3]
    )
    return Finding.at(crowd[-1], message, *related)
