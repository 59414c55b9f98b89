"""Sides of hexes: the kinds of a map under ``edge_kinds``, and under ``edges`` where each runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.load.fields import Faults, Fields, unknown_value
from builder.load.name_table import NameTable
from builder.load.node import Scalar, Sequence
from builder.load.source import read_source, read_spelled_names
from builder.model.board import Place
from builder.model.board_edge import Edge, EdgeDrawing, EdgeKind
from builder.model.hex_grid import NEIGHBOUR_NAMES, HexGrid
from builder.model.message import Message, say
from builder.model.provenance import Provenance

_DRAWINGS = {drawing.value: drawing for drawing in EdgeDrawing}


def read_edge_kinds(board: Fields) -> tuple[EdgeKind, ...]:
    """The list under ``edge_kinds``."""
    found: list[EdgeKind] = []
    for node in board.items("edge_kinds"):
        fields = Fields(node, board.faults, "edge kind")
        source = read_source(fields)
        found.append(
            EdgeKind(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                drawn=_DRAWINGS[fields.choice("drawn", _DRAWINGS, EdgeDrawing.WALL.value)],
                colour=fields.colour("colour"),
                origin=fields.origin,
                rule=source.rule,
                provenance=source.provenance,
                note=source.note,
            )
        )
        fields.finish()
    return tuple(found)


def read_edges(
    board: Fields, grid: HexGrid | None, places: Iterable[Place], kinds: tuple[EdgeKind, ...]
) -> tuple[Edge, ...]:
    """The list under ``edges``: ``between`` two hexes (or places, or lists of them), or ``of`` hexes ``towards`` directions.

    Reports ``unknown-hexside``, ``unknown-hex``, ``edge-form``, ``hexes-apart`` and ``edge-twice``.
    """
    table = NameTable("hexside", (((kind.id, *kind.names.spellings), kind) for kind in kinds))
    hexes_of = {spelling: place.hexes for place in places for spelling in (place.id, *place.names.spellings)}
    found: dict[tuple[str, str], Edge] = {}
    for node in board.items("edges"):
        fields = Fields(node, board.faults, "edge")
        word = fields.scalar("kind")
        kind = table.resolve(word, board.faults) if word else None
        source = read_source(fields, kind.provenance if kind else Provenance.RULE)
        sides = tuple(_sides(fields, grid, hexes_of))
        fields.finish()
        for side in sides if kind else ():
            if side in found:
                message = say(
                    "{first}と{second}の間の辺は、前の行にもう書かれています",
                    "the side between {first} and {second} is in an earlier line already",
                    first=side[0],
                    second=side[1],
                )
                board.faults.error(fields.origin, "edge-twice", message)
                continue
            found[side] = Edge(kind.id if kind else "", side, fields.origin, source.rule, source.provenance)
    return tuple(found.values())


def _sides(fields: Fields, grid: HexGrid | None, hexes_of: dict[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    pairs, of = fields.node("between"), fields.node("of")
    towards = fields.scalars("towards")
    if (pairs is None) == (of is None) or (of is None) == bool(towards):
        message = Message(
            "辺は「between: [ヘクス, ヘクス]」か「of: [ヘクス] と towards: [N, SE]」のどちらか一つで書きます",
            "a side is written with 'between: [hex, hex]', or with 'of: [hexes]' and 'towards: [N, SE]'; one of the two",
        )
        fields.faults.error(fields.origin, "edge-form", message)
    elif of is not None:
        yield from _towards(_hexes(of, grid, hexes_of, fields.faults), towards, grid, fields.faults)
    elif not isinstance(pairs, Sequence) or len(pairs.items) != 2:
        message = Message(
            "「between」には2つ書きます。どちらもヘクスか、ヘクスのリストです",
            "'between' has two entries, each a hex or a list of hexes",
        )
        fields.faults.error(fields.origin_of("between"), "edge-form", message)
    else:
        here, there = (_hexes(item, grid, hexes_of, fields.faults) for item in pairs.items)
        shared = [(one, other) for one in here for other in there if grid and grid.distance(one, other) == 1]
        if here and there and not shared:
            message = say(
                "{here}と{there}は隣り合っていないので、間に辺がありません",
                "{here} and {there} are not next to each other, so that no side lies between them",
                here=", ".join(here),
                there=", ".join(there),
            )
            fields.faults.error(fields.origin_of("between"), "hexes-apart", message)
        yield from (_ordered(one, other) for one, other in shared)


def _towards(
    hexes: tuple[str, ...], towards: tuple[Scalar, ...], grid: HexGrid | None, faults: Faults
) -> Iterator[tuple[str, str]]:
    """The sides of these hexes in these directions; at the edge of the map there is none."""
    for word in towards:
        if word.text not in NEIGHBOUR_NAMES:
            faults.error(word.origin, "unknown-word", unknown_value("towards", word.text or "", NEIGHBOUR_NAMES))
            continue
        for hex_id in hexes if grid else ():
            assert grid is not None
            near = grid.neighbour(hex_id, NEIGHBOUR_NAMES.index(word.text))
            if near is not None:
                yield _ordered(hex_id, near)


def _hexes(node: object, grid: HexGrid | None, hexes_of: dict[str, tuple[str, ...]], faults: Faults) -> tuple[str, ...]:
    """A hex or place, or a list of them, as hexes of the map."""
    items = node.items if isinstance(node, Sequence) else (node,)
    found: dict[str, None] = {}
    for item in items:
        text = item.text or "" if isinstance(item, Scalar) else ""
        if grid is not None and text in grid.ids:
            found[text] = None
        elif text in hexes_of:
            found |= dict.fromkeys(hexes_of[text])
        elif isinstance(item, Scalar):
            message = say(
                "「{text}」というヘクスも場所も、このマップにありません",
                "this map has no hex or place '{text}'",
                text=text,
            )
            faults.error(item.origin, "unknown-hex", message)
    return tuple(found)


def _ordered(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)
