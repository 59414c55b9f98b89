"""Properties that all pieces of a group share, also where no piece stands in it."""

from __future__ import annotations

from collections.abc import Hashable

from builder.check.setup.frame.grouping import Grouping
from builder.prove.meaning import GroupKey
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
        place = next((place.id for place in board.places if spot[1] in place.hexes), spot[1])
        return {
            "terrain": land.terrain or None,
            "territory": land.territory or "nobody",
            "board": board.id,
            "place": (board.id, place),
        }.get(name)
    return None
