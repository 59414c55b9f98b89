"""The spaces of a track as its data gives them: a range of numbers, digits with a marker each, or named states."""

from __future__ import annotations

from collections.abc import Sequence

from builder.load.fields import Fields
from builder.load.node import Scalar
from builder.load.source import read_source, read_spelled_names
from builder.model.message import Message, say
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class Space(Record):
    """One space: the end of its place's id, what stands behind the track's name, the number that it is."""

    id: str
    names: Names
    origin: Origin
    value: int | None = None
    rule: str | None = None

    def key(self, language: str) -> str:
        """What a setup writes for it: its number, or its name in the game's language."""
        return str(self.value) if self.value is not None else self.names.in_language(language)


class Run(Record):
    """Spaces that one marker runs along: a whole track, or one digit of it."""

    unit: int
    spaces: tuple[Space, ...]
    marker: Scalar | None
    named: bool = False

    @property
    def minimum(self) -> int:
        """The lowest number of the spaces."""
        return min((space.value or 0 for space in self.spaces), default=0)

    @property
    def maximum(self) -> int:
        """The highest number of the spaces."""
        return max((space.value or 0 for space in self.spaces), default=0)


_MOST_SPACES = 1000


def read_runs(track: Fields) -> tuple[Run, ...]:
    """The runs of a track, from the highest unit down.

    Reports ``track-form`` where a track has none or more than one of ``from``/``to``, ``digits`` and ``spaces``.
    """
    given = [key for key in ("from", "digits", "spaces") if track.has(key)]
    if given in (["digits"], ["spaces"]) and not track.items(given[0]):
        given = []
    if len(given) != 1:
        none = Message("どれもありません", "none of them")
        both = Message(
            f"{'と'.join(f'「{key}」' for key in given)}があります", " and ".join(f"'{key}'" for key in given)
        )
        message = say(
            "トラックは「from」と「to」、「digits」、「spaces」のどれか一つで書きます。ここには{has}",
            "a track has either 'from' and 'to', or 'digits', or 'spaces'; this one has {has}",
            has=both if given else none,
        )
        track.faults.error(track.origin, "track-form", message)
        for key in ("to", "marker"):
            track.node(key)
        return ()
    if given == ["digits"]:
        return _read_digits(track)
    marker = track.scalar("marker")
    if given == ["spaces"]:
        return (Run(1, _read_named(track), marker, named=True),)
    return (Run(1, _read_range(track, 1, first_run=True), marker),)


def _read_digits(track: Fields) -> tuple[Run, ...]:
    found: list[Run] = []
    for node in track.items("digits"):
        fields = Fields(node, track.faults, "digit")
        unit = fields.integer("unit", minimum=1) or 1
        found.append(Run(unit, _read_range(fields, unit, first_run=not found), fields.scalar("marker")))
        fields.finish()
    if [run.unit for run in found] != sorted({run.unit for run in found}, reverse=True):
        message = Message(
            "「digits」は大きい桁から順に、各桁を1回ずつ書きます（例：10、次に1）",
            "'digits' go from the highest unit down, each unit once, e.g. 10 and then 1",
        )
        track.faults.error(track.origin_of("digits"), "track-form", message)
    return tuple(found)


def _read_range(fields: Fields, unit: int, first_run: bool) -> tuple[Space, ...]:
    first, last = fields.integer("from"), fields.integer("to")
    if last < first or last - first >= _MOST_SPACES:
        message = say(
            "「from」が{first}、「to」が{last}です。トラックは小さい数から大きい数へ、{most}マスまでです",
            "'to' is {last} and 'from' is {first}; a track goes up, over at most {most} spaces",
            first=first,
            last=last,
            most=_MOST_SPACES,
        )
        fields.faults.error(fields.origin_of("to"), "out-of-range", message)
        return ()
    return tuple(_numbered(value, unit, first_run, fields.origin) for value in range(first, last + 1))


def _numbered(value: int, unit: int, first_run: bool, origin: Origin) -> Space:
    shown = value * unit
    number = str(shown) if shown >= 0 else f"minus-{-shown}"
    if first_run:
        return Space(number, Names({"": str(shown)}), origin, value)
    return Space(f"plus-{number}", Names({"": f"+{shown}"}), origin, value)


def _read_named(track: Fields) -> tuple[Space, ...]:
    found: list[Space] = []
    for node in track.items("spaces"):
        fields = Fields(node, track.faults, "space")
        source = read_source(fields)
        found.append(Space(fields.identifier("id"), read_spelled_names(fields), fields.origin, rule=source.rule))
        fields.finish()
    return tuple(found)


def joined(parts: Sequence[Names]) -> Names:
    """The parts one behind the other, in every language that one of them has."""
    languages = dict.fromkeys(language for part in parts for language in part.by_language if language)
    return Names(
        {language: " ".join([part.in_language(language) for part in parts]) for language in languages or ("",)}
    )
