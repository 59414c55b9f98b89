"""Named places of a board: hexes and areas of the map, boxes of a sheet."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.rectangles import read_rectangle
from builder.load.sides import with_side_named
from builder.load.source import read_source, read_spelled_names
from builder.model.board import Place, PlaceKind
from builder.model.game import Side
from builder.model.hex_grid import HexGrid
from builder.model.message import Message, say


def read_places(board: Fields, board_id: str, grid: HexGrid | None, language: str) -> tuple[Place, ...]:
    """The list under ``places``: one hex each, or an area of several; reports ``unknown-hex`` and ``hex-twice-in-place``."""
    found: list[Place] = []
    for node in board.items("places"):
        fields = Fields(node, board.faults, "place")
        source = read_source(fields)
        fields.need("hexes")
        found.append(
            Place(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                board=board_id,
                kind=PlaceKind.HEXES,
                origin=fields.origin,
                hexes=_read_hexes(fields, grid),
                symbol=fields.optional_text("symbol"),
                rule=source.rule,
                provenance=source.provenance,
                note=source.note_in(language),
                caption=fields.optional_names("caption"),
            )
        )
        fields.finish()
    return tuple(found)


def read_regions(board: Fields, board_id: str, grid: HexGrid | None, language: str) -> tuple[Place, ...]:
    """The list under ``regions``: sets of hexes over the places, by ``hexes``, by ``columns`` or by ``rows`` (or both)."""
    found: list[Place] = []
    for node in board.items("regions"):
        fields = Fields(node, board.faults, "region")
        source = read_source(fields)
        bands = [fields.integers(key, 2) for key in ("columns", "rows")]
        if not any(bands):
            fields.need("hexes")
        found.append(
            Place(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                board=board_id,
                kind=PlaceKind.REGION,
                origin=fields.origin,
                hexes=_read_hexes(fields, grid) or _hexes_of_bands(grid, bands),
                rule=source.rule,
                provenance=source.provenance,
                note=source.note_in(language),
                colour=fields.optional_colour("colour"),
                letter=fields.optional_names("letter"),
            )
        )
        _report_empty_region(found[-1], fields)
        fields.finish()
    return tuple(found)


def _hexes_of_bands(grid: HexGrid | None, bands: list[tuple[int, ...]]) -> tuple[str, ...]:
    """The hexes whose column and row lie between the first and the last that are given, as they are numbered."""
    if grid is None or not any(bands):
        return ()
    columns, rows = (
        [at for at in range(length) if not band or band[0] <= at + grid.first_number <= band[1]]
        for band, length in zip(bands, (grid.columns, grid.rows), strict=True)
    )
    return tuple(grid.hex_id(column, row) for column in columns for row in rows)


def _report_empty_region(region: Place, fields: Fields) -> None:
    if not region.hexes and not fields.has("hexes") and (fields.has("columns") or fields.has("rows")):
        message = Message(
            "範囲にヘクスがありません。「columns」と「rows」は[最初, 最後]で、マップにある番号です",
            "no hex lies in this region; 'columns' and 'rows' are [first, last], numbers that the map has",
        )
        fields.faults.error(fields.origin, "unknown-hex", message)


def _read_hexes(fields: Fields, grid: HexGrid | None) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for word in fields.scalars("hexes"):
        text = word.text or ""
        if grid is None:
            message = say(
                "ヘクス「{text}」はありません。盤にグリッドがありません",
                "there is no hex '{text}': the board has no grid",
                text=text,
            )
            fields.faults.error(word.origin, "unknown-hex", message)
        elif text not in grid.ids:
            ids = tuple(grid.ids)
            message = say(
                "ヘクス「{text}」はありません。マップは{first}から{last}までです",
                "there is no hex '{text}'; the map goes from {first} to {last}",
                text=text,
                first=ids[0],
                last=ids[-1],
            )
            fields.faults.error(word.origin, "unknown-hex", message)
        elif text in found:
            message = say("ヘクス{text}がこの場所に2回あります", "the hex {text} stands twice in this place", text=text)
            fields.faults.error(word.origin, "hex-twice-in-place", message)
        else:
            found[text] = None
    return tuple(found)


def read_boxes(board: Fields, board_id: str, owner: Side | None, language: str) -> tuple[Place, ...]:
    """The list under ``boxes``; on the sheet of one side they are that side's."""
    return tuple(
        read_box(Fields(node, board.faults, "box"), board_id, owner, language) for node in board.items("boxes")
    )


def read_box(fields: Fields, board_id: str, owner: Side | None, language: str) -> Place:
    """One box with its rectangle; ``{side}`` in its name and caption is the owner's name."""
    source = read_source(fields)
    caption = fields.optional_names("caption")
    box = Place(
        id=fields.identifier("id"),
        names=with_side_named(read_spelled_names(fields), owner),
        board=board_id,
        kind=PlaceKind.BOX,
        origin=fields.origin,
        owner=owner.id if owner else None,
        rectangle=read_rectangle(fields),
        symbol=fields.optional_text("symbol"),
        rule=source.rule,
        provenance=source.provenance,
        note=source.note_in(language),
        caption=with_side_named(caption, owner) if caption else None,
    )
    fields.finish()
    return box
