"""What players look for in a module, in figures: prototypes, reported changes, the nine play aids. For any ``.vmod``.

The three are those that a study of 562 published modules found to tell a good module from a mean one: pieces made from
prototypes, changes of state that the opponent is told of, and aids such as zoom and an inventory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from builder.record import Record
from builder.vassal import components as vassal
from builder.vassal.archive import ArchiveError, read_archive
from builder.vassal.build_file import BuildFileError, read_build_file
from builder.vassal.components import AnyComponent
from builder.vassal.keys import KeyStroke
from builder.vassal.piece import Piece, PrototypeError, expand_prototypes
from builder.vassal.traits import (
    AnyTrait,
    Clone,
    Delete,
    DynamicProperty,
    Embellishment,
    FreeRotator,
    GlobalHotKey,
    Hideable,
    Labeler,
    Obscurable,
    PlaceMarker,
    Replace,
    ReportState,
    ReturnToDeck,
    SendToLocation,
    TriggerAction,
    UsePrototype,
)

AIDS: Mapping[str, tuple[type[Any], ...]] = {
    "zoom": (vassal.Zoomer,),
    "stack viewer": (vassal.CounterDetailViewer,),
    "inventory": (vassal.Inventory,),
    "overview map": (vassal.GlobalMap,),
    "turn tracker": (vassal.TurnTracker,),
    "dice": (vassal.DiceButton, vassal.SpecialDiceButton),
    "last moved": (vassal.HighlightLastMoved,),
    "flare": (vassal.Flare,),
    "setups": (vassal.PredefinedSetup,),
}
"""The nine aids that the study counts, with the components that give them."""

_CHANGES = (Clone, Delete, FreeRotator, Labeler, PlaceMarker, Replace, ReturnToDeck, SendToLocation)
_TOLD_BY_ENGINE = (Hideable, Obscurable)


class Quality(Record):
    """The figures of a module. ``silent`` names each change that is not reported, as ``piece: entry``."""

    pieces: int
    with_prototypes: int
    changes: int
    reported: int
    silent: tuple[str, ...]
    aids: tuple[str, ...]

    def text(self) -> str:
        """The figures as they are printed."""
        missing = [aid for aid in AIDS if aid not in self.aids]
        lines = [
            f"pieces with prototypes   {_share(self.with_prototypes, self.pieces)}",
            f"state changes reported   {_share(self.reported, self.changes)}",
            f"play aids                {len(self.aids)} of {len(AIDS)}"
            + (f" (missing: {', '.join(missing)})" if missing else ""),
            *(f"  not reported: {change}" for change in self.silent),
        ]
        return "\n".join(lines) + "\n"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.2f} ({part} of {whole})" if whole else "- (none)"


class NotAModuleError(ValueError):
    """A file that is no module; the text says why."""


def read_quality(file: Path) -> Quality:
    """The figures of a module on disk. Raises NotAModuleError."""
    try:
        return quality_of(file.read_bytes())
    except (ArchiveError, BuildFileError) as error:
        raise NotAModuleError(f"{file} is no module: {error}") from None
    except KeyError:
        raise NotAModuleError(f"{file} is no module: it holds no buildFile.xml") from None


def quality_of(vmod: bytes) -> Quality:
    """The figures of a module's bytes. Raises ArchiveError, BuildFileError, KeyError where it is no module."""
    module = read_build_file(read_archive(vmod)["buildFile.xml"])
    every = tuple(vassal.walk(module))
    prototypes = {one.name: one.piece() for one in every if isinstance(one, vassal.PrototypeDefinition)}
    slots = [(one.entry_name, one.piece()) for one in every if isinstance(one, vassal.PieceSlot)]
    buttons = _Buttons(every)
    entries: dict[tuple[str, str], bool] = {}
    for name, piece in slots:
        try:
            worn = expand_prototypes(piece, prototypes)
        except PrototypeError:  # the engine, too, leaves a prototype out that is not there
            worn = piece
        for entry, told in _changes(worn, buttons):
            entries[name, entry] = told
    kinds = {type(one) for one in every}
    return Quality(
        pieces=len(slots),
        with_prototypes=sum(any(isinstance(one, UsePrototype) for one in piece.traits) for _, piece in slots),
        changes=len(entries),
        reported=sum(entries.values()),
        silent=tuple(f"{name}: {entry}" for (name, entry), told in entries.items() if not told),
        aids=tuple(aid for aid, components in AIDS.items() if kinds & set(components)),
    )


class _Buttons:
    """The module's buttons by the key that presses them: what they press in turn, and whether they tell."""

    def __init__(self, every: tuple[AnyComponent, ...]) -> None:
        self.given: dict[str, bool] = {}
        """Keys that a button presses on pieces, and whether the button that leads there tells of it."""
        self._presses: dict[str, tuple[KeyStroke, ...]] = {}
        self._tells: set[str] = set()
        for one in every:
            if isinstance(one, vassal.DoActionButton) and one.hotkey is not None:
                self._presses[_name(one.hotkey)] = one.hotkeys
                if one.do_report:
                    self._tells.add(_name(one.hotkey))
        self._give(every)

    def _give(self, every: tuple[AnyComponent, ...]) -> None:
        tracked = {_name(one.hotkey) for one in every if isinstance(one, vassal.TurnGlobalHotkey) and one.hotkey}
        telling = {key for start in self._presses if self.tell(start) for key in self._reach(start)}
        for one in every:
            if isinstance(one, vassal.MassKeyCommand) and one.hotkey is not None:
                told = bool(one.report_format) or _name(one.button_hotkey) in telling | tracked
                self.given[_name(one.hotkey)] = self.given.get(_name(one.hotkey), True) and told

    def tell(self, key: str) -> bool:
        """True where the button of this key, or one that it presses, writes into the chat."""
        return bool(self._reach(key) & self._tells)

    def _reach(self, key: str) -> set[str]:
        return _reached(key, {name: [_name(one) for one in keys] for name, keys in self._presses.items()})


def _name(key: KeyStroke | None) -> str:
    if key is None:
        return ""
    return key.name or f"{key.code},{key.modifiers}"


def _changes(piece: Piece, buttons: _Buttons) -> Iterator[tuple[str, bool]]:
    """Each entry of the menu, and each key that a button gives, by which the piece changes; whether the chat is told."""
    changing = {key for trait in piece.traits for key in _changing_keys(trait)}
    told = {_name(key) for trait in piece.traits if isinstance(trait, ReportState) for key in trait.keys}
    told |= {_name(key) for one in piece.traits if isinstance(one, ReportState) for key in one.cycle_keys}
    pressed: dict[str, list[str]] = {}
    hot: dict[str, str] = {}
    for trait in piece.traits:
        if isinstance(trait, TriggerAction):
            for stroke in (trait.key, *trait.watch_keys):
                if stroke is not None:
                    pressed.setdefault(_name(stroke), []).extend(_name(action) for action in trait.action_keys)
        elif isinstance(trait, GlobalHotKey) and trait.key is not None and trait.global_hotkey is not None:
            hot[_name(trait.key)] = _name(trait.global_hotkey)
    for label, key in dict.fromkeys((*_entries(piece), *((given, given) for given in sorted(buttons.given)))):
        reached = _reached(key, pressed)
        if reached & set(hot):
            yield label, any(buttons.tell(hot[one]) for one in reached & set(hot)) or bool(reached & told)
        elif reached & changing:
            yield label, bool(reached & told) or buttons.given.get(key, False)


def _reached(key: str, pressed: Mapping[str, list[str]]) -> set[str]:
    seen: set[str] = set()
    open_ends = [key]
    while open_ends:
        one = open_ends.pop()
        if one not in seen:
            seen.add(one)
            open_ends += pressed.get(one, [])
    return seen


def _entries(piece: Piece) -> Iterator[tuple[str, str]]:
    """Menu text and key of everything that has both."""
    pairs: tuple[tuple[str, KeyStroke | None], ...]
    for trait in piece.traits:
        if isinstance(trait, Embellishment):
            pairs = (
                (trait.increase_command, trait.increase_key_stroke),
                (trait.decrease_command, trait.decrease_key_stroke),
                (trait.reset_command, trait.reset_key_stroke),
                (trait.random_command, trait.random_key_stroke),
                (trait.activate_command, trait.activate_key_stroke),
            )
        elif isinstance(trait, DynamicProperty):
            pairs = tuple((command.name, command.key) for command in trait.commands)
        elif isinstance(trait, _TOLD_BY_ENGINE):
            continue
        else:
            pairs = ((getattr(trait, "command", ""), getattr(trait, "key", None)),)
        yield from ((text, _name(key)) for text, key in pairs if text and isinstance(key, KeyStroke))


def _changing_keys(trait: AnyTrait) -> Iterator[str]:
    """The keys by which a trait changes its piece for everybody to see."""
    keys: tuple[KeyStroke | None, ...] = ()
    if isinstance(trait, Embellishment):
        keys = (
            *(trait.increase_key_stroke, trait.decrease_key_stroke, trait.reset_key_stroke),
            *(trait.random_key_stroke, trait.activate_key_stroke),
        )
    elif isinstance(trait, DynamicProperty):
        keys = tuple(command.key for command in trait.commands)
    elif isinstance(trait, _CHANGES):
        keys = (getattr(trait, "key", None),)
    yield from (_name(key) for key in keys if key is not None)
