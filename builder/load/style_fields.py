"""What the readers of map and sheet styles share: files found in layers, ``extends``, lettering, words."""

from __future__ import annotations

import re
from collections.abc import Mapping as TableOf
from collections.abc import Sequence
from pathlib import Path

from builder.load.document_cache import DocumentCache, nodes_of
from builder.load.fields import Faults, Fields, with_nearest
from builder.load.node import Mapping, Node, Scalar
from builder.model.map_style import LetterStyle
from builder.model.message import Message, say
from builder.model.names import Names
from builder.origin import Origin

SYMBOL_FILE = "symbols.yaml"
_WEIGHTS = ("regular", "bold")
_PAIR = re.compile(r"\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*")


def layered_documents(
    template_folders: Sequence[Path], room: str, faults: Faults, cache: DocumentCache | None = None
) -> dict[str, Mapping]:
    """The style files of ``<folder>/<room>/`` by name, ``extends`` resolved.

    A file in an earlier folder hides one of the same name in a later folder.
    """
    found: dict[str, Mapping] = {}
    for folder in template_folders:
        for path in sorted((folder / room).glob("*.yaml")):
            if path.name == SYMBOL_FILE or path.stem in found:
                continue
            node = _document(path, f"{folder.name}/{room}/{path.name}", faults, cache)
            if isinstance(node, Mapping):
                found[path.stem] = node
            elif node is not None:
                message = Message("スタイルのファイルはキーと値の表です", "a style file is a table of keys and values")
                faults.error(node.origin, "wrong-type", message)
    return {name: _extended(name, found, faults, ()) for name in found}


def symbol_documents(
    template_folders: Sequence[Path], room: str, faults: Faults, cache: DocumentCache | None = None
) -> tuple[Node, ...]:
    """The symbol files of a room, in the order of the folders: a drawing in an earlier one wins."""
    found = [
        _document(path, f"{folder.name}/{room}/{SYMBOL_FILE}", faults, cache)
        for folder in template_folders
        if (path := folder / room / SYMBOL_FILE).is_file()
    ]
    return tuple(node for node in found if node is not None)


def letter_style(fields: Fields, key: str) -> LetterStyle:
    """The lettering under ``key``: size, minimum, weight, colour, halo, halo_px, spacing."""
    inner = table(fields, key)
    style = letters(inner)
    inner.finish()
    return style


def letters(fields: Fields) -> LetterStyle:
    """The lettering keys of a table that may hold others as well."""
    return LetterStyle(
        size=fields.number("size"),
        minimum=fields.number("minimum"),
        weight=fields.choice("weight", _WEIGHTS),
        colour=fields.colour("colour"),
        halo=fields.optional_colour("halo"),
        halo_px=fields.optional_number("halo_px") or 0.0,
        spacing=fields.optional_number("spacing") or 0.0,
    )


def table(fields: Fields, key: str) -> Fields:
    """The keys of the table under ``key``, which must be there."""
    node = fields.node(key)
    if node is None:
        message = say("{what}には「{key}」が必要です", "a {what} needs '{key}'", what=fields.what, key=key)
        fields.faults.error(fields.origin, "missing-key", message)
        node = Mapping(fields.origin, ())
    return Fields(node, fields.faults, say("{what}の「{key}」", "'{key}' of a {what}", what=fields.what, key=key))


def words(fields: Fields, key: str, wanted: Sequence[str]) -> TableOf[str, Names]:
    """The style's own words by key, each in several languages."""
    inner = table(fields, key)
    found = {word: inner.names(word) for word in wanted}
    inner.finish()
    return found


def not_file_name(name: str) -> Message:
    """The sentence for a style that is called otherwise than its file."""
    return say(
        "「style」はファイル名と同じ「{name}」でなければなりません",
        "'style' must be '{name}', as the file is named",
        name=name,
    )


def number_pairs(fields: Fields, key: str) -> tuple[tuple[float, float], ...]:
    """A list of ``"46:0.12"``."""
    pairs: list[tuple[float, float]] = []
    for scalar in fields.scalars(key):
        match = _PAIR.fullmatch(scalar.text or "")
        if match is None:
            message = say(
                '「{key}」に「{text}」があります。"46:0.12"のように数の組を書きます',
                "'{key}' holds '{text}'; write pairs of numbers such as \"46:0.12\"",
                key=key,
                text=scalar.text or "",
            )
            fields.faults.error(scalar.origin, "wrong-type", message)
            continue
        pairs.append((float(match[1]), float(match[2])))
    return tuple(pairs)


def _document(path: Path, shown: str, faults: Faults, cache: DocumentCache | None) -> Node | None:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        message = say(
            "UTF-8のテキストとして読めません：{why}", "the file cannot be read as UTF-8 text: {why}", why=str(error)
        )
        faults.error(Origin(shown), "unreadable-file", message)
        return None
    return nodes_of(text, shown, faults, cache)


def _extended(name: str, found: TableOf[str, Mapping], faults: Faults, below: tuple[str, ...]) -> Mapping:
    own = found[name]
    parent = own.find("extends")
    if not isinstance(parent, Scalar) or parent.text is None:
        return own
    if parent.text not in found or parent.text in (name, *below):
        message = say(
            "「extends」の「{parent}」という別のスタイルはありません",
            "'extends' names no other style '{parent}'",
            parent=parent.text,
        )
        others = [other for other in found if other != name]
        faults.error(parent.origin, "unknown-word", with_nearest(message, parent.text, others))
        return own
    return _merged(own, _extended(parent.text, found, faults, (*below, name)))


def _merged(own: Mapping, parent: Mapping) -> Mapping:
    """``own`` with the keys of ``parent`` that it lacks; tables are merged key by key."""
    entries = {key.text: (key, value) for key, value in parent.entries}
    for key, value in own.entries:
        inherited = entries.get(key.text)
        if inherited is not None and isinstance(value, Mapping) and isinstance(inherited[1], Mapping):
            value = _merged(value, inherited[1])
        entries[key.text] = (key, value)
    return Mapping(own.origin, tuple(entries.values()))
