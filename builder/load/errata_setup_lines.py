"""Lines of a setup that an erratum changes, adds or takes away, found by the place and the counter that they mean."""

from __future__ import annotations

from builder.load.changes import Changes, is_empty, items_of, merged_table, with_value, written
from builder.load.fields import Faults, Fields
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.nouns import owner_named
from builder.load.setup_lines import line_counter
from builder.load.setup_places import Spot, read_spots
from builder.load.vocabulary import Owner, Vocabulary
from builder.model.erratum import Changed
from builder.model.message import say
from builder.origin import Origin
from builder.record import Record

_PLACE_KEYS = ("place", "hex", "board", "each_hex", "any_hex")
_LISTS = ("change", "add", "remove")
LINE_KEYS = (*_PLACE_KEYS, *_LISTS)
"""The keys of an entry that are about lines."""


class _Lines(Record):
    """What the words under one heading mean: whose heading, and how it is called in what is written down."""

    side: Owner
    subject: str
    words: Vocabulary
    changes: Changes

    def spots(self, line: Mapping, faults: Faults) -> frozenset[tuple[str, str, str | None]]:
        """The spots of a line, as board, place and hex."""
        return frozenset(map(_key, read_spots(Fields(line, faults, "line of 'places'"), self.side, self.words)))

    def counter(self, item: Node, faults: Faults) -> str | None:
        """The id of the counter that a line is about."""
        found = line_counter(Fields(item, faults, "line of 'counters'"), self.side, self.words)
        return found.id if found else None

    def state(self, item: Node, counter: str) -> str | None:
        """The id of the state that a line gives; None where it gives none or no such."""
        word = item.find("state") if isinstance(item, Mapping) else None
        classes = self.words.classes.get(self.words.game.counter(counter).class_id)
        found = classes.states.all(word.text or "") if classes and isinstance(word, Scalar) else ()
        return found[0].id if found else None

    def what(self, place: str, counter: str) -> str:
        """How a line is called in the list of changes."""
        return ": ".join(word for word in (self.side, place, counter) if word)


def changed_lines(
    heading: Mapping, entry: Mapping, side: Owner, subject: str, words: Vocabulary, changes: Changes
) -> Mapping:
    """The heading with the entry's lines changed, added and taken away.

    ``change`` and ``remove`` find a line by its counter and, where several lines have it, by ``state``. Reports
    ``unknown-line``, ``changes-nothing`` and what the words of a line report.
    """
    lines = _Lines(side, subject, words, changes)
    given = [key for key in _LISTS if entry.find(key) is not None]
    if not any(entry.find(key) is not None for key in _PLACE_KEYS):
        for key in given:
            message = say(
                "「{key}」には対象の行の「place」か「hex」が必要です",
                "'{key}' needs the 'place' or 'hex' of the lines that it is about",
                key=key,
            )
            changes.faults.error(_origin(entry, key), "missing-key", message)
        return heading
    if not given:
        message = say(
            "これでは何も変わりません。場所には「change」「add」「remove」のどれかが必要です",
            "this changes nothing: a place needs 'change', 'add' or 'remove'",
        )
        changes.faults.error(entry.origin, "changes-nothing", message)
        return heading
    where = Mapping(entry.origin, tuple(pair for pair in entry.entries if pair[0].text in _PLACE_KEYS))
    spots = _wanted_spots(where, lines)
    if not spots:
        return heading
    places = [place for place in items_of(heading, "places") if isinstance(place, Mapping)]
    chosen = [index for index, place in enumerate(places) if _is_within(place, spots, lines)]
    shown = written(where.find("place") or where.find("hex") or where)
    for key in ("change", "remove"):
        for item in items_of(entry, key):
            _change_or_remove(item, key == "remove", places, chosen, shown, lines)
    added = items_of(entry, "add")
    for item in added:
        counter = lines.counter(item, changes.faults)
        if counter is not None:
            changes.add(
                Changed.SETUP,
                subject,
                lines.what(shown, counter),
                None,
                _rest(item),
                item.origin,
                item.origin,
                item.origin,
            )
    if added and chosen:
        place = places[chosen[0]]
        places[chosen[0]] = with_value(
            place, "counters", Sequence(_origin(place, "counters"), (*items_of(place, "counters"), *added))
        )
    elif added:
        places.append(with_value(where, "counters", Sequence(_origin(entry, "add"), added)))
    kept = tuple(place for place in places if items_of(place, "counters"))
    return with_value(heading, "places", Sequence(_origin(heading, "places"), kept))


def _wanted_spots(where: Mapping, lines: _Lines) -> frozenset[tuple[str, str, str | None]]:
    """The spots that the entry means; an area without a choice of hexes means every line in it."""
    spots = lines.spots(where, Faults())
    if not spots:
        spots = lines.spots(with_value(where, "each_hex", Scalar(where.origin, "true")), Faults())
    return spots or lines.spots(where, lines.changes.faults)


def _is_within(place: Mapping, spots: frozenset[tuple[str, str, str | None]], lines: _Lines) -> bool:
    found = lines.spots(place, Faults())
    return bool(found) and found <= spots


def _change_or_remove(
    item: Node, remove: bool, places: list[Mapping], chosen: list[int], shown: str, lines: _Lines
) -> None:
    """Change one line in ``places``, or take it away."""
    faults, changes = lines.changes.faults, lines.changes
    counter = lines.counter(item, faults)
    if counter is None or not isinstance(item, Mapping):
        return
    found = [
        (number, index, line)
        for number in chosen
        for index, line in enumerate(items_of(places[number], "counters"))
        if isinstance(line, Mapping) and lines.counter(line, Faults()) == counter
    ]
    if remove:
        fields = Fields(item, faults, "line to take away")
        for key in ("counter", "side", "state"):
            fields.node(key)
        fields.finish()
    state = lines.state(item, counter)
    selected_by_state = state is not None and (remove or len(found) > 1)
    if selected_by_state:
        found = [entry for entry in found if lines.state(entry[2], counter) == state]
    if len(found) != 1:
        _report_lines(item, counter, len(found), places, chosen, shown, lines)
        return
    number, index, line = found[0]
    what = lines.what(shown, counter)
    items = items_of(places[number], "counters")
    if remove:
        changes.add(Changed.SETUP, lines.subject, what, _rest(line), None, item.origin, item.origin, line.origin)
        kept = (*items[:index], *items[index + 1 :])
    else:
        without = ("counter", "side", "state") if selected_by_state else ("counter", "side")
        if all(key.text in without for key, _ in item.entries):
            changes.report_empty(item.origin)
        old = line if line.find("count") else with_value(line, "count", Scalar(line.origin, "1"))
        merged = merged_table(old, item, without, changes, Changed.SETUP, lines.subject, f"{what}: ")
        kept = (*items[:index], merged, *items[index + 1 :])
    places[number] = with_value(places[number], "counters", Sequence(_origin(places[number], "counters"), kept))


def _report_lines(
    item: Node, counter: str, number: int, places: list[Mapping], chosen: list[int], shown: str, lines: _Lines
) -> None:
    faults = lines.changes.faults
    if number:
        message = say(
            "「{place}」には「{counter}」の行が{number}つあります。どれかを「state」で示してください",
            "the setup has {number} lines of '{counter}' at '{place}'; say with 'state' which of them is meant",
            place=shown,
            counter=counter,
            number=number,
        )
        faults.error(item.origin, "unknown-line", message)
        return
    there = [lines.counter(line, Faults()) for index in chosen for line in items_of(places[index], "counters")]
    names = ", ".join(dict.fromkeys(name for name in there if name))
    if names:
        ja = "「{place}」に「{counter}」の行はありません。そこにあるのは：{names}"
        en = "the setup has no line of '{counter}' at '{place}'; there stand: {names}"
    else:
        ja = "「{place}」に「{counter}」の行はありません。そこに{side}の駒はありません"
        en = "the setup has no line of '{counter}' at '{place}'; nothing of {side} stands there"
    side = owner_named(lines.side)
    message = say(ja, en, place=shown, counter=counter, names=names, side=side)
    faults.error(item.origin, "unknown-line", message)


def _rest(item: Node) -> str:
    """What a line says besides its counter: the number, and the state where it gives one."""
    count = item.find("count") if isinstance(item, Mapping) else None
    state = item.find("state") if isinstance(item, Mapping) else None
    number = written(count) if count is not None and not is_empty(count) else "1"
    return f"{number} ({written(state)})" if state is not None and not is_empty(state) else number


def _key(spot: Spot) -> tuple[str, str, str | None]:
    return (spot.board, spot.place, spot.hex)


def _origin(table: Mapping, key: str) -> Origin:
    found = table.find(key)
    return found.origin if found is not None else table.origin
