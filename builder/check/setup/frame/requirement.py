"""What a piece needs to be in the setup, and a table of it: ``{Falcon②: {needs: {unit: tiger}, rule: "11.4"}}``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Self

from builder.check.setup.frame.finding import Missing, Spotted
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import Schema, option
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.option_schema import options_schema
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import stands_here, undecided, whose
from builder.check.setup.frame.track_condition import TrackCondition
from builder.model.constraint_option import OptionNode
from builder.model.setup import TrackValue
from builder.origin import Origin
from builder.record import Record


class Requirement(Record, kw_only=True):
    """Everything that is given must hold; ``rule`` is the entry's own rule number."""

    needs: tuple[Selection, ...] | None = option(
        "The pieces that must be in the setup; of a list each one must.", default=None
    )
    without: Selection | None = option("Pieces of which none may be in the setup.", default=None)
    needs_track: TrackCondition | None = option(
        "What a track must show: the piece's own side's value where the condition names no side.", default=None
    )
    rule: str | None = option("The entry's own rule number.", default=None)

    @property
    def asks_nothing(self) -> bool:
        """True where nothing is needed at all."""
        return self.needs is None and self.without is None and self.needs_track is None


class RequirementTable(Record):
    """What each counter needs, by the counter's id, and where that is written."""

    by_counter: Mapping[str, tuple[Requirement, Origin]]

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """Counters by name, below each what it needs."""
        before = len(reader.found)
        table = reader.table(node, key, "{falcon-2: {needs: {unit: tiger}}}")
        found: dict[str, tuple[Requirement, Origin]] = {}
        for word, below in table.entries if table else ():
            counters = reader.thing(word, reader.view.words.counters)
            entry = reader.table(below, word.text, "{needs: {unit: tiger}}")
            requirement = reader.options(entry, Requirement, f"'{word.text}'") if entry else None
            if requirement is None:
                continue
            if requirement.asks_nothing:
                keys = "'needs', 'without', 'needs_track'"
                message = say(
                    "'{word}'には{keys}のどれかが必要です",
                    "'{word}' needs one of {keys}",
                    word=word.text,
                    keys=keys,
                )
                reader.fault(word.origin, "missing-key", message)
            found.update((counter, (requirement, word.origin)) for counter in counters)
        return cls(found) if table and len(reader.found) == before else None

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """Any names, each with a requirement."""
        definitions.setdefault("requirement", options_schema(Requirement, definitions))
        return {"type": "object", "additionalProperties": {"$ref": "#/$defs/requirement"}, "minProperties": 1}


class Lack(Record):
    """What a requirement lacks, told in a clause, and where what is amiss is written."""

    what: Message
    related: tuple[Spotted, ...] = ()


def lacks(requirement: Requirement, piece: Piece, view: SetupView) -> Iterator[Lack | Missing]:
    """Each part of the requirement that surely does not hold for the piece."""
    for needed in requirement.needs or ():
        if not view.select(needed) and not undecided(needed, view.pieces):
            yield _without_it(needed, view)
    if requirement.without is not None:
        present = tuple(other for other in view.select(requirement.without) if other is not piece)
        if present:
            what = say("{other}も配置にあります", "{other} is there", other=whose(present[0], view.game))
            yield Lack(what, stands_here(present, view.game))
    if requirement.needs_track is not None:
        yield from _on_track(requirement.needs_track, piece, view)


def _without_it(needed: Selection, view: SetupView) -> Lack:
    """Nothing at all of what is needed, or only where it does not help."""
    elsewhere = tuple(piece for piece in view.pieces if piece.counter.id in (needed.counters or ()))
    if not elsewhere or needed.where is None:
        return Lack(say("{needed}が配置にありません", "there is no {needed}", needed=needed.names))
    what = say(
        "あるべき所（{where}）に{needed}がありません",
        "there is no {needed} where it must be ({where})",
        needed=needed.names,
        where=needed.where,
    )
    return Lack(what, stands_here(elsewhere, view.game))


def _on_track(condition: TrackCondition, piece: Piece, view: SetupView) -> Iterator[Lack | Missing]:
    sides = condition.sides if condition.sides is not None else (piece.side, None)
    values = [value for value in view.values(condition.track) if value.side in sides]
    if not values:
        side = view.game.name_of_side(piece.side if condition.sides is None else condition.sides[0])
        yield Missing(say("{side}の{track}", "the value of {track} of {side}", side=side, track=condition.track.names))
    for value in values:
        number = view.number(value)
        if number is None:
            yield Missing(say("{value}", "the value of {value}", value=view.name_of_value(value)))
        elif not condition.holds(number):
            yield Lack(*_shows_another(condition, value, view))


def _shows_another(
    condition: TrackCondition, value: TrackValue, view: SetupView
) -> tuple[Message, tuple[Spotted, ...]]:
    what = say(
        "{value}は{shown}です（必要なのは：{condition}）",
        "{value} is {shown} (needed: {condition})",
        value=view.name_of_value(value),
        shown=view.shown(value),
        condition=condition.names,
    )
    here = say("{value}はここ", "{value} is written here", value=view.name_of_value(value))
    return what, (Spotted(value.origin, here),)
