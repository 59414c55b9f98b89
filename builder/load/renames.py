"""``renamed_from``: what the counters of a unit were called before, so that they keep their piece ids."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping as Table
from builder.load.node import Sequence
from builder.model.game import Side


def read_old_ids(
    unit: Fields, owners: tuple[str | None, ...], several: bool, sides: NameTable[Side]
) -> Mapping[str | None, tuple[str, ...]]:
    """The ids that the counter of each side had, the oldest first, without a version's number.

    ``renamed_from`` is the unit's old id (or a list of them, the oldest first), from which counters' ids were made as they
    are now; or a table of sides with the old id of each side's counter, where the sides that have the unit changed too.
    """
    table = unit.node("renamed_from")
    if isinstance(table, Table):
        fields = Fields(table, unit.faults, "table of old ids")
        found: dict[str | None, tuple[str, ...]] = {}
        for word, _ in table.entries:
            side = sides.resolve(word, unit.faults)
            old = fields.identifier(word.text or "")
            if side is not None and old:
                found[side.id] = (old,)
        return found
    if not unit.has("renamed_from"):
        return {}
    old_ids = unit.texts("renamed_from") if isinstance(table, Sequence) else (unit.identifier("renamed_from"),)
    known = [old for old in old_ids if old]
    return {side: tuple(f"{side}-{old}" if several else old for old in known) for side in owners}
