"""A spreadsheet as rows of words that know their row and column.

``.csv`` is read by the standard library, ``.xlsx`` and ``.ods`` by calamine.
"""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from builder.load.data_file import DataFiles
from builder.load.node import Scalar
from builder.model.message import Message, say
from builder.origin import Origin
from builder.record import Record

SPREADSHEETS = (".csv", ".xlsx", ".ods")
"""The endings of the files that are read as spreadsheets."""

_DELIMITERS = (",", ";", "\t")
_ENCODINGS = ("utf-8-sig", "cp932")
"""What Excel writes as CSV: UTF-8 with its mark, or the Japanese code page."""

Row = tuple[Scalar, ...]
"""The cells of a row from the first column; an empty cell has the text None."""


class Spreadsheet(Record):
    """The tables of one file, each a row of headings and the rows below it; rows without any value are left out."""

    origin: Origin
    tables: tuple[tuple[Row, tuple[Row, ...]], ...]


def is_spreadsheet(path: Path) -> bool:
    """True for a file whose name says that it is a spreadsheet."""
    # Excel and LibreOffice keep files with these beginnings beside one that is open.
    return path.suffix.lower() in SPREADSHEETS and not path.name.startswith(("~$", ".~lock"))


def read_spreadsheet(files: DataFiles, file: str) -> Spreadsheet | None:
    """The tables of a file; origins count rows as lines. Reports ``unreadable-file`` and ``unreadable-sheet``; None then."""
    files.read.append(file)
    try:
        content = (files.project / file).read_bytes()
    except OSError as error:
        files.faults.error(Origin(file), "unreadable-file", _unreadable(error.strerror or str(error)))
        return None
    try:
        is_csv = file.lower().endswith(".csv")
        sheets = tuple(_csv_sheets(content, file) if is_csv else _workbook_sheets(content, file))
    except _UnreadableError as reason:
        message = say(
            "表計算ファイルとして読めません：{reason}",
            "the file cannot be read as a spreadsheet: {reason}",
            reason=reason.message,
        )
        files.faults.error(Origin(file), "unreadable-sheet", message)
        return None
    return Spreadsheet(Origin(file), tuple((rows[0], rows[1:]) for rows in sheets if rows))


class _UnreadableError(Exception):
    """The content is no spreadsheet of its kind; ``message`` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.en)
        self.message = message


def _unreadable(reason: str) -> Message:
    return say("ファイルを読めません：{reason}", "the file cannot be read: {reason}", reason=reason)


def _csv_sheets(content: bytes, file: str) -> Iterator[tuple[Row, ...]]:
    text = _decoded(content)
    first = text.split("\n", 1)[0]
    delimiter = max(_DELIMITERS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[tuple[int, list[str]]] = []
    try:
        line = 1
        for cells in reader:
            rows.append((line, cells))
            line = reader.line_num + 1
    except csv.Error as error:
        raise _UnreadableError(
            say("{line}行目：{why}", "line {line}: {why}", line=reader.line_num, why=str(error))
        ) from None
    yield _filled(file, rows)


def _decoded(content: bytes) -> str:
    for encoding in _ENCODINGS:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    message = Message(
        "UTF-8でもShift_JISでもありません。「CSV UTF-8」で保存してください",
        "it is neither UTF-8 nor Shift_JIS; save it as 'CSV UTF-8'",
    )
    raise _UnreadableError(message)


def _workbook_sheets(content: bytes, file: str) -> Iterator[tuple[Row, ...]]:
    from python_calamine import CalamineError, load_workbook  # only for those who have such a file

    try:
        workbook = load_workbook(io.BytesIO(content))
        names = workbook.sheet_names
        sheets = [workbook.get_sheet_by_name(name).to_python(skip_empty_area=False) for name in names]
    except CalamineError as error:
        raise _UnreadableError(Message(str(error), str(error))) from None
    for number, (name, rows) in enumerate(zip(names, sheets, strict=True)):
        shown = file if number == 0 else f"{file}({name})"
        yield _filled(shown, ((line, [_word(cell) for cell in cells]) for line, cells in enumerate(rows, start=1)))


def _word(cell: object) -> str:
    """A cell as a designer sees it: whole numbers without a fraction."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime.datetime) and cell.time() == datetime.time():
        return cell.date().isoformat()
    return str(cell)


def _filled(file: str, rows: Iterable[tuple[int, list[str]]]) -> tuple[Row, ...]:
    made = (
        tuple(Scalar(Origin(file, line, column), cell.strip() or None) for column, cell in enumerate(cells, start=1))
        for line, cells in rows
    )
    return tuple(row for row in made if any(cell.text for cell in row))
