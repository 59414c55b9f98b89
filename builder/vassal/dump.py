"""A module or save as readable text, one fact a line: what golden tests compare and what a designer can diff.

Only what differs from VASSAL's default is told; pieces are told trait by trait. Every character that is not printable
stands as an escape, so that the text is safe to keep.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from builder.record import Record, fields
from builder.vassal.commands import AddDeck, AddPiece, AddStack, Command, PlacedBoard, SetBoards
from builder.vassal.components import AnyComponent, PieceSlot, PrototypeDefinition, UnknownComponent
from builder.vassal.deck import Deck
from builder.vassal.piece import Piece, decode_add_piece
from builder.vassal.sequence import SequenceError
from builder.vassal.traits import AnyTrait, UnknownTrait
from builder.vassal.wire import WireRecord

STEP = "  "


def dump_module(module: AnyComponent) -> str:
    """The module as text: a line for each component, an indented one for each trait of its pieces."""
    return "".join(f"{line}\n" for line in _component_lines(module, ""))


def dump_piece(piece: Piece) -> str:
    """The piece as text: a line for each trait, outermost first."""
    return "".join(f"{_trait(trait)}\n" for trait in piece.traits)


def dump_save(commands: Sequence[Command]) -> str:
    """The save as text: a line for each command, an indented one for each trait of its pieces."""
    return "".join(f"{line}\n" for command in commands for line in _command_lines(command))


def _component_lines(component: AnyComponent, indent: str) -> Iterator[str]:
    if isinstance(component, UnknownComponent):
        facts = [f"{name}={_value(stored)}" for name, stored in component.attributes]
        text = [f"text={_value(component.text)}"] if component.text else []
        yield indent + " ".join([f"<{component.tag}>", *facts, *text])
    else:
        yield indent + " ".join([type(component).__name__, *_facts(component, ("children", "definition"))])
    if isinstance(component, PieceSlot | PrototypeDefinition):
        yield from _definition_lines(component.content(), indent + STEP)
    for child in component.children:
        yield from _component_lines(child, indent + STEP)


def _definition_lines(definition: str, indent: str) -> Iterator[str]:
    try:
        _, piece = decode_add_piece(definition)
    except SequenceError:
        yield f"{indent}! {_value(definition)}"
        return
    yield from (f"{indent}{_trait(trait)}" for trait in piece.traits)


def _command_lines(command: Command) -> Iterator[str]:
    if isinstance(command, AddPiece):
        yield f"AddPiece id={_value(command.id)}"
        yield from (f"{STEP}{_trait(trait)}" for trait in command.piece.traits)
    elif isinstance(command, AddStack | AddDeck):
        place = f"{_value(command.map_name)} {command.x},{command.y}"
        children = " ".join(command.children) or "nothing"
        name = f" {_value(command.deck.name)}" if isinstance(command, AddDeck) else ""
        yield f"{type(command).__name__}{name} id={_value(command.id)} at {place} holds {children}"
        if isinstance(command, AddDeck):
            yield STEP + " ".join(["Deck", *_facts(command.deck)])
    elif isinstance(command, SetBoards):
        yield f"SetBoards {_value(command.map_name)}: {'; '.join(_board(board) for board in command.boards)}"
    else:
        yield " ".join([type(command).__name__, *_facts(command)])


def _board(board: PlacedBoard) -> str:
    turned = " turned round" if board.reversed else ""
    return f"{_value(board.name)} at {board.column},{board.row}{turned}"


def _trait(trait: AnyTrait) -> str:
    if isinstance(trait, UnknownTrait):
        return f"? {_value(trait.type)} state={_value(trait.state)}"
    return " ".join([type(trait).__name__, *_facts(trait)])


def _facts(owner: Any, without: tuple[str, ...] = ()) -> Iterator[str]:  # noqa: ANN401  (any record)
    for field in fields(owner):
        value = getattr(owner, field.name)
        if field.name not in (*without, "absent") and value != field.default:
            yield f"{field.name}={_value(value)}"


def _value(value: Any) -> str:  # noqa: ANN401  (any field)
    if isinstance(value, str):
        return repr(value) if not value or not value.isprintable() or set(value) & set(" '\"\\=") else value
    if isinstance(value, WireRecord | Deck):
        return f"{type(value).__name__}({' '.join(_facts(value))})"
    if isinstance(value, Record):
        return str(value)
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return f"[{', '.join(_value(one) for one in value)}]"
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value)
