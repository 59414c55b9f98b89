"""Which counter runs on which track."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Scalar
from builder.load.nouns import owners
from builder.model.counter import Counter
from builder.model.game import Side
from builder.model.message import Message, say


class Markers:
    """The units of a game, to find the counters that run on a track. ``language`` is the game's."""

    def __init__(self, counters: tuple[Counter, ...], language: str) -> None:
        self.language = language
        by_unit: dict[str, list[Counter]] = {}
        for counter in counters:
            by_unit.setdefault(counter.unit, []).append(counter)
        self._by_unit = by_unit
        self._units = NameTable(
            "marker", (((counter.unit, counter.id, *counter.names.spellings), counter.unit) for counter in counters)
        )

    def for_track(self, word: Scalar, owner: Side | None, shared: bool, track: Fields) -> Mapping[str, str]:
        """The counter of each side that runs on the track, by side id; by ``""`` where the track is nobody's.

        Reports ``unknown-marker`` where no unit has that name, ``marker-of-no-side`` where it has no counter to run here.
        """
        unit = self._units.resolve(word, track.faults)
        if unit is None:
            return {}
        counters = self._by_unit[unit]
        if shared:
            sides = dict.fromkeys(counter.side for counter in counters if counter.side)
            found = {side: next(counter.id for counter in counters if counter.side == side) for side in sides}
        elif owner:
            own = [counter for counter in counters if counter.side == owner.id]
            free = [counter for counter in counters if counter.side is None]
            found = {owner.id: (*own, *free)[0].id} if own or free else {}
        else:
            found = {"": counters[0].id} if len(counters) == 1 else {}
        if not found:
            message = _why_none(word.text or "", counters, owner, shared)
            track.faults.error(word.origin, "marker-of-no-side", message)
        return found


def _why_none(word: str, counters: list[Counter], owner: Side | None, shared: bool) -> Message:
    if shared:
        return say(
            "共有のトラックですが、マーカー「{word}」はどの陣営のものでもありません。駒に「sides」を書いてください",
            "the track is shared, but the marker '{word}' belongs to no side; give its counter 'sides'",
            word=word,
        )
    sides = owners(counter.side for counter in counters)
    if owner:
        return say(
            "「{owner}」にマーカー「{word}」はありません。持っているのは：{sides}",
            "'{owner}' has no marker '{word}'; it belongs to: {sides}",
            owner=owner.id,
            word=word,
            sides=sides,
        )
    return say(
        "持ち主のないトラックですが、マーカー「{word}」が複数あります（{sides}）。"
        "「shared: true」か「for_each_side」を書いてください",
        "the track is nobody's, but there are several markers '{word}' ({sides}); write 'shared: true' or 'for_each_side'",
        word=word,
        sides=sides,
    )
