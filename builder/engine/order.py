"""What one session of the engine is asked to do: which module, from which setup or save, which steps, which pictures."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from builder.record import Record, field, field_names


class Start(StrEnum):
    """From where play begins."""

    MODULE = "module"
    """The module is opened and no game is started."""
    NEW_GAME = "new-game"
    """File, New Game: the at-start stacks and decks of the module."""
    SETUP = "setup"
    """A predefined setup of the File menu, by its number (from 0, in the order of the menu)."""
    SAVE = "save"
    """A saved game (``.vsav``) on disk."""


class Step(Record):
    """One thing that a player does. ``do`` says what; the fields that it uses are named there.

    - ``key``: the key command ``command`` (a named one) or the keystroke ``key`` (as Java writes them, e.g. ``ctrl F``) is
      sent to the pieces that ``piece`` picks
    - ``hotkey``: ``command`` or ``key`` is pressed in the main window
    - ``place``: the pieces of the palette that have the properties of ``piece`` are put on pixel ``x``, ``y`` of the map ``map``
    - ``move``: the pieces that ``piece`` picks are dragged to pixel ``x``, ``y`` of the map ``map``
    - ``button``: the toolbar button whose text or tooltip is ``command`` is pressed (``map``: in that map's toolbar)
    - ``property``: the global property ``command`` is set to ``value``
    - ``side``: the player takes the side ``value``
    - ``save``: the game is saved to the file ``file``
    - ``load``: the saved game ``file`` is opened
    - ``refresh``: Tools, Refresh Counters, with the options in ``value`` (comma separated names of GameRefresher)
    - ``menus``: every piece of the palette that has the properties of ``piece`` is put on pixel ``x``, ``y`` of the map
      ``map``, each entry of its menu is chosen and undone; ``SeenGame.menus`` tells what they did
    - ``look``: ``SeenGame.looked`` tells what the player reads on the screen: ``value`` is ``buttons`` of the main window,
      ``inventory`` (the list of forces) or ``viewer`` (the stack viewer at pixel ``x``, ``y`` of the map ``map``)
    - ``observe``: nothing is done; pieces and properties are only read again

    ``piece`` picks by equality: the keys ``id``, ``name``, ``gpid``, ``map``, ``location`` or any property of the piece.
    After each step all pieces are read again.
    """

    do: str
    piece: Mapping[str, str] = field(default_factory=dict)
    command: str = ""
    key: str = ""
    map: str = ""
    x: int = 0
    y: int = 0
    value: str = ""
    file: str = ""


class Order(Record):
    """One session: open ``vmod``, begin at ``start``, do ``steps``.

    ``setup`` is the number of the predefined setup (``Start.SETUP``), ``save`` the saved game (``Start.SAVE``).
    A module without setups starts a new game instead of setup 0. ``side`` is taken after loading (empty: an onlooker).
    ``properties`` are read of every piece, ``global_properties`` of the module. With ``shots`` the map windows are painted
    into that folder. ``language`` is the player's, as a two-letter code. ``timeout_s`` bounds the whole session, in seconds.
    """

    vmod: Path
    start: Start = Start.NEW_GAME
    setup: int = 0
    save: Path | None = None
    side: str = ""
    steps: tuple[Step, ...] = ()
    properties: tuple[str, ...] = ()
    global_properties: tuple[str, ...] = ()
    shots: Path | None = None
    language: str = "en"
    timeout_s: float = 300.0

    def __post_init__(self) -> None:
        if (self.start is Start.SAVE) != (self.save is not None):
            raise ValueError("a saved game goes with Start.SAVE, and only with it")

    def to_json(self) -> dict[str, Any]:
        """The order as JSON values, with absolute paths: the session runs in another process."""
        values: dict[str, Any] = {name: getattr(self, name) for name in field_names(self)}
        values["steps"] = [{name: getattr(step, name) for name in field_names(step)} for step in self.steps]
        for name in ("vmod", "save", "shots"):
            path = values[name]
            values[name] = None if path is None else str(Path(path).resolve())
        return values

    @staticmethod
    def from_json(values: Mapping[str, Any]) -> Order:
        """The order that ``to_json`` wrote."""
        known = dict(values)
        for name in ("vmod", "save", "shots"):
            known[name] = None if known[name] is None else Path(known[name])
        known["start"] = Start(known["start"])
        known["steps"] = tuple(Step(**step) for step in known["steps"])
        for name in ("properties", "global_properties"):
            known[name] = tuple(known[name])
        return Order(**known)
