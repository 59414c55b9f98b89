"""Boards: one file each; a sheet that every side has becomes one board for each of them."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from builder.load.counters import report_missing_art
from builder.load.edges import read_edge_kinds, read_edges
from builder.load.fields import Faults, Fields
from builder.load.hex_map import read_grid, read_hexes, read_terrains
from builder.load.markers import Markers
from builder.load.name_table import NameTable
from builder.load.node import Node
from builder.load.places import read_boxes, read_places, read_regions
from builder.load.rectangles import read_optional_rectangle
from builder.load.sides import resolve_sides, with_side_named
from builder.load.source import read_source, read_spelled_names
from builder.load.tables import read_tables
from builder.load.tracks import read_tracks
from builder.model.board import Board, BoardKind
from builder.model.counter import Counter
from builder.model.game import Side
from builder.model.message import Message, say


def read_boards(
    documents: tuple[tuple[str, Node], ...],
    sides: NameTable[Side],
    counters: tuple[Counter, ...],
    language: str,
    project: Path,
    faults: Faults,
) -> tuple[Board, ...]:
    """The boards of every file in ``maps/<game>/``, with their places and tracks."""
    markers = Markers(counters, language)
    found: list[Board] = []
    for file, node in documents:
        words = Fields(node, Faults(), "board").scalars("for_each_side")
        owners = resolve_sides(words, sides, Faults())
        heard = Faults()
        for owner in owners or (None,):
            fields = Fields(node, heard, "board")
            found.append(_read_board(fields, file, owner, sides, markers, language, project))
            fields.finish()
        # Every side's copy is read from the same lines: what is wrong with all of them is said once.
        faults.add(dict.fromkeys(heard.found))
    return tuple(found)


def _read_board(
    fields: Fields,
    file: str,
    owner: Side | None,
    sides: NameTable[Side],
    markers: Markers,
    language: str,
    project: Path,
) -> Board:
    name = fields.identifier("board")
    report_other_name(name, file, "board", fields)
    board_id = f"{owner.id}-{name}" if owner else name
    resolve_sides(fields.scalars("for_each_side"), sides, fields.faults)
    source = read_source(fields)
    sized = read_grid(fields)
    grid = sized[0] if sized else None
    terrains = read_terrains(fields)
    width, height = _read_size(fields, sized[1] if sized else None)
    tracks, spaces = read_tracks(fields, board_id, owner, sides, markers, language)
    places = read_places(fields, board_id, grid, language)
    kinds = read_edge_kinds(fields)
    art = fields.optional_text("art")
    if art is not None:
        report_missing_art(art, fields.origin_of("art"), project, fields.faults)
    return Board(
        id=board_id,
        names=with_side_named(read_spelled_names(fields), owner),
        kind=BoardKind(fields.choice("kind", [kind.value for kind in BoardKind])),
        width_px=width,
        height_px=height,
        style=fields.identifier("style"),
        origin=fields.origin,
        places=(
            *places,
            *read_regions(fields, board_id, grid, language),
            *read_boxes(fields, board_id, owner, language),
            *spaces,
        ),
        owner=owner.id if owner else None,
        tracks=tracks,
        grid=grid,
        hexes=read_hexes(fields, grid, terrains, sides),
        terrains=terrains,
        edge_kinds=kinds,
        edges=read_edges(fields, grid, places, kinds),
        tables=read_tables(fields, language),
        provenance=source.provenance,
        note=source.note,
        rule=source.rule,
        art=art,
        legend=read_optional_rectangle(fields, "legend_px"),
    )


def _read_size(fields: Fields, of_grid: tuple[int, int] | None) -> tuple[int, int]:
    """``size_px``, or the size that the grid needs where the board has one and does not say more."""
    given = fields.integers("size_px", 2)
    if not given:
        if of_grid is None:
            fields.need("size_px")
        return of_grid or (1, 1)
    if min(given) <= 0:
        message = Message(
            "「size_px」は[幅, 高さ]で、どちらも0より大きい数です", "'size_px' is [width, height], both above 0"
        )
        fields.faults.error(fields.origin_of("size_px"), "out-of-range", message)
        return of_grid or (1, 1)
    if of_grid and (given[0] < of_grid[0] or given[1] < of_grid[1]):
        message = say(
            "グリッドと余白には{wide} x {high}ピクセルが必要ですが、「size_px」は{width} x {height}です",
            "the grid with its margin needs {wide} x {high} pixels; 'size_px' is {width} x {height}",
            wide=of_grid[0],
            high=of_grid[1],
            width=given[0],
            height=given[1],
        )
        fields.faults.error(fields.origin_of("size_px"), "grid-off-board", message)
    return given[0], given[1]


def report_other_name(name: str, file: str, key: str, fields: Fields) -> None:
    """Report ``id-not-file-name`` where the id that a file gives is not the file's own name."""
    stem = PurePosixPath(file).stem
    if name and name != stem:
        message = say(
            "「{key}」が「{name}」ですが、ファイル名は「{stem}.yaml」です。同じでなければなりません",
            "'{key}' is '{name}', but the file is called '{stem}.yaml'; the two must be equal",
            key=key,
            name=name,
            stem=stem,
        )
        fields.faults.error(fields.origin_of(key), "id-not-file-name", message)
