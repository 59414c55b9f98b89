"""Errata laid over the counters: values by state and field, and what else is printed on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from builder.load.changes import Changes, value_of
from builder.load.counter_classes import ClassWords
from builder.load.counter_values import Values, read_values
from builder.load.counters import report_missing_art
from builder.load.errata import Errata
from builder.load.erratum_file import ErratumFile
from builder.load.faults import Faults
from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping as Table
from builder.load.node import Node, Scalar
from builder.load.nouns import owners
from builder.load.overlay_rows import entries_of
from builder.load.vocabulary import counter_spellings
from builder.model.counter import Counter, FieldValue
from builder.model.erratum import Changed
from builder.model.game import Side
from builder.model.message import say
from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record, replace

_PROVENANCES = {provenance.value: provenance for provenance in Provenance}


class CounterWords(Record):
    """What the words of an erratum mean: classes by id, sides by any name; the language is the game's."""

    classes: Mapping[str, ClassWords]
    sides: NameTable[Side]
    language: str
    project: Path


class _Setting(Record):
    """One value that an entry sets: an attribute of the record, or a state and field of its values; None takes it away.

    ``what`` is how it is called in the data.
    """

    what: str
    attribute: str
    new: Any
    origin: Origin
    state_and_field: tuple[str, str] | None = None


def apply_to_counters(counters: tuple[Counter, ...], errata: Errata, words: CounterWords) -> tuple[Counter, ...]:
    """The counters with every erratum laid over them in order.

    An entry names a unit (all its counters), one of its counters, or with ``side`` those of one side. Reports
    ``unknown-counter``, ``ambiguous-counter``, ``counter-of-another-side``, ``changes-nothing`` and what a counter's own
    reader reports.
    """
    for file, changes in errata.files:
        for entry in _entries(file, counters, words, changes.faults):
            counters = _apply(entry, counters, words, changes, by_row=file.spreadsheet is not None)
    return counters


def _entries(file: ErratumFile, counters: tuple[Counter, ...], words: CounterWords, faults: Faults) -> tuple[Node, ...]:
    if file.spreadsheet is None:
        return file.counters
    table = counter_table(counters)

    def class_of(word: Scalar) -> ClassWords | None:
        found = table.all(word.text or "")
        return words.classes.get(found[0].class_id) if found else None

    return entries_of(file.spreadsheet, class_of, words.classes, faults)


def counter_table(counters: tuple[Counter, ...]) -> NameTable[Counter]:
    """Every counter, whoever has it, by its id, its unit's id and its names."""
    return NameTable("counter", ((counter_spellings(counter), counter) for counter in counters))


def _apply(
    entry: Node, counters: tuple[Counter, ...], words: CounterWords, changes: Changes, by_row: bool
) -> tuple[Counter, ...]:
    fields = Fields(entry, changes.faults, "counter of an erratum")
    before = len(changes.faults.found)
    targets = _targets(fields, counters, words)
    settings = tuple(_settings(fields, targets, words)) if targets else ()
    if targets:
        fields.finish()
    if targets and not settings and len(changes.faults.found) == before:
        changes.report_empty(entry.origin)
    changed = {counter.id: counter for counter in targets}
    idle: list[tuple[_Setting, Counter]] = []
    for setting in settings:
        at_work = False
        for target in targets:
            counter = changed[target.id]
            old = _current(counter, setting)
            new = _joined(old, setting)
            if old == new:
                continue
            at_work = True
            changed[target.id] = _with(counter, setting, new)
            changes.add(
                Changed.COUNTER,
                target.id,
                setting.what,
                value_text(old),
                value_text(new),
                setting.origin,
                entry.origin,
                target.origin,
            )
        if not at_work:
            idle.append((setting, targets[0]))
    _report_idle(idle, settings, entry, changes, by_row)
    return tuple(
        replace(changed[counter.id], origin=entry.origin)
        if counter.id in changed and changed[counter.id] != counter
        else counter
        for counter in counters
    )


def _report_idle(
    idle: list[tuple[_Setting, Counter]],
    settings: tuple[_Setting, ...],
    entry: Node,
    changes: Changes,
    by_row: bool,
) -> None:
    """Each value that changes nothing; of a spreadsheet's row only that none does, since a row is filled in as a whole."""
    if by_row and len(idle) < len(settings):
        return
    for setting, target in idle[:1] if by_row else idle:
        if by_row:
            message = say(
                "この行では何も変わりません。「{counter}」の値はどれも元のデータと同じです。行を消してください",
                "this row changes nothing: every value of '{counter}' in it is known already; delete the row",
                counter=target.id,
            )
            changes.faults.error(entry.origin, "changes-nothing", message)
        else:
            what = value_of(setting.what, target.id)
            changes.report_nothing(setting.origin, what, value_text(_current(target, setting)), target.origin)


def _targets(fields: Fields, counters: tuple[Counter, ...], words: CounterWords) -> tuple[Counter, ...]:
    word, side_word = fields.scalar("counter"), fields.optional_scalar("side")
    side = words.sides.resolve(side_word, fields.faults) if side_word else None
    if word is None or (side_word and side is None):
        return ()
    table = counter_table(counters)
    if table.resolve(word, fields.faults) is None:
        return ()
    text = word.text or ""
    found = table.all(text)
    exact = tuple(counter for counter in found if counter.id == text)
    found = exact or tuple(counter for counter in found if counter.unit == text) or found
    of_side = tuple(counter for counter in found if side is None or counter.side == side.id)
    if not of_side and side is not None:
        message = say(
            "「{side}」に駒「{text}」はありません。持っているのは：{owners}",
            "'{side}' has no counter '{text}'; it belongs to: {owners}",
            side=side.id,
            text=text,
            owners=owners(dict.fromkeys(counter.side for counter in found)),
        )
        fields.faults.error(word.origin, "counter-of-another-side", message)
    if len({counter.unit for counter in of_side}) > 1:
        names = ", ".join(f"'{counter.printed_name(words.language)}' ({counter.id})" for counter in of_side)
        message = say(
            "「{text}」は{names}のどれか決まりません。idを書いてください",
            "'{text}' may be {names}; write one of the ids",
            text=text,
            names=names,
        )
        fields.faults.error(word.origin, "ambiguous-counter", message)
        return ()
    return of_side


def _settings(fields: Fields, targets: tuple[Counter, ...], words: CounterWords) -> Iterator[_Setting]:
    faults = fields.faults
    for key, attribute in (("name", "names"), ("text", "text")):
        names = fields.optional_names(key)
        if names is not None:
            yield _setting(fields, key, attribute, names)
    if fields.has("count"):
        yield _setting(fields, "count", "count", fields.optional_integer("count", minimum=1))
    if fields.has("colour"):
        yield _setting(fields, "colour", "colour", fields.optional_colour("colour"))
    for key in ("symbol", "art", "rule"):
        if fields.has(key):
            yield _setting(fields, key, key, fields.optional_text(key))
    if fields.has("art"):
        report_missing_art(fields.text("art"), fields.origin_of("art"), words.project, faults)
    if fields.has("provenance"):
        word = fields.choice("provenance", _PROVENANCES, Provenance.RULE.value)
        yield _setting(fields, "provenance", "provenance", _PROVENANCES[word])
    note = fields.optional_names("note")
    if note is not None:
        yield _setting(fields, "note", "note", note.in_language(words.language))
    class_words = words.classes.get(targets[0].class_id)
    if class_words is not None:
        yield from _value_settings(fields, read_values(fields, class_words), class_words)


def _setting(fields: Fields, key: str, attribute: str, new: object) -> _Setting:
    return _Setting(key, attribute, new, fields.origin_of(key))


def _value_settings(fields: Fields, values: Values, words: ClassWords) -> Iterator[_Setting]:
    """One for each value, and one for each that is left blank, which makes it unknown; what was wrong is reported already."""
    table = fields.node("values")
    if not isinstance(table, Table):
        return
    for state_word, below in table.entries:
        state = words.states.all(state_word.text or "")
        for field_word, node in below.entries if isinstance(below, Table) else ():
            field = words.fields.all(field_word.text or "")
            if not state or not field:
                continue
            new = values.get(state[0].id, {}).get(field[0].id)
            if new is not None or (isinstance(node, Scalar) and node.text is None):
                what = f"{state[0].id}.{field[0].id}"
                yield _Setting(what, "values", new, node.origin, (state[0].id, field[0].id))


def _current(counter: Counter, setting: _Setting) -> Any:  # noqa: ANN401  (any attribute of a counter)
    if setting.state_and_field is not None:
        state, field = setting.state_and_field
        return counter.values.get(state, {}).get(field)
    return getattr(counter, setting.attribute)


def _joined(old: object, setting: _Setting) -> Any:  # noqa: ANN401
    """The new value; a name is laid over the old one language by language, and still found by its old spellings."""
    new = setting.new
    if not isinstance(new, Names) or not isinstance(old, Names) or "" in new.by_language or "" in old.by_language:
        return new
    by_language = {**old.by_language, **new.by_language}
    gone = (spelling for spelling in old.by_language.values() if spelling not in by_language.values())
    return Names(by_language, tuple(dict.fromkeys((*old.also, *gone)))) if by_language != old.by_language else old


def _with(counter: Counter, setting: _Setting, new: Any) -> Counter:  # noqa: ANN401
    if setting.state_and_field is None:
        return replace(counter, **{setting.attribute: new})
    state, field = setting.state_and_field
    values = {one: dict(fields) for one, fields in counter.values.items()}
    if new is None:
        values[state].pop(field)
    else:
        values.setdefault(state, {})[field] = new
    return replace(counter, values=values)


def value_text(value: FieldValue | Names | Provenance | None) -> str | None:
    """A value as text: strengths as ``4・2``, a name as its languages, None where there is none."""
    if value is None:
        return None
    if isinstance(value, Names):
        return " / ".join(value.by_language.values())
    if isinstance(value, Provenance):
        return value.value
    if isinstance(value, tuple):
        return "・".join(str(part) for part in value)
    return str(value)
