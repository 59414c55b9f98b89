"""A difference as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from builder.diff.difference import (
    Difference,
    FieldDifference,
    Kind,
    PieceDifference,
    RecordDifference,
    SetupDifference,
    StandingDifference,
)
from builder.diff.trait_groups import TraitGroup, grouped
from builder.model.erratum import Erratum
from builder.model.message import Message

_SIGNS = {Kind.ADDED: "+", Kind.REMOVED: "-", Kind.CHANGED: "~"}
_HEADINGS = {
    "breaks": Message("セーブを壊す変更", "Breaks saved games"),
    "pieces": Message("駒", "Pieces"),
    "setups": Message("セットアップ", "Setups"),
    "rules": Message("制約", "Constraints"),
    "boards": Message("盤", "Boards"),
    "board_pictures": Message("盤の絵", "Pictures of boards"),
    "errata": Message("正誤", "Errata"),
}
NOTHING = Message("変更はありません", "nothing changed")
GROUP = Message("命令や動作だけが変わった駒", "pieces of which only commands and behaviour changed")


def diff_text(difference: Difference, language: str) -> str:
    """The difference in ``ja`` or ``en``, a part for each kind of thing that changed."""
    lines = [f"{difference.name}: {difference.old_label} → {difference.new_label}"]
    if difference.old_version != difference.new_version:
        lines.append(f"{difference.old_version} → {difference.new_version}")
    if difference.is_empty:
        lines.append(told(NOTHING, language))
    for part, found in _parts(difference, language).items():
        if found:
            lines += ["", told(_HEADINGS[part], language), *(f"  {line}" for line in found)]
    return "\n".join(lines) + "\n"


def told(message: Message, language: str) -> str:
    """The message in one language."""
    return message.ja if language == "ja" else message.en


def standing_text(line: StandingDifference, language: str) -> str:
    """``3 × lion: old castle → ridge``; a plus or minus where the pieces came or went."""
    what = f"{line.count} × {told(line.piece, language)}"
    if line.old is None and line.new is not None:
        return f"+ {what}: {told(line.new, language)}"
    if line.old is not None and line.new is None:
        return f"- {what}: {told(line.old, language)}"
    assert line.old is not None and line.new is not None
    return f"~ {what}: {told(line.old, language)} → {told(line.new, language)}"


def field_text(field: FieldDifference, language: str) -> str:
    """``attack: 4・2 → 5・2``."""
    return f"{told(field.label, language)}: {value_text(field.old, field, language)} → {value_text(field.new, field, language)}"


def value_text(value: Message | None, field: FieldDifference, language: str) -> str:
    """One of the field's values; in both languages where the two look the same in the wanted one."""
    if value is None:
        return "—"
    same = field.old is not None and field.new is not None and told(field.old, language) == told(field.new, language)
    return f"{value.ja} / {value.en}" if same else told(value, language)


def erratum_text(erratum: Erratum, language: str) -> str:
    """Date, reason and source on one line."""
    reason = erratum.reason.in_language(language) if erratum.reason else erratum.id
    rule = f" [{erratum.rule}]" if erratum.rule else ""
    return f"{erratum.date} {reason}{rule} ({erratum.source})"


def _parts(difference: Difference, language: str) -> dict[str, list[str]]:
    single, groups = grouped(difference.pieces)
    return {
        "breaks": [f"! {told(message, language)}" for message in difference.all_breaks],
        "pieces": [
            *(line for piece in single for line in _piece_lines(piece, language)),
            *(line for group in groups for line in _group_lines(group, language)),
        ],
        "setups": [line for setup in difference.setups for line in _setup_lines(setup, language)],
        "rules": [line for rule in difference.rules for line in _record_lines(rule, language)],
        "boards": [line for board in difference.boards for line in _record_lines(board, language)],
        "board_pictures": [f"~ {told(picture.label, language)}" for picture in difference.board_pictures],
        "errata": [line for erratum in difference.errata for line in _erratum_lines(erratum, language)],
    }


def _piece_lines(piece: PieceDifference, language: str) -> Iterator[str]:
    counter = f" [{piece.counter}]" if piece.counter else ""
    yield f"{_SIGNS[piece.kind]} {told(piece.name, language)}{counter}, gpid {piece.gpid}"
    if piece.kind is Kind.CHANGED:
        yield from (f"    {field_text(field, language)}" for field in piece.fields)
        faces = [told(picture.label, language) or "1" for picture in piece.pictures if picture.changed]
        if faces:
            yield f"    {told(Message('絵', 'picture'), language)}: {', '.join(faces)}"


def _group_lines(group: TraitGroup, language: str) -> Iterator[str]:
    yield f"{_SIGNS[Kind.CHANGED]} {len(group.pieces)} × {told(GROUP, language)}: {told(group.names, language)}"
    yield from (f"    {field_text(field, language)}" for field in group.fields)


def _setup_lines(setup: SetupDifference, language: str) -> Iterator[str]:
    yield f"{_SIGNS[setup.kind]} {told(setup.name, language)} [{setup.id}]"
    if setup.kind is Kind.CHANGED:
        yield from (f"    {field_text(field, language)}" for field in setup.fields)
        yield from (f"    {standing_text(line, language)}" for line in setup.pieces)


def _record_lines(record: RecordDifference, language: str) -> Iterator[str]:
    yield f"{_SIGNS[record.kind]} {told(record.name, language)} [{record.id}]"
    if record.kind is Kind.CHANGED:
        yield from (f"    {field_text(field, language)}" for field in record.fields)


def _erratum_lines(erratum: Erratum, language: str) -> Iterator[str]:
    yield f"+ {erratum_text(erratum, language)}"
    yield from (f"    {rule.rule}: {rule.says.in_language(language)}" for rule in erratum.rules)
