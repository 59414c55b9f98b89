"""How many pieces there are in each group."""

from __future__ import annotations

from collections.abc import Hashable

from builder.check.setup.count_limit import Options
from builder.check.setup.frame.selection import Selection
from builder.prove.meaning import GroupKey, group_key, grouped, lines, number_in, perhaps, surely, total
from builder.prove.oracle.shared import shared_property
from builder.prove.rows import SetupRows, alliance_of
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each group with surely too many, and each with too few even with those that may be meant."""
    counted = grouped(surely(options.count, setup.rows), options.per)
    at_most = grouped(perhaps(options.count, setup.rows), options.per)
    only = grouped(surely(options.only_if_present, setup.rows), options.per)
    for key, rows in counted.items():
        table = options.maximum_by
        value = shared_property(table.property.value, key, options.per, rows, setup) if table else None
        most = number_in(table, value, options.maximum)
        if most is not None and total(rows) > most and (options.only_if_present is None or key in only):
            yield Violation((key, "most"), lines(rows))
    if options.minimum is None and options.minimum_by is None:
        return
    for key in only if options.only_if_present is not None else _asked(options, setup):
        beside = [row for row in setup.rows if group_key(row, options.per) == key]
        table = options.minimum_by
        value = shared_property(table.property.value, key, options.per, only.get(key, beside), setup) if table else None
        least = number_in(table, value, options.minimum)
        if least is not None and total(at_most.get(key, [])) < least:
            where = lines(beside)
            yield Violation((key, "least"), where, lacking=True)


def _asked(options: Options, setup: SetupRows) -> list[GroupKey]:
    """The groups of which a minimum is asked though they may be empty."""
    game, meant = setup.game, options.count
    counters = [counter for counter in game.counters if meant.counters is None or counter.id in meant.counters]
    names = [entry.value for entry in options.per.properties]
    named: list[Hashable] | None = None
    if names == ["setup"]:
        named = [""]
    elif names == ["side"]:
        named = [side for side in setup.sides if side in {counter.side for counter in counters}]
    elif names == ["alliance"]:
        sides = [side for side in setup.sides if side in {counter.side for counter in counters}]
        named = [alliance for side in sides if (alliance := alliance_of(game, side)) is not None]
    elif names in (["counter"], ["unit"], ["class"]) and meant.counters is not None:
        named = [{"counter": c.id, "unit": c.unit, "class": c.class_id}[names[0]] for c in counters]
    elif names == ["hex"] and meant.hexes is not None:
        named = list(meant.hexes)
    elif names in (["place"], ["hex"]) and meant.places is not None:
        named = _of_places(meant, names[0], setup)
    if named is not None:
        return list(dict.fromkeys((entry,) for entry in named))
    found = [key for row in setup.rows if (key := group_key(row, options.per)) is not None]
    return [key for key in dict.fromkeys(found) if "nobody" not in key]


def _of_places(meant: Selection, name: str, setup: SetupRows) -> list[Hashable]:
    found: list[Hashable] = []
    for board in setup.game.boards:
        for place in board.places:
            if (board.id, place.id) in (meant.places or ()) and place.owner in (None, *setup.sides):
                found += [(board.id, place.id)] if name == "place" else [(board.id, entry) for entry in place.hexes]
    return found
