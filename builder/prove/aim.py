"""What a constraint speaks of, gathered from its options, so that mutations are made where they may matter."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from builder.check.setup.frame.choice import Choice
from builder.check.setup.frame.hex_ranges import HexRanges
from builder.check.setup.frame.number_ranges import NumberRanges
from builder.check.setup.frame.property_table import PropertyTable
from builder.check.setup.frame.requirement import RequirementTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.track_condition import TrackCondition
from builder.check.setup.frame.value_condition import ValueCondition
from builder.check.setup.frame.whole_number import WholeNumber
from builder.model.constraint_option import OptionWord
from builder.record import Record, field, fields


class Aim(Record):
    """Ids of all that is spoken of: places, hexes, kinds of hexsides and tracks by board and id.

    ``numbers`` are the limits that are named, ``words`` those that printed values may be.
    """

    counters: dict[str, None] = field(default_factory=dict)
    classes: dict[str, None] = field(default_factory=dict)
    states: dict[str, None] = field(default_factory=dict)
    boards: dict[str, None] = field(default_factory=dict)
    places: dict[tuple[str, str], None] = field(default_factory=dict)
    hexes: dict[tuple[str, str], None] = field(default_factory=dict)
    terrains: dict[str, None] = field(default_factory=dict)
    edge_kinds: dict[tuple[str, str], None] = field(default_factory=dict)
    tracks: dict[tuple[str, str], None] = field(default_factory=dict)
    values: dict[str, None] = field(default_factory=dict)
    numbers: dict[int, None] = field(default_factory=dict)
    words: dict[str, None] = field(default_factory=dict)


def aim_of(options: object) -> Aim:
    """Everything that bound options name."""
    aim = Aim()
    _gather(options, aim)
    return aim


_SORTS = {
    "counters": "counters",
    "classes": "classes",
    "states": "states",
    "places": "places",
    "hexes": "hexes",
    "terrains": "terrains",
    "edge_kinds": "edge_kinds",
    "tracks": "tracks",
    "fields": "values",
}
"""For the sort of a choice the list that its ids belong to."""

_PROPERTIES = {"counter": "counters", "state": "states", "place": "places", "hex": "hexes", "terrain": "terrains"}


def _gather(thing: object, aim: Aim) -> None:
    """Add what one option names, and what lies below it."""
    if isinstance(thing, bool) or thing is None:
        return
    if isinstance(thing, int):
        aim.numbers[thing] = None
    elif isinstance(thing, WholeNumber):
        aim.numbers[thing.number] = None
    elif isinstance(thing, OptionWord):
        _add(aim.numbers, [int(thing.text)] if thing.text.lstrip("+-").isdigit() else [])
    elif isinstance(thing, Choice):
        if thing.SORT in _SORTS:
            _add(getattr(aim, _SORTS[thing.SORT]), thing.ids)
    elif isinstance(thing, Selection):
        _gather_selection(thing, aim)
    elif isinstance(thing, PropertyTable):
        name = _PROPERTIES.get(thing.property.value)
        _add(getattr(aim, name) if name else {}, thing.words)
        _gather((*thing.words.values(), thing.others), aim)
    elif isinstance(thing, TrackCondition):
        _add(aim.tracks, thing.track.ids)
        _gather((*sorted(thing.equal or ()), thing.at_least, thing.at_most), aim)
    elif isinstance(thing, NumberRanges):
        _add(aim.numbers, (end for ends in thing.ranges for end in ends))
    elif isinstance(thing, HexRanges):
        _add(aim.hexes, sorted(thing.hexes))
    elif isinstance(thing, RequirementTable):
        _add(aim.counters, thing.by_counter)
        _gather(tuple(requirement for requirement, _ in thing.by_counter.values()), aim)
    elif isinstance(thing, tuple):
        for part in thing:
            _gather(part, aim)
    elif isinstance(thing, Record):
        for part in fields(thing):
            _gather(getattr(thing, part.name), aim)


def _gather_selection(selection: Selection, aim: Aim) -> None:
    _add(aim.counters, sorted(selection.counters or ()))
    _add(aim.states, sorted(selection.states or ()))
    _add(aim.boards, sorted(selection.boards or ()))
    _add(aim.places, sorted(selection.places or ()))
    _add(aim.hexes, sorted(selection.hexes or ()))
    _add(aim.terrains, sorted(selection.terrains or ()))
    values: tuple[ValueCondition, ...] = selection.values
    for condition in values:
        _add(aim.values, sorted(condition.fields))
        _add(aim.words, condition.bounds.equal or ())
    _gather((*selection.any_of, *selection.all_of, *selection.none_of), aim)


def _add(found: dict[Any, None], things: Iterable[Hashable] | Mapping[Hashable, object]) -> None:
    found.update(dict.fromkeys(things))
