"""Groups of pieces: those of which a minimum is asked though they may be empty, and what the pieces of one share."""

from __future__ import annotations

from collections.abc import Hashable

from builder.check.setup.frame.grouping import Grouping
from builder.check.setup.frame.selection import Selection
from builder.model.board import PlaceKind
from builder.prove.meaning import GroupKey, group_key
from builder.prove.rows import Row, SetupRows, alliance_of, property_of_row


def shared_property(name: str, key: GroupKey, per: Grouping, rows: list[Row], setup: SetupRows) -> Hashable:
    """The property ``name`` of a group: that of the setup, of its key, of its rows, else of the hex or side of its key."""
    if name == "setup":
        return setup.setup.id
    by_name = dict(zip((entry.value for entry in per.properties), key, strict=True))
    if name in by_name:
        return by_name[name]
    if rows:
        return property_of_row(rows[0], name)
    if name == "alliance" and "side" in by_name:
        return alliance_of(setup.game, str(by_name["side"])) or "nobody"
    spot = by_name.get("hex")
    if isinstance(spot, tuple):
        board = setup.game.board(spot[0])
        land = board.hexes[spot[1]]
        around = [place for place in board.places if spot[1] in place.hexes]
        place = next((one.id for one in around if one.kind is not PlaceKind.REGION), spot[1])
        region = next((one.id for one in around if one.kind is PlaceKind.REGION), None)
        return {
            "terrain": land.terrain or None,
            "territory": land.territory or "nobody",
            "board": board.id,
            "place": (board.id, place),
            "region": None if region is None else (board.id, region),
        }.get(name)
    return None


def asked_groups(per: Grouping, meant: Selection | None, setup: SetupRows) -> list[GroupKey]:
    """The groups of which a minimum of the pieces that are meant is asked.

    The setup; each side (or its alliance) that takes part and has such counters; what the selection names; else each
    group in which anything stands.
    """
    game = setup.game
    only = None if meant is None else meant.counters
    counters = [counter for counter in game.counters if only is None or counter.id in only]
    names = [entry.value for entry in per.properties]
    named: list[Hashable] | None = None
    if names == ["setup"]:
        named = [""]
    elif names == ["side"]:
        named = [side for side in setup.sides if side in {counter.side for counter in counters}]
    elif names == ["alliance"]:
        sides = [side for side in setup.sides if side in {counter.side for counter in counters}]
        named = [alliance for side in sides if (alliance := alliance_of(game, side)) is not None]
    elif names in (["counter"], ["unit"], ["class"]) and only is not None:
        named = [{"counter": c.id, "unit": c.unit, "class": c.class_id}[names[0]] for c in counters]
    elif names == ["hex"] and meant is not None and meant.hexes is not None:
        named = list(meant.hexes)
    elif names in (["place"], ["hex"], ["region"]) and meant is not None and meant.places is not None:
        named = _of_places(meant, names[0], setup)
    if named is not None:
        return list(dict.fromkeys((entry,) for entry in named))
    found = [key for row in setup.rows if (key := group_key(row, per)) is not None]
    return [key for key in dict.fromkeys(found) if "nobody" not in key]


def _of_places(meant: Selection, name: str, setup: SetupRows) -> list[Hashable]:
    found: list[Hashable] = []
    for board in setup.game.boards:
        for place in board.places:
            if (board.id, place.id) in (meant.places or ()) and place.owner in (None, *setup.sides):
                if name == "hex":
                    found += [(board.id, entry) for entry in place.hexes]
                elif (name == "region") == (place.kind is PlaceKind.REGION):
                    found.append((board.id, place.id))
    return found
