"""What the tracks show when a setup begins: given for a side or for nobody, else unknown, else a fault."""

from __future__ import annotations

import re
from collections.abc import Mapping

from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Mapping as Table
from builder.load.node import Scalar
from builder.load.nouns import on_boards, owners
from builder.load.source import read_source
from builder.load.vocabulary import Owner, Vocabulary, sides_on
from builder.model.board import Track
from builder.model.message import Message, say
from builder.model.names import fold
from builder.model.provenance import Provenance
from builder.model.setup import TrackValue
from builder.origin import Origin
from builder.record import Record

TrackKey = tuple[str, str, Owner]
"""Board, track and the side whose marker it is."""


class Heading(Record):
    """Where a side stands in the setup; its tracks' faults of omission are reported there."""

    side: Owner
    origin: Origin


def read_track_values(
    heading: Fields, side: Owner, rule: str | None, words: Vocabulary
) -> Mapping[TrackKey, TrackValue]:
    """The table under ``tracks``: a value, or a table with ``value``, ``rule``, ``provenance`` and ``note``.

    Reports ``unknown-track``, ``ambiguous-track``, ``track-twice`` and what is wrong with the values.
    """
    node = heading.node("tracks")
    if node is None or (isinstance(node, Scalar) and node.text is None):
        return {}
    if not isinstance(node, Table):
        message = Message(
            "「tracks」はトラックと値の表です（例：{funds: 20}）",
            "'tracks' is a table of tracks and values, e.g. {funds: 20}",
        )
        heading.faults.error(node.origin, "wrong-type", message)
        return {}
    found: dict[TrackKey, TrackValue] = {}
    for word, below in node.entries:
        tracks = _resolve_track(word, side, words, heading.faults)
        value, value_rule, provenance = below, rule, Provenance.RULE
        if isinstance(below, Table):
            fields = Fields(below, heading.faults, "track's value")
            source = read_source(fields)
            value_rule, provenance = source.rule or rule, source.provenance
            value = fields.scalar("value") or Scalar(below.origin, None)
            fields.finish()
        if not isinstance(value, Scalar):
            message = say(
                "「{track}」の値は一つです。リストは使えません",
                "'{track}' is one value, not a list",
                track=word.text or "",
            )
            heading.faults.error(below.origin, "wrong-type", message)
            tracks, value = (), Scalar(below.origin, None)
        elif value.text is None and value is below:
            continue
        shown = None
        if len(tracks) == 1 and value.text is not None:
            shown = _read_value(value, tracks[0], word.text or "", heading.faults)
        for track in tracks:  # those that a fault is about are not missing as well
            key = (track.board, track.id, side)
            if key in found and len(tracks) == 1:
                message = say(
                    "トラック「{track}」がこの見出しに2回あります",
                    "the track '{track}' stands twice under this heading",
                    track=track.id,
                )
                heading.faults.error(word.origin, "track-twice", message)
            found[key] = TrackValue(track.id, track.board, side, shown, value.origin, value_rule, provenance)
    return found


def _resolve_track(word: Scalar, side: Owner, words: Vocabulary, faults: Faults) -> tuple[Track, ...]:
    """The track that a word names; several where that is a fault, none where there is no such track."""
    text = word.text or ""
    table = words.tracks_of(side)
    found = table.all(text)
    exact = tuple(track for track in found if track.id == text)
    if len(exact) == 1 or len(found) == 1:
        table.tell_spelling(word, faults)
        return (exact or found)[:1]
    if found:
        message = say(
            "「{text}」は{where}のどれか決まりません。idを書いてください",
            "'{text}' may be {where}; write the id",
            text=text,
            where=on_boards((track.id, track.board) for track in found),
        )
        faults.error(word.origin, "ambiguous-track", message)
        return found
    elsewhere = [owner for owner, table in words.tracks.items() if table.all(text)]
    if elsewhere:
        whose = say("「{side}」", "'{side}' has", side=side) if side else Message("無所属", "nobody has")
        hint = say("次の見出し：{owners}", "the heading of: {owners}", owners=owners(elsewhere))
        if elsewhere == [None]:
            hint = Message("セットアップ自身の「tracks」", "the setup's own 'tracks'")
        message = say(
            "{whose}にトラック「{text}」はありません。書く所は{hint}",
            "{whose} no track '{text}'; it belongs under {hint}",
            whose=whose,
            text=text,
            hint=hint,
        )
        faults.error(word.origin, "unknown-track", message)
    else:
        faults.error(word.origin, "unknown-track", unknown_word("track", text, words.tracks_of(side)))
    return ()


def _read_value(value: Scalar, track: Track, name: str, faults: Faults) -> str | None:
    """The key of the space that shows the value; None where there is none, which is reported."""
    text = value.text or ""
    if not any(digit.spaces for digit in track.digits):  # the track itself is at fault, and reported
        return None
    if track.named:
        key = track.words.get(fold(text))
        if key is None:
            spaces = NameTable.of_words("space", track.digits[0].spaces if track.digits else ())
            message = say(
                "トラック「{track}」に{unknown}",
                "on the track '{track}' {unknown}",
                track=name,
                unknown=unknown_word("space", text, spaces),
            )
            faults.error(value.origin, "unknown-space", message)
        return key
    if not re.fullmatch(r"[+-]?\d+", text):
        message = say(
            "「{track}」が「{text}」です。{minimum}から{maximum}までの整数を書いてください",
            "'{track}' is '{text}'; it must be a whole number from {minimum} to {maximum}",
            track=name,
            text=text,
            minimum=str(track.minimum),
            maximum=str(track.maximum),
        )
        faults.error(value.origin, "unknown-space", message)
        return None
    number = str(int(text))
    if not track.spaces_for(number):
        message = say(
            "「{track}」が{text}です。トラックは{minimum}から{maximum}までです",
            "'{track}' is {text}; the track goes from {minimum} to {maximum}",
            track=name,
            text=text,
            minimum=str(track.minimum),
            maximum=str(track.maximum),
        )
        faults.error(value.origin, "track-value-out-of-range", message)
        return None
    return number


def complete(
    given: Mapping[TrackKey, TrackValue],
    headings: tuple[Heading, ...],
    turn: TrackValue | None,
    words: Vocabulary,
    faults: Faults,
) -> tuple[TrackValue, ...]:
    """One value for every track and side: given, the setup's turn, unknown (None), or ``track-value-missing``.

    A side that the setup does not list takes no part, and a track may stay without a value for it.
    """
    origins = {heading.side: heading.origin for heading in headings}
    found: list[TrackValue] = []
    for board in words.game.boards:
        for track in board.tracks:
            for side in sides_on(track):
                key = (board.id, track.id, side)
                if turn and (board.id, track.id) == (turn.board, turn.track):
                    _report_other_turn(given.get(key), turn, faults)
                    found.append(turn)
                    continue
                if key not in given and track.unset is None and side in origins:
                    message = say(
                        "トラック「{name}」（{id}）に値が必要です。不明な値を置くボックス（「unset」）がありません",
                        "the track '{printed}' ({id}) needs a value: "
                        "it has no box for a value that is not known ('unset')",
                        name=track.names,
                        printed=track.names.in_language(words.game.language),
                        id=track.id,
                    )
                    faults.error(origins[side], "track-value-missing", message)
                unknown = TrackValue(track.id, board.id, side, None, origins.get(side, origins[None]))
                found.append(given.get(key, unknown))
    return tuple(found)


def _report_other_turn(value: TrackValue | None, turn: TrackValue, faults: Faults) -> None:
    if value and value.value != turn.value:
        message = say(
            "ターンのトラックは{shown}ですが、セットアップは第{turn}ターンから始まります。トラックを除いてください",
            "the turn's track shows {shown}, but the setup begins in turn {turn}; leave the track out",
            shown=str(value.value),
            turn=str(turn.value),
        )
        faults.error(value.origin, "turn-disagrees", message)
