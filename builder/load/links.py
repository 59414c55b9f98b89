"""``links`` of ``game.yaml``: which places of the maps are joined, and how many hexes the way over counts."""

from __future__ import annotations

from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Node, Scalar
from builder.load.nouns import on_boards
from builder.load.source import read_source
from builder.model.board import Board, Place
from builder.model.map_link import MapLink, PlaceOfBoard
from builder.model.message import say


def read_links(nodes: tuple[Node, ...], boards: tuple[Board, ...], faults: Faults) -> tuple[MapLink, ...]:
    """The links between places of the boards.

    Reports ``unknown-place``, ``unknown-board``, ``ambiguous-place``, and ``hex-not-in-place`` for a place without hexes.
    """
    sheets = NameTable("board", (((board.id, *board.names.spellings), board) for board in boards))
    everywhere = _place_table(boards) if nodes else NameTable("place", ())
    found: list[MapLink] = []
    for node in nodes:
        fields = Fields(node, faults, "link")
        source = read_source(fields)
        here = _read_end(fields, "from", "board", sheets, everywhere)
        there = _read_end(fields, "to", "to_board", sheets, everywhere)
        steps = fields.optional_integer("steps", minimum=0)
        fields.finish()
        if here and there:
            steps = 1 if steps is None else steps
            found.append(MapLink(here, there, steps, fields.origin, source.rule, source.provenance, source.note))
    return tuple(found)


def _read_end(
    fields: Fields, key: str, board_key: str, sheets: NameTable[Board], everywhere: NameTable[Place]
) -> tuple[PlaceOfBoard, ...]:
    board_word = fields.optional_scalar(board_key)
    board = sheets.resolve(board_word, fields.faults) if board_word else None
    table = _place_table((board,)) if board else everywhere
    fields.need(key)
    found = (_read_place(word, table, board_key, fields.faults) for word in fields.scalars(key))
    return tuple(dict.fromkeys((place.board, place.id) for place in found if place is not None))


def _place_table(boards: tuple[Board, ...]) -> NameTable[Place]:
    places = (place for board in boards for place in board.places)
    return NameTable("place", (((place.id, *place.names.spellings), place) for place in places))


def _read_place(word: Scalar, table: NameTable[Place], board_key: str, faults: Faults) -> Place | None:
    text = word.text or ""
    found = table.all(text)
    named = [place for place in found if place.hexes]
    if not found:
        faults.error(word.origin, "unknown-place", unknown_word("place", text, table))
    elif not named:
        message = say(
            "「{text}」は箱で、ヘクスがありません。つなげるのはマップの場所だけです",
            "'{text}' is a box and has no hexes; only places of a map can be joined",
            text=text,
        )
        faults.error(word.origin, "hex-not-in-place", message)
    elif len(named) > 1:
        message = say(
            "「{text}」は{where}のどれか決まりません。「{key}」で盤を書いてください",
            "'{text}' may be {where}; name the board with '{key}'",
            text=text,
            where=on_boards((place.id, place.board) for place in named),
            key=board_key,
        )
        faults.error(word.origin, "ambiguous-place", message)
    return named[0] if len(named) == 1 else None
