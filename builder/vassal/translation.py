"""A module in a second language: the texts of two builds of one module, compared, as ``Module_<language>.properties``.

Java: ``Localization``, ``ComponentI18nData``, ``AbstractConfigurable.getI18nPrefix``, ``Decorator.getTranslation``. A text of a
component is found by the names of the components on the way to it, a text of a piece by itself, behind ``Piece.``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from builder.record import field_names
from builder.vassal.components import AnyComponent, PlayerRoster
from builder.vassal.components.piece_holder import PieceHolder
from builder.vassal.piece import Piece
from builder.vassal.sequence import SequenceError
from builder.vassal.traits import BasicPiece, Embellishment, Marker

_NAME_ATTRIBUTES = {
    "Map": "mapName",
    "PrivateMap": "mapName",
    "TabWidget": "entryName",
    "BoxWidget": "entryName",
    "ListWidget": "entryName",
    "PanelWidget": "entryName",
    "MapWidget": "entryName",
    "ToolbarMenu": "description",
    "MultiActionButton": "description",
    "LOS_Thread": "threadName",
    "Flare": "flareName",
    "BrowserHelpFile": "title",
    "HelpFile": "title",
}
"""The attribute that is a component's name, where it is not ``name``."""
_WITHOUT_PREFIX = ("GameModule", "GlobalProperties", "PrototypesContainer", "BoardPicker")
_NO_NAME = ("ChangePropertyButton", "BoardPicker", "NotesWindow", "PlayerRoster")
_BARE = {"HidePiecesButton": "HidePieces", "GlobalMap": "GlobalMap"}
"""Components whose prefix is not their class's name and has no full stop at its end."""
_KEPT = {("Board", "name"), ("DrawPile", "name"), ("DrawPile", "owningBoard"), ("BoardPicker", "setup")}
"""Names that the engine would really change, so that saves and commands no longer found the thing."""
_PIECE = "Piece."


def module_translation(original: AnyComponent, translated: AnyComponent) -> dict[str, str]:
    """The texts of ``translated`` by the engine's keys, for all that differs between two builds of one module.

    Raises ValueError where the two are not built alike.
    """
    found: dict[str, str] = {}
    for key, text in _compare(original, translated, ""):
        found.setdefault(key, text)
    return found


def write_properties(texts: Mapping[str, str]) -> bytes:
    """A Java properties file, sorted by key, in ASCII with ``\\uXXXX``."""
    lines = [f"{_escaped(key, key=True)}={_escaped(text, key=False)}\n" for key, text in sorted(texts.items())]
    return "".join(lines).encode("ascii")


_OF_KEYS = re.compile(r"[ :=#!\\]")
_UNPRINTED = re.compile("[\\n\\r\\t]|[^ -~\\n\\r\\t]+")
_CONTROLS = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def _escaped(text: str, key: bool) -> str:
    """The text as Java's ``Properties.load`` reads it back."""
    text = _OF_KEYS.sub(r"\\\g<0>", text) if key else text.replace("\\", "\\\\")
    if not key and text.startswith(" "):
        text = "\\" + text
    return text if text.isascii() and text.isprintable() else _UNPRINTED.sub(_as_codes, text)


def _as_codes(match: re.Match[str]) -> str:
    """Signs beyond ASCII as ``\\uXXXX``, two for one beyond the first 65,536."""
    if match[0] in _CONTROLS:
        return _CONTROLS[match[0]]
    units = match[0].encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def _compare(one: AnyComponent, other: AnyComponent, prefix: str) -> Iterator[tuple[str, str]]:
    first_children, other_children = one.child_components(), other.child_components()
    if one.tag != other.tag or len(first_children) != len(other_children):
        raise ValueError(f"the two builds differ at {one.tag}: {len(first_children)} and {len(other_children)} parts")
    name = one.tag.rpartition(".")[2]
    if isinstance(one, PieceHolder) and isinstance(other, PieceHolder):
        yield from _compare_pieces(one, other)
        return
    if isinstance(other, PlayerRoster):
        yield "PlayerRoster.sides", ",".join(other.sides)
    attributes = dict(one.written_attributes())
    own = _joined(prefix, _prefix(attributes, name))
    for attribute, text in other.written_attributes():
        if attributes.get(attribute) != text and (name, attribute) not in _KEPT:
            yield own + attribute, text
    inner = own if name not in _BARE else prefix
    for child, translated in zip(first_children, other_children, strict=True):
        yield from _compare(child, translated, inner)


def _prefix(attributes: Mapping[str, str], name: str) -> str:
    if name in _WITHOUT_PREFIX:
        return ""
    if name in _BARE:
        return _BARE[name]
    own = "" if name in _NO_NAME else attributes.get(_NAME_ATTRIBUTES.get(name, "name"), "")
    return f"{name}.{own}." if own else f"{name}."


def _joined(prefix: str, own: str) -> str:
    return f"{prefix}.{own}" if prefix and own else prefix + own


def _compare_pieces(one: PieceHolder, other: PieceHolder) -> Iterator[tuple[str, str]]:
    try:
        yield from piece_translation(one.piece(), other.piece())
    except SequenceError as error:
        raise ValueError(f"a piece cannot be read: {error}") from None


def piece_translation(one: Piece, other: Piece) -> Iterator[tuple[str, str]]:
    """Every text of a piece that the two builds write differently; expressions are among them, and never asked for."""
    for first, second in zip(one.traits, other.traits, strict=True):
        if isinstance(first, Marker) or first == second:
            continue
        if isinstance(first, Embellishment) and isinstance(second, Embellishment):
            yield from _texts(tuple(_level(name) for name in first.names), tuple(_level(name) for name in second.names))
        for name in ("name",) if isinstance(first, BasicPiece) else field_names(first):
            yield from _texts(getattr(first, name), getattr(second, name))


def _level(name: str) -> str:
    return name.removeprefix("+").removesuffix("+") if name.startswith("+") else name.removesuffix("+")


def _texts(one: object, other: object) -> Iterator[tuple[str, str]]:
    if isinstance(one, str) and isinstance(other, str):
        if one != other and one and not one.startswith("+"):
            yield _PIECE + one, other
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for first, second in zip(one, other, strict=False):
            yield from _texts(first, second)
