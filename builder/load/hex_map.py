"""The hexes of a map: the grid, the terrain of each hex, whose territory it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping as Table
from builder.load.node import Scalar
from builder.load.source import read_source, read_spelled_names
from builder.model.board import Hex, Terrain
from builder.model.game import Side
from builder.model.hex_grid import HexGrid, Wrap
from builder.model.message import Message, say
from builder.origin import Origin

_NOBODY = ("-", "~")
_Meaning = TypeVar("_Meaning")


def read_grid(board: Fields) -> tuple[HexGrid, tuple[int, int]] | None:
    """The table under ``grid`` with the size in pixels of the board that it needs; None where the board has no grid.

    The pitch of the columns is the height of a hex × √3/2, made even; the margin lies around the outermost corners.
    """
    node = board.node("grid")
    if node is None:
        return None
    fields = Fields(node, board.faults, "grid")
    read_source(fields)
    columns, rows = fields.integer("columns", minimum=1), fields.integer("rows", minimum=1)
    height = fields.integer("hex_height_px", minimum=8)
    high = fields.choice("first_column", ("high", "low"), "high") == "high"
    first_number = fields.optional_integer("first_number", minimum=0)
    margin = fields.optional_integer("margin_px", minimum=0) or 0
    wraps = _read_wraps(fields, columns)
    fields.finish()
    if not (columns and rows and height):
        return None
    pitch = 2 * round(height * 3**0.5 / 4)
    reach = -(-pitch * 2 // 3)
    grid = HexGrid(
        columns=columns,
        rows=rows,
        height_px=height,
        column_pitch_px=pitch,
        left_px=margin + reach,
        top_px=margin + height // 2,
        first_column_high=high,
        first_number=1 if first_number is None else first_number,
        wraps=wraps,
    )
    pushed = height // 2 if any(map(grid.is_pushed_down, range(columns))) else 0
    return grid, (2 * (margin + reach) + (columns - 1) * pitch, 2 * margin + rows * height + pushed)


def _read_wraps(grid: Fields, columns: int) -> Wrap | None:
    """Which edges of the map meet; reports ``odd-columns-meet``."""
    if not grid.has("wraps"):
        return None
    wraps = Wrap(grid.choice("wraps", [wrap.value for wrap in Wrap]))
    if wraps is Wrap.ROWS or columns % 2 == 0:
        return wraps
    message = say(
        "{n}列（奇数）なので左右の端はつながりません。つながるのは列が偶数のときだけです",
        "the map has {n} columns; its left and right edges can only meet where the number is even",
        n=columns,
    )
    grid.faults.error(grid.origin_of("wraps"), "odd-columns-meet", message)
    return None


def read_terrains(board: Fields) -> tuple[Terrain, ...]:
    """The list under ``terrains``; reports a code of more than one character and ``duplicate-code``."""
    found: list[Terrain] = []
    for node in board.items("terrains"):
        fields = Fields(node, board.faults, "terrain")
        source = read_source(fields)
        code = fields.text("code")
        _report_code(code, fields.origin_of("code"), {terrain.code: terrain.id for terrain in found}, board.faults)
        found.append(
            Terrain(
                id=fields.identifier("id"),
                code=code,
                names=read_spelled_names(fields),
                colour=fields.colour("colour"),
                origin=fields.origin,
                water=fields.flag("water"),
                pattern=fields.optional_text("pattern"),
                rule=source.rule,
                note=source.note,
            )
        )
        fields.finish()
    return tuple(found)


def read_hexes(
    board: Fields, grid: HexGrid | None, terrains: tuple[Terrain, ...], sides: NameTable[Side]
) -> Mapping[str, Hex]:
    """The hexes from the grids of codes under ``terrain`` and ``territory``; empty where the board has no grid.

    Reports ``wrong-grid-size``, ``unknown-terrain-code``, ``unknown-territory-code``, ``duplicate-code``.
    """
    terrain_codes = {terrain.code: terrain.id for terrain in terrains}
    if grid is None:
        if board.has("terrain") or board.has("territory"):
            message = Message(
                "「terrain」や「territory」のある盤には「grid」が必要です",
                "a board with 'terrain' or 'territory' needs 'grid'",
            )
            board.faults.error(board.origin, "missing-key", message)
        return {}
    terrain = _read_codes(board, "terrain", grid, terrain_codes, "unknown-terrain-code", board.faults)
    territory = _read_territory(board, grid, sides)
    fallback = terrains[0].id if terrains else ""
    return {
        hex_id: Hex(hex_id, *cell, terrain.get(cell, fallback), territory.get(cell))
        for hex_id, cell in grid.ids.items()
    }


def _read_territory(board: Fields, grid: HexGrid, sides: NameTable[Side]) -> dict[tuple[int, int], str | None]:
    node = board.node("territory")
    if node is None:
        return {}
    fields = Fields(node, board.faults, "territory")
    read_source(fields)
    fields.need("codes")
    codes: dict[str, str | None] = dict.fromkeys(_NOBODY)
    table = fields.node("codes")
    if isinstance(table, Table):
        for word, value in table.entries:
            side = sides.resolve(word, board.faults)
            code = value.text or "" if isinstance(value, Scalar) else ""
            _report_code(code, value.origin, codes, board.faults)
            codes.setdefault(code, side.id if side else None)
    elif table is not None:
        message = Message(
            "「codes」は陣営と記号の表です（例：{red: R}）",
            "'codes' is a table of sides and their codes, e.g. {red: R}",
        )
        board.faults.error(table.origin, "wrong-type", message)
    found = _read_codes(fields, "grid", grid, codes, "unknown-territory-code", board.faults)
    fields.finish()
    return found


def _report_code(code: str, origin: Origin, taken: Mapping[str, str | None], faults: Faults) -> None:
    if len(code) != 1 or code.isspace():
        message = say("記号は1文字です。「{code}」は使えません", "a code is one character, not '{code}'", code=code)
        faults.error(origin, "wrong-length", message)
    elif code in taken:
        whose = taken[code]
        if whose:
            message = say(
                "記号「{code}」は「{whose}」のものです。別の記号を選んでください",
                "the code '{code}' is that of '{whose}'; choose another",
                code=code,
                whose=whose,
            )
        else:
            message = say(
                "記号「{code}」は持ち主がないことを示します。別の記号を選んでください",
                "the code '{code}' means nobody's; choose another",
                code=code,
            )
        faults.error(origin, "duplicate-code", message)


def _read_codes(
    fields: Fields, key: str, grid: HexGrid, codes: Mapping[str, _Meaning], unknown: str, faults: Faults
) -> dict[tuple[int, int], _Meaning]:
    """What each hex's code means, by zero-based column and row."""
    scalar = fields.scalar(key)
    if scalar is None:
        return {}
    found: dict[tuple[int, int], _Meaning] = {}
    lines = list(_lines(scalar))
    if len(lines) != grid.rows:
        message = say(
            "「{key}」は{lines}行、グリッドは{rows}行です",
            "lines of '{key}': {lines}; rows of the grid: {rows}",
            key=key,
            lines=len(lines),
            rows=grid.rows,
        )
        faults.error(scalar.origin, "wrong-grid-size", message)
    for row, (origin, line) in enumerate(lines[: grid.rows]):
        signs = [(place, sign) for place, sign in enumerate(line) if not sign.isspace()]
        if len(signs) != grid.columns:
            message = say(
                "この行の記号は{signs}個、グリッドは{columns}列です",
                "codes in this row: {signs}; columns of the grid: {columns}",
                signs=len(signs),
                columns=grid.columns,
            )
            faults.error(origin, "wrong-grid-size", message)
        for column, (place, sign) in enumerate(signs[: grid.columns]):
            if sign in codes:
                found[column, row] = codes[sign]
            else:
                spot = Origin(origin.file, origin.line, origin.column + place)
                message = say(
                    "ヘクス{hex}の記号「{sign}」は定義されていません。あるのは：{known}",
                    "hex {hex} has the code '{sign}'; known: {known}",
                    hex=grid.hex_id(column, row),
                    sign=sign,
                    known=", ".join(f"'{code}'" for code in codes),
                )
                faults.error(spot, unknown, message)
    return found


def _lines(scalar: Scalar) -> Iterator[tuple[Origin, str]]:
    """The lines that hold codes, each with its place in the file where the text was written with ``|``."""
    for index, line in enumerate((scalar.text or "").splitlines()):
        if line.strip():
            start = scalar.block
            yield (Origin(start.file, start.line + index, start.column) if start else scalar.origin), line
