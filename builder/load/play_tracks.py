"""The gauges and markers that an operation of ``play.yaml`` speaks of: those of its side, of nobody, or ``side/gauge``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.load.fields import Fields
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Mapping, Scalar
from builder.load.nouns import owner_named
from builder.load.play_words import PlayWords
from builder.model.board import Track
from builder.model.command import Destination
from builder.model.message import say
from builder.model.names import fold
from builder.model.operation import Change, GaugeOf, MarkerAt, Need
from builder.model.play import Gauge

_NUMBER = re.compile(r"[+-]?\d+")
_NOBODY = ""


class GaugeWords:
    """The words of one side's operation. ``side`` is empty for an operation that is nobody's."""

    def __init__(self, words: PlayWords, gauges: NameTable[Gauge], side: str) -> None:
        self._words = words
        self._gauges = gauges
        self._side = side

    def has_own(self, fields: Fields) -> bool:
        """True where all gauges that the operation changes, needs or asks are there for the side, and one is its own."""
        words = [key for name in ("needs", "changes") for key, _ in _pairs(fields, name)]
        words += [word for name in ("by", "compare") for word in (fields.optional_scalar(name),) if word is not None]
        bare = [one for word in words if "/" not in (word.text or "") for one in self._gauges.all(word.text or "")]
        owners = [_owner(self._words, gauge.track, self._side) for gauge in bare]
        return self._side in owners and None not in owners

    def any_of(self, side: str) -> bool:
        """True where some gauge has a marker of the side."""
        gauges = (gauge for label in self._gauges.labels for gauge in self._gauges.all(label))
        return any(_owner(self._words, gauge.track, side) == side for gauge in gauges)

    def gauge(self, word: Scalar) -> GaugeOf | None:
        """The gauge that a word means, with its side; reports ``unknown-gauge``, ``unknown-side``, ``gauge-of-no-side``."""
        side_word, _, name = (word.text or "").rpartition("/")
        gauge = self._gauges.resolve(Scalar(word.origin, name), self._words.faults)
        if gauge is None:
            return None
        side = self._side
        if side_word:
            found = self._words.side_ids((Scalar(word.origin, side_word),))
            if not found:
                return None
            side = found[0]
        owner = _owner(self._words, gauge.track, side)
        if owner is None:
            message = say(
                "「{side}」に計数器「{gauge}」はありません。ほかの陣営のものは「陣営/計数器」と書きます",
                "'{side}' has no gauge '{gauge}'; name another side's with 'side/gauge'",
                side=owner_named(side or None),
                gauge=gauge.id,
            )
            self._words.faults.error(word.origin, "gauge-of-no-side", message)
            return None
        return GaugeOf(gauge.id, owner)

    def changes(self, fields: Fields) -> tuple[Change, ...]:
        """The table ``changes``: gauges and what is added to each."""
        found: list[Change] = []
        for key, value in _pairs(fields, "changes"):
            gauge, number = self.gauge(key), self._number(value, key)
            if gauge is not None and number is not None:
                found.append(Change(gauge, number))
        return tuple(found)

    def needs(self, fields: Fields) -> tuple[tuple[Need, ...], tuple[MarkerAt, ...]]:
        """The table ``needs``: gauges with the least that they must show, named tracks with their space."""
        needs: list[Need] = []
        spaces: list[MarkerAt] = []
        for key, value in _pairs(fields, "needs"):
            track = self._named(key)
            if track is not None:
                spaces += self._marker_at(track, value)
                continue
            gauge, number = self.gauge(key), self._number(value, key)
            if gauge is not None and number is not None:
                needs.append(Need(gauge, number))
        return tuple(needs), tuple(spaces)

    def spaces(self, fields: Fields, key: str) -> tuple[MarkerAt, ...]:
        """The table ``key``: named tracks with a space of each; those that the side has no marker on are left out."""
        found: list[MarkerAt] = []
        for word, value in _pairs(fields, key):
            track = self._named(word)
            if track is not None:
                found += self._marker_at(track, value)
            elif self._words.track_of(word.text or "", None) is None:
                self._words.tracks.resolve(word, self._words.faults)
        return tuple(found)

    def sets(self, fields: Fields) -> tuple[MarkerAt, ...]:
        """The table ``sets``: tracks with the space to which their marker goes, or with their ``unset`` box."""
        found: list[MarkerAt] = []
        for key, value in _pairs(fields, "sets"):
            track = self._named(key) or self._words.track_of(key.text or "", self._side or None)
            if track is None:
                self._words.tracks.resolve(key, self._words.faults)
            else:
                found += self._marker_at(track, value)
        return tuple(found)

    def _named(self, word: Scalar) -> Track | None:
        track = self._words.track_of(word.text or "", self._side or None)
        return track if track is not None and track.named else None

    def _marker_at(self, track: Track, value: Scalar) -> Iterator[MarkerAt]:
        """The track's marker at the space; reports ``unknown-space``."""
        text = value.text or ""
        board = self._words.game.board(track.board)
        unset = board.place(track.unset) if track.unset is not None else None
        key = track.words.get(fold(text)) if track.named else (text if text in track.digits[0].spaces else None)
        if key is not None and len(track.digits) == 1:
            place: str | None = track.digits[0].spaces[key]
        else:
            place = (
                unset.id
                if unset is not None and any(fold(text) == fold(one) for one in unset.names.spellings)
                else None
            )
            key = None
        if place is None:
            known = [*track.digits[0].spaces, *(unset.names.spellings[:1] if unset else ())]
            message = say(
                "トラック「{track}」に{unknown}",
                "on the track '{track}' {unknown}",
                track=track.id,
                unknown=unknown_word("space", text, NameTable.of_words("space", known)),
            )
            self._words.faults.error(value.origin, "unknown-space", message)
            return
        for digit in track.digits:
            marker = digit.markers.get(self._side) or digit.markers.get(_NOBODY)
            if marker is not None:
                yield MarkerAt(track.id, marker, key, Destination(track.board, place))

    def _number(self, value: Scalar, key: Scalar) -> int | None:
        if _NUMBER.fullmatch(value.text or ""):
            return int(value.text or "0")
        message = say(
            "「{key}」が「{text}」です。整数を書いてください",
            "'{key}' is '{text}'; it must be a whole number",
            key=key.text or "",
            text=value.text or "",
        )
        self._words.faults.error(value.origin, "wrong-type", message)
        return None


def _owner(words: PlayWords, track_id: str, side: str) -> str | None:
    """Whose marker of the track it is: the side's own, nobody's (empty), or None where it has none."""
    track = words.track_of(track_id, side or None)
    if track is None:
        return None
    markers = {owner for digit in track.digits for owner in digit.markers}
    return side if side in markers else (_NOBODY if _NOBODY in markers else None)


def _pairs(fields: Fields, key: str) -> tuple[tuple[Scalar, Scalar], ...]:
    """The keys and values of a small table; empty where it is absent."""
    node = fields.node(key)
    if node is None or (isinstance(node, Scalar) and node.text is None):
        return ()
    if not isinstance(node, Mapping):
        Fields(node, fields.faults, say("「{key}」", "'{key}'", key=key))  # which reports that it is no table
        return ()
    return tuple((word, value) for word, value in node.entries if isinstance(value, Scalar))
