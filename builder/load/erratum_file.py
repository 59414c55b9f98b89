"""One file of errata or of a user's own values: its heading read, its entries kept as nodes until they are laid over the data."""

from __future__ import annotations

import re
from datetime import date

from builder.load.boards import report_other_name
from builder.load.fields import Faults, Fields
from builder.load.node import Node
from builder.load.spreadsheet import Spreadsheet
from builder.model.erratum import Erratum, RuleText
from builder.model.message import Message, say
from builder.record import Record

_DATE = re.compile(r"\d{4}-\d\d-\d\d")


class ErratumFile(Record):
    """An erratum without its changes, and the entries that make them; a spreadsheet's rows become entries later."""

    erratum: Erratum
    counters: tuple[Node, ...] = ()
    places: tuple[Node, ...] = ()
    setups: tuple[Node, ...] = ()
    constraints: tuple[Node, ...] = ()
    spreadsheet: Spreadsheet | None = None


def read_erratum_file(node: Node, file: str, private: bool, faults: Faults) -> ErratumFile:
    """The file's heading and entries; a private one needs no date, reason and source.

    Reports ``wrong-date``, ``id-not-file-name`` and, for a file without any entry, ``changes-nothing``.
    """
    fields = Fields(node, faults, "file of errata")
    erratum_id = (fields.optional_text("erratum") if private else fields.identifier("erratum")) or ""
    report_other_name(erratum_id, file, "erratum", fields)
    day = (fields.optional_text("date") if private else fields.text("date")) or ""
    _report_date(day, erratum_id, private, fields)
    reason = fields.optional_names("reason") if private else fields.names("reason")
    source = (fields.optional_text("source") if private else fields.text("source")) or ""
    rules = tuple(_read_rule_text(item, faults) for item in fields.items("rules"))
    erratum = Erratum(
        id=erratum_id or file.rsplit("/", 1)[-1],
        date=day,
        reason=reason,
        source=source,
        origin=fields.origin,
        rule=fields.optional_text("rule"),
        rules=rules,
        private=private,
    )
    found = ErratumFile(
        erratum,
        counters=fields.items("counters"),
        places=fields.items("places"),
        setups=fields.items("setups"),
        constraints=fields.items("constraints"),
    )
    if not (rules or found.counters or found.places or found.setups or found.constraints):
        message = Message(
            "このファイルでは何も変わりません。「counters」「places」「setups」「constraints」「rules」のどれもありません",
            "this file changes nothing: it has no 'counters', 'places', 'setups', 'constraints' or 'rules'",
        )
        faults.error(fields.origin, "changes-nothing", message)
    fields.finish()
    return found


def _read_rule_text(node: Node, faults: Faults) -> RuleText:
    fields = Fields(node, faults, "amended rule")
    text = RuleText(fields.text("rule"), fields.names("says"), fields.origin)
    fields.finish()
    return text


def _report_date(day: str, erratum_id: str, private: bool, fields: Fields) -> None:
    if not day:
        return
    if not _DATE.fullmatch(day) or not _is_day(day):
        message = say(
            "「date」が「{day}」です。日付は 2026-11-30 のように年-月-日で書きます",
            "'date' is '{day}'; a date is written yyyy-mm-dd, e.g. 2026-11-30",
            day=day,
        )
        fields.faults.error(fields.origin_of("date"), "wrong-date", message)
    elif erratum_id and not private and not erratum_id.startswith(f"{day}-"):
        message = say(
            "「erratum」が「{id}」です。日付で始めてください：「{day}-...」",
            "'erratum' is '{id}'; it begins with its date: '{day}-...'",
            id=erratum_id,
            day=day,
        )
        fields.faults.error(fields.origin_of("erratum"), "wrong-date", message)


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
