"""The rows of a spreadsheet become the same entries that a YAML file has under ``counters``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from builder.load.counter_classes import ClassWords
from builder.load.counter_values import shows
from builder.load.faults import Faults
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Mapping as Table
from builder.load.node import Node, Scalar, Sequence
from builder.load.spreadsheet import Row, Spreadsheet
from builder.model.counter import CounterClass, FieldForm, State, ValueField
from builder.model.message import say
from builder.model.names import fold
from builder.origin import Origin
from builder.record import Record

COUNTER, SIDE, STATE, COUNT = "counter", "side", "state", "count"
_COLUMNS = {
    fold(word): column
    for column, words in {
        COUNTER: ("counter", "unit", "カウンター", "ユニット"),
        SIDE: ("side", "陣営"),
        STATE: ("state", "face", "面"),
        COUNT: ("count", "枚数"),
    }.items()
    for word in words
}
_BETWEEN = re.compile(r"[,、/／;；\s]+")
_STATE_AND_FIELD = re.compile(r"^(.+?)[./:：．](.+)$")


class _Heading(Record):
    """A column of values: the word for the field, and that for the state where the heading says ``back.attack``."""

    field: str
    state: str | None = None


def entries_of(
    spreadsheet: Spreadsheet,
    class_of: Callable[[Scalar], ClassWords | None],
    classes: Mapping[str, ClassWords],
    faults: Faults,
) -> tuple[Node, ...]:
    """One entry for each row that has a value.

    ``class_of`` gives the class of the counter that a word names, without a report. Columns are ``counter``, ``side``,
    ``state``, ``count`` and the fields by id, name or short name, also as ``back.attack``; one that begins with ``#`` is a
    remark. Without a state a value is that of the first state that shows the field. Reports ``missing-column`` and
    ``unknown-column``.
    """
    found: list[Node] = []
    for headings, rows in spreadsheet.tables:
        if COUNTER not in {_COLUMNS.get(fold(cell.text or "")) for cell in headings}:
            message = say(
                "列「{column}」がありません。どの駒の行かを示す列です",
                "there is no column '{column}'; it names the counter that a row is about",
                column=COUNTER,
            )
            faults.error(headings[0].origin, "missing-column", message)
            continue
        columns, fields = _read_headings(headings, classes, faults)
        for row in rows:
            _report_without_heading(row, headings, faults)
            found.extend(_entry(row, columns, fields, class_of))
    return tuple(found)


def _read_headings(
    headings: Row, classes: Mapping[str, ClassWords], faults: Faults
) -> tuple[dict[str, int], dict[int, _Heading]]:
    columns: dict[str, int] = {}
    fields: dict[int, _Heading] = {}
    table = NameTable("column", (((*words, ""), words[0]) for words in _field_words(classes)))
    for index, cell in enumerate(headings):
        text = cell.text or ""
        if not text or text.startswith(("#", "＃")):
            continue
        split = _STATE_AND_FIELD.match(text)
        if fold(text) in _COLUMNS:
            columns.setdefault(_COLUMNS[fold(text)], index)
        elif table.all(text):
            fields[index] = _Heading(text)
        elif split and table.all(split[2]) and any(words.states.all(split[1]) for words in classes.values()):
            fields[index] = _Heading(split[2], split[1])
        else:
            known = NameTable("column", [*(((word,), word) for word in (COUNTER, SIDE, STATE, COUNT))])
            message = say(
                "{unknown}（# で始まる列は読みません）",
                "{unknown} (a column that begins with # is left alone)",
                unknown=unknown_word("column", text, table, known),
            )
            faults.error(cell.origin, "unknown-column", message)
    return columns, fields


def _field_words(classes: Mapping[str, ClassWords]) -> Iterator[tuple[str, ...]]:
    for words in classes.values():
        for field in words.counter_class.fields:
            yield (field.id, *field.names.spellings, *field.short.spellings)


def _report_without_heading(row: Row, headings: Row, faults: Faults) -> None:
    for index, cell in enumerate(row):
        if cell.text and (index >= len(headings) or not headings[index].text):
            message = say(
                "「{text}」は見出しの無い列にあります", "'{text}' stands in a column without a heading", text=cell.text
            )
            faults.error(cell.origin, "unknown-column", message)


def _entry(
    row: Row,
    columns: Mapping[str, int],
    fields: Mapping[int, _Heading],
    class_of: Callable[[Scalar], ClassWords | None],
) -> Iterator[Table]:
    """The row's entry; none where no value stands in it, so that a form may be filled in bit by bit."""
    given = {column: row[index] for column, index in columns.items() if index < len(row) and row[index].text}
    cells = [(row[index], heading) for index, heading in fields.items() if index < len(row) and row[index].text]
    if not cells and COUNT not in given:
        return
    start = Origin(row[0].origin.file, row[0].origin.line)
    entries: list[tuple[Scalar, Node]] = [
        (Scalar(given[column].origin, column), given[column]) for column in (COUNTER, SIDE, COUNT) if column in given
    ]
    words = class_of(given[COUNTER]) if COUNTER in given else None
    by_state: dict[str, list[tuple[Scalar, Node]]] = {}
    origins: dict[str, Scalar] = {}
    for cell, heading in cells:
        word = given.get(STATE) if heading.state is None else Scalar(cell.origin, heading.state)
        field = words.fields.all(heading.field)[:1] if words else ()
        state = word or Scalar(cell.origin, _first_state(words.counter_class, field[0]) if words and field else None)
        name = state.text or ""
        if not name and words:  # a field that the class does not have: any of its states brings the report
            state = Scalar(cell.origin, words.counter_class.states[0].id if words.counter_class.states else "")
            name = state.text or ""
        origins.setdefault(name, state)
        by_state.setdefault(name, []).append((Scalar(cell.origin, heading.field), _value(cell, field)))
    if by_state and words:
        states = tuple((origins[name], Table(start, tuple(below))) for name, below in by_state.items())
        entries.append((Scalar(start, "values"), Table(start, states)))
    yield Table(start, tuple(entries))


def _first_state(counter_class: CounterClass, field: ValueField) -> str | None:
    return next((state.id for state in counter_class.states if _is_on(field, state)), None)


def _is_on(field: ValueField, state: State) -> bool:
    return shows(field, state)


def _value(cell: Scalar, field: tuple[ValueField, ...]) -> Node:
    """The cell, as a list where the field's form is one and the cell separates its parts by commas, slashes or spaces."""
    listed = field and field[0].form in (FieldForm.STRENGTHS, FieldForm.DIE_TABLE)
    parts = _BETWEEN.split(cell.text or "")
    if not listed or len(parts) < 2:
        return cell
    return Sequence(cell.origin, tuple(Scalar(cell.origin, part) for part in parts))
