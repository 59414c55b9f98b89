"""Whose something is, asked for a piece: named sides, or its own side, its allies, its enemies, anyone else, nobody."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from builder.check.setup.frame.message import Message, listed
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.piece import Piece
from builder.model.constraint_option import OptionNode
from builder.record import Record


class Relation(StrEnum):
    """How an owner stands to a piece's side; a side is its own ally."""

    OWN = "own"
    ALLIED = "allied"
    ENEMY = "enemy"
    FOREIGN = "foreign"
    NOBODY = "nobody"


_NAMES = {
    Relation.OWN: Message("自陣営", "its own side"),
    Relation.ALLIED: Message("味方", "an ally"),
    Relation.ENEMY: Message("敵", "an enemy"),
    Relation.FOREIGN: Message("他陣営", "another side"),
    Relation.NOBODY: Message("無所属", "nobody"),
}


class SideTest(Record):
    """Owners that are meant: one side's id of ``sides``, or one that stands to the piece in one of ``relations``."""

    sides: frozenset[str]
    relations: frozenset[Relation]
    names: Message

    def holds(self, owner: str | None, piece: Piece) -> bool:
        """True where ``owner`` is meant, seen from the piece."""
        return owner in self.sides or any(stands(relation, owner, piece) for relation in self.relations)

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self:
        """One word or a list: sides by name, or words of Relation."""
        relations: dict[Relation, None] = {}
        sides: dict[str, None] = {}
        for word in reader.words(node, key):
            if word.text in set(Relation):
                relations[Relation(word.text)] = None
            else:
                sides.update(dict.fromkeys(reader.thing(word, reader.view.words.sides)))
        names = [*(_NAMES[relation] for relation in relations), *map(reader.view.name_of_side, sides)]
        return cls(frozenset(sides), frozenset(relations), listed(names, last=Message("・", " or ")))

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A word or a list of words."""
        definitions.setdefault(
            "owner",
            {
                "description": f"A side by name or id, or one of: {', '.join(Relation)} (seen from the piece).",
                "oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}],
            },
        )
        return {"$ref": "#/$defs/owner"}


def stands(relation: Relation, owner: str | None, piece: Piece) -> bool:
    """True where ``owner`` stands so to the piece's side. A piece of nobody has no enemies and no allies."""
    match relation:
        case Relation.NOBODY:
            return owner is None
        case Relation.OWN:
            return owner is not None and owner == piece.side
        case Relation.ALLIED:
            return owner in piece.allies
        case Relation.ENEMY:
            return owner is not None and piece.side is not None and owner not in piece.allies
        case Relation.FOREIGN:
            return owner is not None and owner != piece.side
