"""Options that name things of one sort: tracks, sides, places, fields ... One word or a list; a word may mean several."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Self

from builder.check.setup.frame.message import Message, listed
from builder.check.setup.frame.option import Schema
from builder.check.setup.frame.option_reader import OptionReader
from builder.model.constraint_option import OptionNode
from builder.origin import Origin
from builder.record import Record


class Choice(Record):
    """Things that were named: ``ids`` in the order of the words, ``names`` as messages call them."""

    SORT: ClassVar[str] = ""
    """The attribute of GameWords that knows the words."""

    ids: tuple[Any, ...]
    names: Message
    origin: Origin

    def __contains__(self, thing: Hashable) -> bool:
        return thing in self.ids

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """One word or a list of words."""
        known = getattr(reader.view.words, cls.SORT)
        ids = reader.things(node, key, known)
        return cls(ids, listed(known.name_of(thing) for thing in ids), node.origin) if ids else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """A word or a list of words."""
        return {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}


class SideChoice(Choice):
    """Sides, by id."""

    SORT = "sides"


class AllianceChoice(Choice):
    """Alliances, by id."""

    SORT = "alliances"


class TrackChoice(Choice):
    """Tracks, by board's id and own id; one name may mean the track of each side's sheet."""

    SORT = "tracks"


class PlaceChoice(Choice):
    """Places, by board's id and own id."""

    SORT = "places"


class HexChoice(Choice):
    """Hexes, by board's id and own id."""

    SORT = "hexes"


class BoardChoice(Choice):
    """Boards, by id."""

    SORT = "boards"


class TerrainChoice(Choice):
    """Terrains, by id."""

    SORT = "terrains"


class EdgeKindChoice(Choice):
    """Kinds of hexsides, by board's id and own id."""

    SORT = "edge_kinds"


class FieldChoice(Choice):
    """Value fields of counters, by id: ask ``GameView.printed`` with ``frozenset(choice.ids)``."""

    SORT = "fields"


class StateChoice(Choice):
    """States of counters, by id."""

    SORT = "states"


class UnitChoice(Choice):
    """Units, by id."""

    SORT = "units"


class ClassChoice(Choice):
    """Classes of counters, by id."""

    SORT = "classes"


class CounterChoice(Choice):
    """Counters, by id."""

    SORT = "counters"


class SetupChoice(Choice):
    """Setups, by id."""

    SORT = "setups"
