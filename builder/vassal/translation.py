"""A module in a second language: the texts of two builds of one module, compared, as ``Module_<language>.properties``.

Java: ``Localization``, ``ComponentI18nData``, ``AbstractConfigurable.getI18nPrefix``, ``Decorator.getTranslation``. A text of a
component is found by the names of the components on the way to it, a text of a piece by itself, behind ``Piece.``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from builder.record import field_names
from builder.vassal.components import AnyComponent, PlayerRoster
from builder.vassal.components.piece_holder import PieceHolder
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
    _compare(original, translated, "", found)
    return found


def write_properties(texts: Mapping[str, str]) -> bytes:
    """A Java properties file, sorted by key, in ASCII with ``\\uXXXX``."""
    lines: list[str] = []
    for key, text in sorted(texts.items()):
        key, text = _on_one_line(key), _on_one_line(text)
        for sign in " :=#!":
            key = key.replace(sign, "\\" + sign)
        start = "\\" if text.startswith(" ") else ""  # or Java would skip the space
        lines.append(f"{key}={start}{text}\n")
    document = "".join(lines)
    for sign in set(_NOT_ALIKE.findall(document)):
        document = document.replace(sign, _code(sign))
    return document.encode("ascii", "backslashreplace")


_NOT_ALIKE = re.compile("[\x00-\t\x0b-\x1f\x7f-\xff\U00010000-\U0010ffff]")
"""The signs that Python's ``backslashreplace`` leaves, or writes in another way than Java; all others become ``\\uXXXX``."""
_CONTROLS = {"\r": "\\r", "\t": "\\t"}


def _on_one_line(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _code(sign: str) -> str:
    """A sign as Java's ``Properties.load`` reads it: ``\\uXXXX``, two for one beyond the first 65,536."""
    if sign in _CONTROLS:
        return _CONTROLS[sign]
    units = sign.encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def _compare(one: AnyComponent, other: AnyComponent, prefix: str, found: dict[str, str]) -> None:
    """Add to ``found`` what differs in two components and below them; what stands there already was found first, and stays."""
    first_children, other_children = one.child_components(), other.child_components()
    if one.tag != other.tag or len(first_children) != len(other_children):
        raise ValueError(f"the two builds differ at {one.tag}: {len(first_children)} and {len(other_children)} parts")
    if isinstance(one, PieceHolder) and isinstance(other, PieceHolder):
        _compare_pieces(one, other, found)
        return
    if isinstance(other, PlayerRoster):
        found.setdefault("PlayerRoster.sides", ",".join(other.sides))
    if not first_children and one.written_attributes == other.written_attributes:
        return
    name = one.tag.rpartition(".")[2]
    attributes = dict(one.written_attributes)
    own = _joined(prefix, _prefix(attributes, name))
    for attribute, text in other.written_attributes:
        if attributes.get(attribute) != text and (name, attribute) not in _KEPT:
            found.setdefault(own + attribute, text)
    inner = own if name not in _BARE else prefix
    for child, translated in zip(first_children, other_children, strict=True):
        _compare(child, translated, inner, found)


def _prefix(attributes: Mapping[str, str], name: str) -> str:
    if name in _WITHOUT_PREFIX:
        return ""
    if name in _BARE:
        return _BARE[name]
    own = "" if name in _NO_NAME else attributes.get(_NAME_ATTRIBUTES.get(name, "name"), "")
    return f"{name}.{own}." if own else f"{name}."


def _joined(prefix: str, own: str) -> str:
    return f"{prefix}.{own}" if prefix and own else prefix + own


def _compare_pieces(one: PieceHolder, other: PieceHolder, found: dict[str, str]) -> None:
    """Every text of a piece that the two builds write differently; expressions are among them, and never asked for."""
    try:
        first_piece, other_piece = one.piece(), other.piece()
    except SequenceError as error:
        raise ValueError(f"a piece cannot be read: {error}") from None
    for first, second in zip(first_piece.traits, other_piece.traits, strict=True):
        if first is second or isinstance(first, Marker) or first == second:
            continue
        if isinstance(first, Embellishment) and isinstance(second, Embellishment):
            _compare_values(_levels(first), _levels(second), found)
        for name in ("name",) if isinstance(first, BasicPiece) else field_names(first):
            before, after = getattr(first, name), getattr(second, name)
            if before != after:
                _compare_values(before, after, found)


def _levels(layer: Embellishment) -> tuple[str, ...]:
    return tuple(
        name.removeprefix("+").removesuffix("+") if name.startswith("+") else name.removesuffix("+")
        for name in layer.names
    )


def _compare_values(one: object, other: object, found: dict[str, str]) -> None:
    if isinstance(one, str) and isinstance(other, str):
        if one != other and one and not one.startswith("+"):
            found.setdefault(_PIECE + one, other)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for first, second in zip(one, other, strict=False):
            _compare_values(first, second, found)
