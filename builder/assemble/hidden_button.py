"""Buttons without a text: they have no place in a tool bar and are pressed by the named key of another button."""

from __future__ import annotations

from builder.vassal.components import AnyComponent, ChangePropertyButton, DoActionButton, GlobalKeyCommand
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import PropertyChange


def change_property(name: str, value: str) -> ChangePropertyButton:
    """Sets the global property that it stands in to an expression."""
    return ChangePropertyButton(text="", tooltip=name, hotkey=named(name), change=PropertyChange.set_to(value))


def give_command(name: str, key: KeyStroke, match: str, from_decks: str = "0") -> GlobalKeyCommand:
    """Presses ``key`` on the pieces of every map that match; ``from_decks``: how many of a deck, 0 leaves decks alone."""
    return GlobalKeyCommand(
        name=name,
        button_text="",
        tooltip="",
        button_hotkey=named(name),
        hotkey=key,
        single_map=False,
        filter=match,
        deck_count=from_decks,
    )


def tell(name: str, report: str) -> DoActionButton:
    """Writes a line into the chat."""
    return DoActionButton(name=name, text="", tooltip="", hotkey=named(name), do_report=True, report_format=report)


def press(name: str, keys: tuple[str, ...], text: str = "", tooltip: str = "") -> AnyComponent:
    """Presses named keys one after the other; with a ``text`` it is a button that players see."""
    return DoActionButton(
        name=name,
        text=text,
        tooltip=tooltip or text,
        hotkey=named(name),
        do_hotkey=True,
        hotkeys=tuple(named(key) for key in keys),
    )
