"""The section for a release: what changed, in Markdown, in Japanese and in English."""

from __future__ import annotations

from collections.abc import Iterator

from builder.diff.difference import (
    Difference,
    Kind,
    PieceDifference,
    RecordDifference,
    SetupDifference,
    StandingDifference,
)
from builder.diff.pieces import ID
from builder.diff.text import GROUP, NOTHING, erratum_text, field_text, told
from builder.diff.trait_groups import grouped
from builder.model.message import Message

_LANGUAGES = ("ja", "en")
_SAVES_SAFE = Message(
    "前の版のセーブはそのまま開けます。駒を新しくするには「ツール」→「駒の更新」を選んでください。",
    "Saved games of the version before open as they are; to bring their pieces up to date choose Tools, Refresh Counters.",
)
_PARTS = {
    "errata": Message("正誤", "Errata"),
    "pieces": Message("駒", "Counters"),
    "setups": Message("セットアップ", "Setups"),
    "rules": Message("チェックするルール", "Rules that are checked"),
    "boards": Message("マップとシート", "Maps and sheets"),
    "saves": Message("セーブ", "Saved games"),
}
_BECAME = {
    Kind.ADDED: Message("追加", "new"),
    Kind.REMOVED: Message("廃止", "removed"),
    Kind.CHANGED: Message("変更", "changed"),
}
_CAME, _WENT, _MOVED = Message("追加", "added"), Message("除去", "removed"), Message("移動", "moved")
_NEW_PICTURE = Message("絵", "picture")


def changelog(difference: Difference, languages: tuple[str, ...] = _LANGUAGES) -> str:
    """The section of the new version, a part for each language, ending with a line break."""
    parts = [f"## {difference.new_version}"]
    for language in languages:
        parts += ["", *_section(difference, language)] if len(languages) == 1 else _in_language(difference, language)
    return "\n".join(parts) + "\n"


def _in_language(difference: Difference, language: str) -> list[str]:
    return ["", f"### {'日本語' if language == 'ja' else 'English'}", "", *_section(difference, language)]


def _section(difference: Difference, language: str) -> list[str]:
    if difference.is_empty:
        return [told(NOTHING, language)]
    single, groups = grouped(difference.pieces)
    found = {
        "errata": [line for erratum in difference.errata for line in [f"- {erratum_text(erratum, language)}"]],
        "pieces": [
            *(line for piece in single for line in _piece(piece, language)),
            *(f"- {len(group.pieces)} × {told(GROUP, language)}: {told(group.names, language)}" for group in groups),
        ],
        "setups": [line for setup in difference.setups for line in _setup(setup, language)],
        "rules": [line for rule in difference.rules for line in _record(rule, language)],
        "boards": [line for board in difference.boards for line in _record(board, language)],
        "saves": [f"- {told(message, language)}" for message in (*difference.all_breaks, _SAVES_SAFE)],
    }
    lines: list[str] = []
    for part, listed in found.items():
        if listed:
            lines += [*([""] if lines else []), f"**{told(_PARTS[part], language)}**", "", *listed]
    return lines


def _piece(piece: PieceDifference, language: str) -> Iterator[str]:
    name = f"- {told(piece.name, language)}"
    if piece.kind is not Kind.CHANGED:
        yield f"{name}: {told(_BECAME[piece.kind], language)}"
        return
    told_fields = [field_text(field, language) for field in piece.fields if field.label != ID]
    yield f"{name}: {'; '.join(told_fields) or told(_NEW_PICTURE, language)}"


def _setup(setup: SetupDifference, language: str) -> Iterator[str]:
    name = f"- {told(setup.name, language)}"
    if setup.kind is not Kind.CHANGED:
        yield f"{name}: {told(_BECAME[setup.kind], language)}"
        return
    yield name
    yield from (f"  - {field_text(field, language)}" for field in setup.fields)
    yield from (f"  - {_standing(line, language)}" for line in setup.pieces)


def _standing(line: StandingDifference, language: str) -> str:
    """In words: a plus or minus at the beginning would be another list in Markdown."""
    what = f"{line.count} × {told(line.piece, language)}"
    if line.old is None and line.new is not None:
        return f"{told(_CAME, language)}: {what}, {told(line.new, language)}"
    if line.old is not None and line.new is None:
        return f"{told(_WENT, language)}: {what}, {told(line.old, language)}"
    assert line.old is not None and line.new is not None
    return f"{told(_MOVED, language)}: {what}, {told(line.old, language)} → {told(line.new, language)}"


def _record(record: RecordDifference, language: str) -> Iterator[str]:
    name = f"- {told(record.name, language)}"
    if record.kind is not Kind.CHANGED:
        yield f"{name}: {told(_BECAME[record.kind], language)}"
        return
    yield name
    yield from (f"  - {field_text(field, language)}" for field in record.fields)
