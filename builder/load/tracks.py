"""Tracks: rows of spaces that markers run along, each space a place of its own."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.fields import Fields
from builder.load.markers import Markers
from builder.load.name_table import NameTable
from builder.load.node import Scalar
from builder.load.places import read_box
from builder.load.rectangles import below_heading, beside_label, cells_of, heading_of, label_of, read_rectangle, rows_of
from builder.load.sides import resolve_sides, with_side_named
from builder.load.source import Source, read_source, read_spelled_names
from builder.load.track_spaces import Run, joined, read_runs
from builder.model.board import Digit, Place, PlaceKind, Rectangle, Track
from builder.model.game import Side
from builder.model.message import Message, say
from builder.model.names import Names, fold
from builder.record import Record


class _Row(Record):
    """The spaces' area of one owner: on a board of several sides each has a row with its name at the left."""

    owner: Side | None
    area: Rectangle
    label: Rectangle | None = None

    @property
    def is_labelled(self) -> bool:
        """True where several sides' rows share the board, so that ids and names carry the side."""
        return self.label is not None


def read_tracks(
    board: Fields, board_id: str, owner: Side | None, sides: NameTable[Side], markers: Markers, language: str
) -> tuple[tuple[Track, ...], tuple[Place, ...]]:
    """The list under ``tracks`` with the places that it makes: the spaces, and the boxes for values not known."""
    tracks: list[Track] = []
    places: list[Place] = []
    for node in board.items("tracks"):
        fields = Fields(node, board.faults, "track")
        track_id = fields.identifier("id")
        names = with_side_named(read_spelled_names(fields), owner)
        source = read_source(fields)
        area = read_rectangle(fields)
        runs = read_runs(fields)
        columns = fields.optional_integer("columns", minimum=1) or max([1, *(len(run.spaces) for run in runs)])
        shared = fields.flag("shared")
        unset = _read_unset(fields, board_id, owner, language)
        for row in _read_rows(fields, area, owner, sides, shared):
            digits, spaces = _lay_out(fields, runs, row, columns, track_id, names, board_id, source, markers, shared)
            places += spaces
            tracks.append(
                Track(
                    id=track_id,
                    names=names,
                    board=board_id,
                    owner=row.owner.id if row.owner else None,
                    digits=digits,
                    origin=fields.origin,
                    shared=shared,
                    named=any(run.named for run in runs),
                    unset=unset.id if unset else None,
                    minimum=sum(run.minimum * run.unit for run in runs) if not _named(runs) else None,
                    maximum=sum(run.maximum * run.unit for run in runs) if not _named(runs) else None,
                    rule=source.rule,
                    provenance=source.provenance,
                    note=source.note_in(language),
                    words=_words(runs, language),
                    heading=heading_of(area) if not tracks or tracks[-1].origin != fields.origin else None,
                    label=row.label,
                )
            )
        places += [unset] if unset else []
        fields.finish()
    return tuple(tracks), tuple(places)


def _named(runs: tuple[Run, ...]) -> bool:
    return not runs or any(run.named for run in runs)


def _read_unset(fields: Fields, board_id: str, owner: Side | None, language: str) -> Place | None:
    node = fields.node("unset")
    if node is None or (isinstance(node, Scalar) and node.text is None):
        return None
    return read_box(Fields(node, fields.faults, "box for the unset marker"), board_id, owner, language)


def _read_rows(
    fields: Fields, area: Rectangle, owner: Side | None, sides: NameTable[Side], shared: bool
) -> tuple[_Row, ...]:
    inner = below_heading(area)
    words = fields.scalars("for_each_side")
    if not words:
        return (_Row(owner, inner),)
    if owner or shared:
        whole = Message("盤全体がすでに一つの陣営のものです", "the whole board is already one side's")
        shares = Message("陣営が一つの段を共有しています（「shared」）", "its sides share one row ('shared')")
        message = say(
            "ここでは陣営ごとの段を作れません：{why}",
            "a track cannot have a row for each side here: {why}",
            why=whole if owner else shares,
        )
        fields.faults.error(fields.origin_of("for_each_side"), "rows-and-owner", message)
        return (_Row(owner, inner),)
    owners = resolve_sides(words, sides, fields.faults)
    rows = rows_of(inner, max(1, len(owners)))
    return tuple(_Row(side, beside_label(row), label_of(row)) for side, row in zip(owners, rows, strict=False))


def _lay_out(
    fields: Fields,
    runs: tuple[Run, ...],
    row: _Row,
    columns: int,
    track_id: str,
    names: Names,
    board_id: str,
    source: Source,
    markers: Markers,
    shared: bool,
) -> tuple[tuple[Digit, ...], list[Place]]:
    """The runs of one owner's row, from the top: each takes whole lines of ``columns`` spaces."""
    lines = [max(1, -(-len(run.spaces) // columns)) for run in runs]
    bands = rows_of(row.area, max(1, sum(lines)))
    digits: list[Digit] = []
    places: list[Place] = []
    prefix = f"{row.owner.id}-{track_id}" if row.owner and row.is_labelled else track_id
    front = (row.owner.names,) if row.owner and row.is_labelled else ()
    for index, run in enumerate(runs):
        top = bands[sum(lines[:index])]
        band = Rectangle(top.left, top.top, top.width, top.height * lines[index])
        for space, rectangle in zip(run.spaces, cells_of(band, len(run.spaces), columns), strict=True):
            places.append(
                Place(
                    id=f"{prefix}-{space.id}",
                    names=joined((*front, names, space.names)),
                    board=board_id,
                    kind=PlaceKind.SPACE,
                    origin=space.origin,
                    owner=row.owner.id if row.owner else None,
                    rectangle=rectangle,
                    rule=space.rule or source.rule,
                    provenance=source.provenance,
                )
            )
        runners = markers.for_track(run.marker, row.owner, shared, fields) if run.marker else {}
        digits.append(Digit(run.unit, _spaces(run, prefix, markers.language), runners))
    return tuple(digits), places


def _spaces(run: Run, prefix: str, language: str) -> Mapping[str, str]:
    return {space.key(language): f"{prefix}-{space.id}" for space in run.spaces}


def _words(runs: tuple[Run, ...], language: str) -> Mapping[str, str]:
    named = (space for run in runs if run.named for space in run.spaces)
    return {fold(word): space.key(language) for space in named for word in (space.id, *space.names.spellings) if word}
