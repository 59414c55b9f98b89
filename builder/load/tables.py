"""Tables of the rules on a board: the list under ``tables``."""

from __future__ import annotations

from builder.load.fields import Fields, read_names
from builder.load.node import Node, Sequence
from builder.load.rectangles import read_rectangle
from builder.load.source import read_source, read_spelled_names
from builder.model.board_table import BoardTable
from builder.model.message import Message, say
from builder.model.names import Names

_EMPTY = Names({"": ""})


def read_tables(board: Fields, language: str) -> tuple[BoardTable, ...]:
    """Every table with its columns and rows; reports ``table-form`` where a row has more or fewer cells than columns."""
    found: list[BoardTable] = []
    for node in board.items("tables"):
        fields = Fields(node, board.faults, "table of a board")
        source = read_source(fields)
        fields.need("columns")
        fields.need("rows")
        columns = tuple(_cell(item, fields) for item in fields.items("columns"))
        found.append(
            BoardTable(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                rectangle=read_rectangle(fields),
                columns=columns,
                rows=tuple(_row(item, len(columns), fields) for item in fields.items("rows")),
                origin=fields.origin,
                rule=source.rule,
                provenance=source.provenance,
                note=source.note_in(language),
            )
        )
        fields.finish()
    return tuple(found)


def _row(node: Node, columns: int, fields: Fields) -> tuple[Names, ...]:
    if not isinstance(node, Sequence):
        message = Message(
            "表の行はリストです（例：[1～2, 復帰, 無効]）",
            "a row of a table is a list of cells, e.g. [1-2, back, none]",
        )
        fields.faults.error(node.origin, "table-form", message)
        return (_EMPTY,) * columns
    if len(node.items) != columns:
        message = say(
            "この行は{cells}マスですが、表は{columns}列です",
            "this row has {cells} cells, the table {columns} columns",
            cells=len(node.items),
            columns=columns,
        )
        fields.faults.error(node.origin, "table-form", message)
    cells = [_cell(item, fields) for item in node.items[:columns]]
    return (*cells, *(_EMPTY,) * (columns - len(cells)))


def _cell(node: Node, fields: Fields) -> Names:
    """A text in several languages; an empty one is an empty cell."""
    return read_names(node, fields.faults, "cell of a table") or _EMPTY
