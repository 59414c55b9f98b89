"""A condition on what a track shows, e.g. ``{track: 状態, side: 赤軍, equal: 参戦}`` or ``{track: technology, at_least: 7}``."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.choice import SideChoice, TrackChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.option import Schema, option
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.option_schema import options_schema
from builder.model.constraint_option import OptionNode, OptionWord
from builder.model.setup import TrackValue
from builder.record import Record

_EXAMPLE = "{track: state, side: red, equal: at-war}"


class _Written(Record, kw_only=True):
    track: TrackChoice = option("The track, by name or id.")
    side: SideChoice | None = option("Whose value of it; left out: each side's (or nobody's).", default=None)
    equal: tuple[OptionWord, ...] | None = option("One of these values.", default=None)
    at_least: OptionWord | None = option("This value or a later one of the track.", default=None)
    at_most: OptionWord | None = option("This value or an earlier one of the track.", default=None)


class SidesMeant(Record):
    """For which sides a condition holds: those whose own value meets it, or (``all``) every side and nobody.

    A condition that names a side, or whose track is nobody's, is about the setup as a whole: it holds for all or for none.
    ``values`` are those that meet it.
    """

    sides: frozenset[str]
    all: bool = False
    values: tuple[TrackValue, ...] = ()

    def includes(self, side: str | None) -> bool:
        """True where the condition holds for the side (None: nobody)."""
        return self.all or side in self.sides

    def causes(self, side: str | None) -> tuple[TrackValue, ...]:
        """The values by which the condition holds for the side."""
        return self.values if self.all else tuple(value for value in self.values if value.side == side)


class TrackCondition(Record):
    """Which values of a track are meant. Named spaces count in the track's order from 0; ``names`` tells it in a message."""

    track: TrackChoice
    sides: tuple[str, ...] | None
    equal: frozenset[int] | None
    at_least: int | None
    at_most: int | None
    names: Message

    def concerns(self, value: TrackValue) -> bool:
        """True where the value is of this track and of a side that is meant."""
        return (value.board, value.track) in self.track and (self.sides is None or value.side in self.sides)

    def holds(self, number: int) -> bool:
        """True where a value of that number (``GameView.position``) meets the condition."""
        if self.equal is not None and number not in self.equal:
            return False
        if self.at_least is not None and number < self.at_least:
            return False
        return self.at_most is None or number <= self.at_most

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """A table with the track, perhaps a side, and what the value must be."""
        before = len(reader.found)
        table = reader.table(node, key, _EXAMPLE)
        written = reader.options(table, _Written, f"'{key}'") if table else None
        if written is None:
            return None
        equal = [read_position(word, written.track, reader) for word in written.equal or ()]
        at_least = read_position(written.at_least, written.track, reader)
        at_most = read_position(written.at_most, written.track, reader)
        if len(reader.found) > before:
            return None
        return cls(
            track=written.track,
            sides=written.side.ids if written.side else None,
            equal=frozenset(number for number in equal if number is not None) if written.equal else None,
            at_least=at_least,
            at_most=at_most,
            names=_told(written, reader.view),
        )

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """The table's keys."""
        definitions.setdefault("track-condition", options_schema(_Written, definitions))
        return {"$ref": "#/$defs/track-condition"}


def read_position(word: OptionWord | None, track: TrackChoice, reader: OptionReader) -> int | None:
    """The number of a value that was written for a track; ``unknown-space`` where the track cannot show it."""
    if word is None:
        return None
    for key in track.ids:
        number = reader.view.position(key, word.text)
        if number is None:
            reader.fault(word.origin, "unknown-space", reader.view.unknown_space(key, word.text))
            return None
    return reader.view.position(track.ids[0], word.text)


def _told(written: _Written, view: GameView) -> Message:
    key = written.track.ids[0]
    whose = written.side.names if written.side else None
    track = say("{side}の{track}", "{track} of {side}", side=whose, track=written.track.names) if whose else None
    parts: list[Message] = []
    if written.equal:
        parts.append(listed((view.space_name(key, word.text) for word in written.equal), last=Message("か", " or ")))
    if written.at_least:
        parts.append(say("{value}以上", "{value} or more", value=view.space_name(key, written.at_least.text)))
    if written.at_most:
        parts.append(say("{value}以下", "{value} or less", value=view.space_name(key, written.at_most.text)))
    if not parts:
        return track or written.track.names
    what = listed(parts, last=Message("・", ", "))
    return say("{track}が{what}", "{track} {what}", track=track or written.track.names, what=what)
